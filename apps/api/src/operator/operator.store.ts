// All SQL of the operator's dashboard: counts of sign-ins, businesses, mails and jobs. It cannot see into a company.
import { sql } from 'kysely'
import type { Db } from '#api/db/schema/tables.ts'
import { jobSchema } from '#api/jobs/queues.ts'

const none = {
  businesses: 0,
  suspended: 0,
  users: 0,
  accounts: 0,
  mailWaiting: 0,
  mailFailed: 0,
  databaseBytes: 0,
}

export async function countInstallation(db: Db) {
  const { rows } = await sql<typeof none>`
    select (select count(*) from space) as businesses,
      (select count(*) from workspace where status <> 'active') as suspended,
      (select count(*) from account where status = 'active' and kind <> 'employee') as users,
      (select count(*) from account where status = 'active') as accounts,
      (select count(*) from mail_message where sent_at is null and failure is null) as "mailWaiting",
      (select count(*) from mail_message where sent_at is null and failure is not null) as "mailFailed",
      pg_database_size(current_database())::bigint as "databaseBytes"`.execute(db)
  return rows[0] ?? none
}

/** Password sign-ins per local day; days without any are missing. */
export async function countSignInsPerDay(
  db: Db,
  { since, timeZone }: { readonly since: Date; readonly timeZone: string },
): Promise<Map<string, number>> {
  const { rows } = await sql<{ date: string; count: number }>`
    select (s.created_at at time zone ${timeZone})::date as date, count(*) as count
    from session s join account a on a.id = s.account_id
    where s.created_at >= ${since} and s.purpose <> 'view_as' and (s.type = 'app') = (a.kind = 'employee')
    group by 1`.execute(db)
  return new Map(rows.map(({ date, count }) => [date, count]))
}

export function listNewestSpaces(db: Db, limit: number) {
  return db
    .selectFrom('space')
    .select(['id', 'name', 'username', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function findLastBackup(db: Db): Promise<{ at: string; byteCount: number } | null> {
  const { rows } = await sql<{ at: string; byteCount: number }>`
    select value ->> 'at' as at, (value ->> 'byteCount')::bigint as "byteCount"
    from installation_setting where key = 'lastBackup'`.execute(db)
  return rows[0] ?? null
}

export const listWorkspaceIds = async (db: Db): Promise<readonly string[]> =>
  (await db.selectFrom('workspace').select('id').orderBy('id').execute()).map(({ id }) => id)

const jobs = sql.id(jobSchema, 'job')
/** The queues of the library itself. */
const isOurs = sql<boolean>`name not like '\\_\\_%'`

export async function countJobs(db: Db) {
  const { rows } = await sql<{ waiting: number; retrying: number; failed: number }>`
    select count(*) filter (where state in ('created', 'active')) as waiting,
      count(*) filter (where state = 'retry') as retrying, count(*) filter (where state = 'failed') as failed
    from ${jobs} where ${isOurs}`.execute(db)
  return rows[0] ?? { waiting: 0, retrying: 0, failed: 0 }
}
