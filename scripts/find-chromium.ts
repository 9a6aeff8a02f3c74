// Finds Chromium, or installs Debian's package if we may, or explains what to do. The headless shell is preferred: the
// same engine without a window, in which the journeys take two thirds of the time.
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
/** Debian's packages; older releases do not have the shell. */
const packages = { shell: 'chromium-headless-shell', browser: 'chromium' } as const

const find = () => [process.env.CHROMIUM, ...places].find(path => path && existsSync(path))

/** The path of the browser. Ends the process with advice if it is missing and cannot be installed. */
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
