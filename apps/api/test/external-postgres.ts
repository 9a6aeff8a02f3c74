// A temporary PostgreSQL that is not a child of the server under test, so that it can be restarted and its backends
// killed.
import { spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import type { Login } from '#api/db/connect/connection.ts'
import { findPostgresBinaries } from '#api/embedded-postgres/postgres-binaries.ts'

export type StopMode = 'fast' | 'immediate'
export type ExternalPostgres = {
  /** DATABASE_URL of a role that may create roles and databases. */
  readonly url: string
  /** Its superuser. */
  readonly admin: Login
  restart(mode: StopMode): void
  stop(): void
}

const nobody = 65_534
const isRoot = process.getuid?.() === 0

/** Uses POSTGRES_BIN (the folder of initdb and pg_ctl), or else the binaries from npm. */
export async function startExternalPostgres(
  programs = process.env.POSTGRES_BIN ?? shippedPrograms(),
  { fsync = true }: { fsync?: boolean } = {},
): Promise<ExternalPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'sabai-external-'))
  if (isRoot) chownSync(folder, nobody, nobody)
  const data = join(folder, 'data')
  const control = (...args: string[]) =>
    run(join(programs, 'pg_ctl'), ['-D', data, '-w', '-l', join(folder, 'log'), ...args])
  const start = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']
  run(join(programs, 'initdb'), ['-D', data, ...start])
  const options = `-c listen_addresses='' -c unix_socket_directories='${folder}' -c max_connections=200`
  control('-o', fsync ? options : `-F ${options}`, 'start')
  const admin: Login = {
    host: folder,
    port: 5432,
    database: 'postgres',
    user: 'postgres',
    password: undefined,
    ssl: false,
  }
  await prepare(admin)
  return {
    url: `postgres://sabai:external-test@/sabai?host=${encodeURIComponent(folder)}`,
    admin,
    restart: mode => control('-m', mode, 'restart'),
    stop() {
      control('-m', 'immediate', 'stop')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function shippedPrograms(): string {
  const runAs = isRoot ? { uid: nobody, gid: nobody } : undefined
  return dirname(findPostgresBinaries(runAs, join(tmpdir(), 'sabai-external-programs')).initdb)
}

async function prepare(admin: Login): Promise<void> {
  const client = new pg.Client(admin)
  await client.connect()
  await client.query(
    "create role sabai login createrole createdb password 'external-test' in role pg_signal_backend",
  )
  await client.query('create database sabai owner sabai')
  await client.end()
}

function run(command: string, args: readonly string[]): void {
  const { status, stderr, error } = spawnSync(command, args, {
    ...(isRoot ? { uid: nobody, gid: nobody } : {}),
    cwd: tmpdir(),
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  if (status !== 0) throw new Error(`${command} ended with ${status}: ${error?.message ?? stderr}`)
}
