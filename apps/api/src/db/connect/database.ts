// Opens the server's connection pool, with the role that owns nothing.
import { Kysely, sql } from 'kysely'
import pg from 'pg'
import type { Tables } from '#api/db/schema/tables.ts'
import type { ConnectionSettings, Login } from './connection.ts'
import { PipelinedDialect } from './pipelined-dialect.ts'

export type Database = Kysely<Tables>
type DatabaseOptions = {
  max?: number
  /** How long a call waits for a free connection before it fails with DATABASE_UNAVAILABLE. */
  waitMillis?: number
  /** A connection broke (the database stopped or restarted); the pool replaces it. */
  onConnectionLost?: (error: Error) => void
}

const { builtins } = pg.types

/** Dates stay 'YYYY-MM-DD', counts and sums become numbers, instants become Date. */
const columnTypes: pg.CustomTypesConfig = readers()

export function openDatabase(connection: ConnectionSettings, options: DatabaseOptions = {}): Database {
  return new Kysely<Tables>({ dialect: new PipelinedDialect(openPool(connection.app, options)) })
}

/** For code that needs the driver itself (LISTEN, jobs); same settings as openDatabase. */
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
    // Never closed when idle: a new connection has no prepared plans, so the first click after a pause would be slow.
    idleTimeoutMillis: 0,
    pipeline: true,
  })
  pool.on('connect', client => {
    // The pool only listens to idle connections: without this listener, one that breaks in use would crash the process.
    client.on('error', error => onConnectionLost?.(error))
  })
  // Already reported by the connection.
  pool.on('error', () => {})
  return pool
}

/** Opens connections ahead, so that the first people need not wait for them. */
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

/** Parses `{a,b}` whose items are never quoted or null. */
function plainArray(value: string): string[] {
  return value === '{}' ? [] : value.slice(1, -1).split(',')
}

function safeNumber(value: string): number {
  const number = Number(value)
  if (!Number.isSafeInteger(number)) throw new RangeError(`${value} does not fit a number exactly`)
  return number
}
