// The tables of the job queue, made by the owner: the server starts pg-boss with `migrate: false, createSchema: false`.
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import packageFile from 'pg-boss/package.json' with { type: 'json' }
import type { Login } from './connection.ts'

export const jobSchema = 'pgboss'

/** Creates or upgrades the queue's tables; does nothing when they are of the installed pg-boss. */
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

/** The version of the queue's tables, or null when there are none. */
export async function jobTablesVersion(client: pg.Client): Promise<number | null> {
  const { rows } = await client.query(`select to_regclass('${jobSchema}.version') is not null as found`)
  if (!rows[0]?.found) return null
  const versions = await client.query(`select version from ${jobSchema}.version`)
  return Number(versions.rows[0]?.version)
}

/** An upgrade of pg-boss builds its indexes in the background while it runs. */
async function untilIndexesAreBuilt(client: pg.Client): Promise<void> {
  for (;;) {
    const { rowCount } = await client.query(
      `select from ${jobSchema}.bam where status in ('pending', 'in_progress') limit 1`,
    )
    if (rowCount === 0) return
    await sleep(250)
  }
}
