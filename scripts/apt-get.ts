// Installs Debian packages that a test needs, if we may.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Only as root on Debian; does nothing otherwise. */
export function aptInstall(what: string, ...names: string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  process.stdout.write(`Installing ${what} (apt-get install ${names.join(' ')})\n`)
  aptGet('update', '-qq')
  aptGet('install', '-y', '-qq', ...names)
}

function aptGet(...args: string[]): void {
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
