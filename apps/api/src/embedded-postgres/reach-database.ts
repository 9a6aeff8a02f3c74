// The database of an installation, for commands that run next to the server.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#api/config.ts'
import { StartError } from '#api/start-error.ts'
import {
  type ConnectionSettings,
  embeddedConnection,
  externalConnection,
} from '#api/db/connect/connection.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { runningSocketFolder } from './server-lock.ts'

type ReachedDatabase = { connection: ConnectionSettings; stop(): Promise<void> }

/** The external database, the embedded one of a running server, or the embedded one started for the command. */
export async function reachDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  onStep?: (step: string) => void,
): Promise<ReachedDatabase> {
  if (databaseUrl) return { connection: externalConnection(databaseUrl), async stop() {} }
  const socketFolder = await runningSocketFolder(dataDir)
  if (socketFolder) return { connection: embeddedConnection(socketFolder), async stop() {} }
  return startEmbeddedPostgres({ dataDir, onStep })
}

/** The same, for commands that need an existing installation. */
export async function reachInstallation(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  onStep?: (step: string) => void,
): Promise<ReachedDatabase> {
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'postgres'))) {
    throw new StartError(
      `There is no installation in ${config.dataDir}. Set DATA_DIR or DATABASE_URL as the server has it.`,
    )
  }
  return reachDatabase(config, onStep)
}
