// Where Chromium is; installs Debian's package when it is missing and we may, else says what to do.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
]
const find = () => [process.env.CHROMIUM, ...places].find(path => path && existsSync(path))

/** The path of the browser. Ends the process with advice when there is none and it cannot be installed. */
export function findChromium(): string {
  return find() ?? installed() ?? giveUp()
}

function installed(): string | undefined {
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!isRootOnDebian) return undefined
  process.stdout.write('Installing Chromium for the browser tests (apt-get install chromium)\n')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
  spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: ['ignore', 'ignore', 'inherit'], env })
  return find()
}

function giveUp(): never {
  process.stderr.write(
    '\nThe browser tests need Chromium. Install it (Debian, Ubuntu: sudo apt-get install chromium), or name one: CHROMIUM=/path/to/chrome npm test\n',
  )
  process.exit(1)
}
