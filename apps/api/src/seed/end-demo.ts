// Turns a demo into a real installation: deletes the companies of the demo space with their people, accounts and
// passwords, and creates a first administrator, all in one transaction.
import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import { withoutConstraints } from '#api/backup/without-constraints.ts'
import { quoted, tablesToBackUp } from '#api/backup/table-rows.ts'
import type { ConnectionSettings } from '#api/db/connect/connection.ts'
import { openPool } from '#api/db/connect/database.ts'
import { inTransaction } from '#api/db/connect/in-workspace.ts'
import { jobSchema } from '#api/db/connect/job-tables.ts'
import type { Tables } from '#api/db/schema/tables.ts'
import type { Services } from '#api/services.ts'
import { StartError } from '#api/start-error.ts'
import { seedEmpty } from './seed-empty.ts'
import type { FirstAdministrator } from '#api/space/add-first-administrator.ts'

type DemoSpace = {
  readonly spaceId: string
  readonly workspaceIds: readonly string[]
  /** Of the companies, in quotes. */
  readonly names: string
  readonly people: number
}
type Left = { readonly workspaceIds: readonly string[]; readonly firstAdministrator: FirstAdministrator }

/** What would be deleted. Throws StartError if there is no demo, or while a server uses the database. */
export async function demoToEnd(connection: ConnectionSettings): Promise<DemoSpace> {
  const pool = openPool(connection.owner, { max: 1 })
  try {
    const servers = await pool.query(
      'select from pg_stat_activity where datname = current_database() and usename = $1 limit 1',
      [connection.app.user],
    )
    if (servers.rowCount !== 0) throw new StartError('A server works on this database. Stop it first.')
    return await demoSpace(pool)
  } finally {
    await pool.end()
  }
}

export async function endDemo(
  connection: ConnectionSettings,
  services: Pick<Services, 'now'>,
): Promise<Left> {
  // One connection, so that the driver's deletes and Kysely's inserts are one transaction.
  const pool = openPool(connection.owner, { max: 1 })
  const client = await pool.connect()
  client.release()
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  try {
    return await inTransaction(db, async trx => {
      const demo = await demoSpace(client)
      await withoutConstraints(client, await tablesToBackUp(client), () => deleteDemo(client, demo))
      return {
        workspaceIds: demo.workspaceIds,
        firstAdministrator: await seedEmpty(
          trx.as({ actor: { job: 'end of the demo' }, now: services.now() }),
        ),
      }
    })
  } finally {
    await db.destroy()
  }
}

async function demoSpace(client: Pick<pg.ClientBase, 'query'>): Promise<DemoSpace> {
  const { rows } = await client.query<DemoSpace>(
    `select space_id as "spaceId", array_agg(id::text) as "workspaceIds",
       string_agg(format('"%s"', name), ' and ' order by is_first desc, name) as names,
       (select count(*)::int from account a where a.workspace_id = any(array_agg(w.id))) as people
     from workspace w
     where space_id = (select space_id from workspace where is_first)
       and exists (select from installation_setting where key = 'demo')
     group by space_id`,
  )
  const [demo] = rows
  if (!demo) throw new StartError('This installation is no demo: there is nothing to remove.')
  return demo
}

const goneAccounts = 'select id from gone_account'

/** Disables foreign keys meanwhile; recreating them proves that no reference is left. */
async function deleteDemo(client: pg.ClientBase, { workspaceIds, spaceId }: DemoSpace): Promise<void> {
  await client.query(
    `create temporary table gone_account on commit drop as
     select id, email from account where workspace_id = any('{${workspaceIds.join(',')}}'::uuid[]) or space_id = '${spaceId}'
       or kind = 'console' and username in (
         select one ->> 'username' from installation_setting, jsonb_array_elements(value -> 'signIns') one where key = 'demo')`,
  )
  for (const table of (await tablesToBackUp(client)).filter(({ isCompanyTable }) => isCompanyTable))
    await client.query(`delete from ${quoted(table)} where workspace_id = any($1)`, [workspaceIds])
  await client.query(
    `delete from idempotency_key where session_id in (select id from session where account_id in (${goneAccounts}))`,
  )
  await client.query(
    `delete from session where account_id in (${goneAccounts}) or viewer_account_id in (${goneAccounts})`,
  )
  await client.query(`delete from session where workspace_id = any($1)`, [workspaceIds])
  await client.query(`delete from one_time_token where account_id in (${goneAccounts})`)
  await client.query(
    `delete from mail_message where workspace_id = any($1) or to_address in (select email from gone_account)`,
    [workspaceIds],
  )
  await client.query(
    `delete from installation_audit_entry where account_id in (${goneAccounts})
       or entity_id in (select id::text from gone_account union all select unnest($1::text[]) union all select $2)`,
    [workspaceIds, spaceId],
  )
  await client.query(
    `delete from account_link where first_account_id in (${goneAccounts}) or second_account_id in (${goneAccounts})`,
  )
  await client.query(`delete from account where id in (${goneAccounts})`)
  await client.query(`delete from workspace where id = any($1)`, [workspaceIds])
  await client.query(`delete from space where id = $1`, [spaceId])
  await client.query(`delete from installation_setting where key = 'demo'`)
  await client.query('delete from sign_in_delay')
  await client.query(`delete from ${jobSchema}.job where name = 'session.send-link' or name = 'mail.send'`)
}
