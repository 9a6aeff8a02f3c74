// Creates the job queue's tables as the owner: the server starts pg-boss with `migrate: false, createSchema: false`.
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import packageFile from 'pg-boss/package.json' with { type: 'json' }
import type { Login } from './connection.ts'

export const jobSchema = 'pgboss'

/** Creates or upgrades the tables; does nothing if they match the installed pg-boss. */
export async function prepareJobTables(client: pg.Client, owner: Login): Promise<void> {
  if ((await jobTablesVersion(client)) === packageFile.pgboss.schema) return
  const boss = new PgBoss({
    ...owner,
    ssl: owner.ssl || undefined,
    schema: jobSchema,
    max: 2,
    supervise: false,
    schedule: false,
  })
  const errors: Error[] = []
  boss.on('error', error => errors.push(error))
  await boss.start()
  await untilIndexesAreBuilt(client)
  await boss.stop({ graceful: false })
  if (errors[0]) throw errors[0]
}

/** Version of the tables; null if there are none. */
export async function jobTablesVersion(client: pg.Client): Promise<number | null> {
  const { rows } = await client.query(`select to_regclass('${jobSchema}.version') is not null as found`)
  if (!rows[0]?.found) return null
  const versions = await client.query(`select version from ${jobSchema}.version`)
  return Number(versions.rows[0]?.version)
}

/** After an upgrade, pg-boss builds indexes in the background. */
async function untilIndexesAreBuilt(client: pg.Client): Promise<void> {
  for (;;) {
    const { rowCount } = await client.query(
      `select from ${jobSchema}.bam where status in ('pending', 'in_progress') limit 1`,
    )
    if (rowCount === 0) return
    await sleep(250)
  }
}
