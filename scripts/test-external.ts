// `npm run test:external`: the API tests on Debian's PostgreSQL 15 (or TEST_DATABASE_URL) instead of the embedded one.
import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const debian = '/usr/lib/postgresql'
const nobody = 65_534
const isRoot = process.getuid?.() === 0

process.exit(process.env.TEST_DATABASE_URL ? runTests(process.env.TEST_DATABASE_URL) : onOwnServer())

function runTests(url: string): number {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const env = { ...process.env, TEST_DATABASE_URL: url }
  return (
    spawnSync(process.execPath, [vitest, 'run'], { cwd: join(root, 'apps/api'), stdio: 'inherit', env })
      .status ?? 1
  )
}

/** A throw-away server of the newest PostgreSQL that Debian has installed. */
function onOwnServer(): number {
  const bin = newestBinaries()
  const folder = mkdtempSync(join(tmpdir(), 'sabai-external-'))
  if (isRoot) chownSync(folder, nobody, nobody)
  const data = join(folder, 'data')
  try {
    run(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'])
    const options = `-F -c listen_addresses='' -c unix_socket_directories='${folder}' -c max_connections=200`
    run(join(bin, 'pg_ctl'), ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start'])
    run(join(bin, 'psql'), [
      '-h',
      folder,
      '-U',
      'postgres',
      '-c',
      "create role sabai login createrole createdb password 'external-test' in role pg_signal_backend",
    ])
    run(join(bin, 'psql'), ['-h', folder, '-U', 'postgres', '-c', 'create database sabai owner sabai'])
    return runTests(`postgres://sabai:external-test@/sabai?host=${encodeURIComponent(folder)}`)
  } finally {
    spawnSync(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'], as())
    rmSync(folder, { recursive: true, force: true })
  }
}

function newestBinaries(): string {
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((one, other) => Number(other) - Number(one))
    : []
  const bin = versions
    .map(version => join(debian, version, 'bin'))
    .find(path => existsSync(join(path, 'initdb')))
  if (bin) return bin
  process.stderr.write(
    'Install PostgreSQL (Debian: apt-get install postgresql), or name a server: TEST_DATABASE_URL=postgres://...\n',
  )
  process.exit(1)
}

function as() {
  return isRoot ? { uid: nobody, gid: nobody } : {}
}

function run(command: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(command, args, {
    ...as(),
    cwd: tmpdir(),
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  if (status !== 0) throw new Error(`${command} ended with ${status}: ${stderr}`)
}
