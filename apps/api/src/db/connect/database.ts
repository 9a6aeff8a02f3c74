// Opens the pool the server works with, as the role that owns nothing.
import { Kysely, sql } from 'kysely'
import pg from 'pg'
import type { Tables } from '#api/db/schema/tables.ts'
import type { ConnectionSettings, Login } from './connection.ts'
import { PipelinedDialect } from './pipelined-dialect.ts'

export type Database = Kysely<Tables>
export type DatabaseOptions = {
  max?: number
  /** How long a call waits for a free connection before it is answered DATABASE_UNAVAILABLE. */
  waitMillis?: number
  /** A connection broke (the database stopped or restarted); the pool makes a new one. */
  onConnectionLost?: (error: Error) => void
}

const { builtins } = pg.types

/** Dates stay 'YYYY-MM-DD', counts and sums are numbers, instants are Date. */
export const columnTypes: pg.CustomTypesConfig = readers()

export function openDatabase(connection: ConnectionSettings, options: DatabaseOptions = {}): Database {
  return new Kysely<Tables>({ dialect: new PipelinedDialect(openPool(connection.app, options)) })
}

/** For what needs the driver itself (LISTEN, jobs); the same settings as openDatabase. */
export function openPool(
  login: Login,
  { max = 10, waitMillis = 10_000, onConnectionLost }: DatabaseOptions = {},
): pg.Pool {
  const pool = new pg.Pool({
    ...login,
    max,
    types: columnTypes,
    connectionTimeoutMillis: waitMillis,
    keepAlive: true,
    // With a closed connection go its plans, and the first click after a quiet minute would wait for new ones.
    idleTimeoutMillis: 0,
    pipeline: true,
  })
  pool.on('connect', client => {
    // The pool listens to idle connections only: without this, one that breaks in use would end the whole process.
    client.on('error', error => onConnectionLost?.(error))
  })
  // The connection itself has reported it.
  pool.on('error', () => {})
  return pool
}

/** Opens so many connections at once: the first people need not wait for them. */
export async function warmConnections(db: Database, count: number): Promise<void> {
  const one = () => db.connection().execute(connection => sql`select`.execute(connection))
  await Promise.all(Array.from({ length: count }, one))
}

function readers(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides()
  types.setTypeParser(builtins.DATE, value => value)
  types.setTypeParser(builtins.INT8, safeNumber)
  types.setTypeParser(builtins.NUMERIC, Number)
  types.setTypeParser(1182, plainArray) // date[]
  types.setTypeParser(1016, value => plainArray(value).map(safeNumber)) // int8[]
  return types
}

/** `{a,b}` of items that are never quoted nor null. */
function plainArray(value: string): string[] {
  return value === '{}' ? [] : value.slice(1, -1).split(',')
}

function safeNumber(value: string): number {
  const number = Number(value)
  if (!Number.isSafeInteger(number)) throw new RangeError(`${value} does not fit a number exactly`)
  return number
}
