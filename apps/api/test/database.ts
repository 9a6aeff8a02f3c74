// A migrated database for a test file: a copy of one template, on one PostgreSQL per test run.
import pg from 'pg'
import { inject } from 'vitest'
import { type ConnectionSettings, type Login, externalConnection } from '#api/db/connect/connection.ts'
import { type Database, openDatabase } from '#api/db/connect/database.ts'
import { keptRows } from './kept-rows.ts'

export type TestDatabase = {
  /** The role of the server, restricted by row level security. */
  db: Database
  /** The owner of the tables: also restricted by row level security, but may change tables. */
  ownerDb: Database
  connection: ConnectionSettings
  /** Removes every row, as in a new database. This and the next two need `canClear`. */
  clear(): Promise<void>
  /** Saves all rows under a name. */
  keep(name: string): Promise<void>
  /** Restores all rows as they were saved. */
  restore(name: string): Promise<void>
  drop(): Promise<void>
}

declare module 'vitest' {
  interface ProvidedContext {
    testServer: {
      connection: ConnectionSettings
      admin: Login
      template: string
      /** Data folder for the servers. */
      folder: string
      /** The administrator may delete rows despite triggers and row level security. */
      canClear: boolean
    }
  }
}

let made = 0

/** Call it once per test file in `beforeAll`, and `drop()` in `afterAll`. */
export async function testDatabase(
  options: { max?: number; waitMillis?: number } = {},
): Promise<TestDatabase> {
  const { connection: server, template } = inject('testServer')
  const name = await createDatabase(template)
  const connection = { owner: { ...server.owner, database: name }, app: { ...server.app, database: name } }
  const db = openDatabase(connection, options)
  const ownerDb = openDatabase({ ...connection, app: connection.owner }, { max: 2 })
  const rows = keptRows({ ...inject('testServer').admin, database: name })
  return {
    db,
    ownerDb,
    connection,
    clear: rows.clear,
    keep: rows.keep,
    restore: rows.restore,
    async drop() {
      await Promise.all([db.destroy(), ownerDb.destroy(), rows.end()])
      await dropDatabase(name)
    },
  }
}

/** An empty database without a single table, for tests of migrations and restore. */
export async function emptyDatabase(): Promise<{ connection: ConnectionSettings; drop(): Promise<void> }> {
  const { connection: server } = inject('testServer')
  const name = await createDatabase('template0')
  return {
    connection: { owner: { ...server.owner, database: name }, app: { ...server.app, database: name } },
    drop: () => dropDatabase(name),
  }
}

/** The DATABASE_URL with which a separate server process uses this database and the same roles. */
export function databaseUrl({ owner }: ConnectionSettings): string {
  const password = owner.password === undefined ? '' : `:${encodeURIComponent(owner.password)}`
  const isSocket = owner.host.startsWith('/')
  const where = isSocket ? '' : `${owner.host}:${owner.port}`
  const rest = isSocket ? `?host=${encodeURIComponent(owner.host)}&port=${owner.port}` : ''
  return `postgres://${owner.user}${password}@${where}/${owner.database}${rest}`
}

async function createDatabase(template: string): Promise<string> {
  const { connection } = inject('testServer')
  made += 1
  const name = `test_${process.pid}_${Date.now().toString(36)}_${made}`
  await asAdmin(`create database ${pg.escapeIdentifier(name)} template ${pg.escapeIdentifier(template)}
    encoding 'UTF8' owner ${pg.escapeIdentifier(connection.owner.user)}`)
  return name
}

async function dropDatabase(name: string): Promise<void> {
  await asAdmin(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`)
  await asAdmin(
    `drop role if exists ${pg.escapeIdentifier(externalConnection(`postgres://x@h/${name}`).app.user)}`,
  )
}

async function asAdmin(statement: string): Promise<void> {
  const admin = new pg.Client(inject('testServer').admin)
  await admin.connect()
  try {
    await admin.query(statement)
  } finally {
    await admin.end()
  }
}
