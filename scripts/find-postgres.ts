// Where the programs of Debian's PostgreSQL are; installs its package when it is missing and we may, else says what to do.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { aptInstall } from './apt-get.ts'

const debian = '/usr/lib/postgresql'

/** The folder of the newest. Ends the process with advice when there is none and it cannot be installed. */
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
