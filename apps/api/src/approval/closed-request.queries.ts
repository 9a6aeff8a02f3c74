// Whether a request is about days of a closed period of attendance (A13), those of what it changes among them.
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { sql } from 'kysely'
import type { WorkspaceTransaction } from '#api/db/connect/in-workspace.ts'
import type { RequestsOf } from './approval.store.ts'

/** The last day of the latest such period. */
export async function findClosedTo(
  db: WorkspaceTransaction,
  { workspaceId, kind }: RequestsOf,
  id: string,
): Promise<LocalDate | undefined> {
  const request = sql.table(kind === 'LEAVE' ? 'leave_request' : 'attendance_request')
  const { rows } = await sql<{ to: LocalDate }>`
    select p.to_date as "to" from attendance_period p
    where p.workspace_id = ${workspaceId} and p.is_closed and exists (
      select from ${request} r where r.workspace_id = ${workspaceId}
        and r.id in (select unnest(array[id, original_id]) from ${request}
          where workspace_id = ${workspaceId} and id = ${id})
        and r.from_date <= p.to_date and r.to_date >= p.from_date)
    order by p.to_date desc limit 1`.execute(db)
  return rows[0]?.to
}
