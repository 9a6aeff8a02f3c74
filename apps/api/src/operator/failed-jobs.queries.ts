// Jobs that failed (P3): which queue, how often and when. Their data and errors may name people and stay out.
import { sql } from 'kysely'
import type { FailedJob } from '@hr/contract/operator.ts'
import { pageText } from '#api/db/connect/row-limit.ts'
import type { Db } from '#api/db/schema/tables.ts'
import type { NewestKey, PageWindow } from '#api/http/list-page.ts'
import { jobSchema } from '#api/jobs/queues.ts'

type Status = FailedJob['status']
type FailedJobRow = {
  readonly id: string
  readonly queue: string
  readonly status: Status
  readonly tries: number
  readonly mostTries: number
  readonly createdAt: Date
  readonly lastTriedAt: Date | null
  readonly nextAt: Date | null
}

const states = { FAILED: ['failed'], RETRYING: ['retry'] } as const

const found = (status: Status | undefined) =>
  sql`${sql.id(jobSchema, 'job')} where name not like '\\_\\_%' and state::text = any(${
    status === undefined ? ['failed', 'retry'] : states[status]
  })`

/** The newest first. */
export async function listFailedJobs(
  db: Db,
  status: Status | undefined,
  { limit, offset, after }: PageWindow<NewestKey>,
): Promise<FailedJobRow[]> {
  const older = after && sql`and (created_on, id) < (${new Date(after[0])}, ${after[1]}::uuid)`
  const { rows } = await sql<FailedJobRow>`
    select id, name as queue, case when state = 'retry' then 'RETRYING' else 'FAILED' end as status,
      retry_count + 1 as tries, retry_limit + 1 as "mostTries", created_on as "createdAt",
      started_on as "lastTriedAt", case when state = 'retry' then start_after end as "nextAt"
    from ${found(status)} ${older ?? sql``}
    order by created_on desc, id desc ${pageText({ limit, offset })}`.execute(db)
  return rows
}

export async function countFailedJobs(db: Db, status: Status | undefined): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${found(status)}`.execute(db)
  return rows[0]?.count ?? 0
}
