// Where Chromium is; installs Debian's package when it is missing and we may, else says what to do. The headless
// shell is the same engine without a browser window around it: the journeys take two thirds of the time in it.
import { existsSync } from 'node:fs'
import { aptInstall } from './apt-get.ts'

const shell = '/usr/bin/chromium-headless-shell'
const places = [
  shell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
]
/** Debian's packages; older releases have no shell. */
const packages = { shell: 'chromium-headless-shell', browser: 'chromium' } as const

const find = () => [process.env.CHROMIUM, ...places].find(path => path && existsSync(path))

/** The path of the browser. Ends the process with advice when there is none and it cannot be installed. */
export function findChromium(): string {
  if (!process.env.CHROMIUM && !existsSync(shell)) install()
  return find() ?? giveUp()
}

function install(): void {
  aptInstall('Chromium for the browser tests', packages.shell)
  if (find() === undefined) aptInstall('Chromium for the browser tests', packages.browser)
}

function giveUp(): never {
  process.stderr.write(
    '\nThe browser tests need Chromium. Install it (Debian, Ubuntu: sudo apt-get install chromium), or name one: CHROMIUM=/path/to/chrome npm test\n',
  )
  process.exit(1)
}
