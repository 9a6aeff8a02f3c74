// The database of a configuration: external by DATABASE_URL, else the embedded one of the data folder.
import type { Config } from '#api/config.ts'
import { type ConnectionSettings, embeddedConnection, externalConnection } from './connection.ts'
import { type EmbeddedPostgresOptions, startEmbeddedPostgres } from './embedded-postgres.ts'
import { runningSocketFolder } from './server-lock.ts'

export type ReachedDatabase = { connection: ConnectionSettings; stop(): Promise<void> }
type Where = Pick<Config, 'databaseUrl' | 'dataDir'>
type Hooks = Pick<EmbeddedPostgresOptions, 'onStep' | 'onLost'>

/** For the server: starts the embedded database, and refuses when another server holds the data folder. */
export async function startDatabase(
  { databaseUrl, dataDir }: Where,
  hooks: Hooks = {},
): Promise<ReachedDatabase> {
  if (databaseUrl) return { connection: externalConnection(databaseUrl), async stop() {} }
  return startEmbeddedPostgres({ dataDir, ...hooks })
}

/** For commands beside the server: uses the database of a running server, else starts it for as long as it takes. */
export async function reachDatabase(where: Where, hooks: Hooks = {}): Promise<ReachedDatabase> {
  const socketFolder = where.databaseUrl ? null : await runningSocketFolder(where.dataDir)
  if (socketFolder) return { connection: embeddedConnection(socketFolder), async stop() {} }
  return startDatabase(where, hooks)
}
