// Finds the programs of Debian's PostgreSQL, or installs its package if we may, or explains what to do.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { aptInstall } from './apt-get.ts'

const debian = '/usr/lib/postgresql'

/** The folder of the newest version. Ends the process with advice if there is none and it cannot be installed. */
export function findPostgres(): string {
  if (!newest()) aptInstall('PostgreSQL for the tests on an external database', 'postgresql')
  return newest() ?? giveUp()
}

function newest(): string | undefined {
  if (!existsSync(debian)) return undefined
  return readdirSync(debian)
    .sort((one, other) => Number(other) - Number(one))
    .map(version => join(debian, version, 'bin'))
    .find(path => existsSync(join(path, 'initdb')))
}

function giveUp(): never {
  process.stderr.write('\nThese tests need PostgreSQL. Install it (Debian: apt-get install postgresql)\n')
  process.exit(1)
}
