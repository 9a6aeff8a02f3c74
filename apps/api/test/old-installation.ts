// The database of an installation of an older release, which a test fills and upgrades.
import pg from 'pg'
import { migrateDatabase } from '#api/db/connect/migrate.ts'
import { newId } from '#api/db/new-id.ts'
import { emptyDatabase } from './database.ts'

/** With the migrations up to this one. */
export async function oldInstallation(until: string) {
  const { connection, drop } = await emptyDatabase()
  await migrateDatabase(connection, { until })
  const client = new pg.Client(connection.owner)
  await client.connect()
  const space = newId()
  await client.query(`insert into space (id, username, name) values ($1, 'own', 'Own')`, [space])
  const enter = (workspace: string) =>
    client.query(`select set_config('app.workspace_id', $1, false)`, [workspace])
  return {
    connection,
    client,
    /** The next queries are about this workspace. */
    enter,
    /** Adds a workspace and enters it. */
    async addWorkspace(): Promise<string> {
      const id = newId()
      await client.query(`insert into workspace (id, space_id, name) values ($1, $2, 'Own')`, [id, space])
      await enter(id)
      return id
    },
    upgrade: () => migrateDatabase(connection),
    async end(): Promise<void> {
      await client.end()
      await drop()
    },
  }
}
