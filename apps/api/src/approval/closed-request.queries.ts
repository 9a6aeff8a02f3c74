// Whether a request affects days of a closed attendance period (A13), including those of the request it changes.
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { sql } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'
import type { RequestKind } from './request-kind.ts'

/** Last day of the latest closed period that overlaps the dates. */
export async function findClosedDates(
  db: Scope,
  { from, to }: { readonly from: LocalDate; readonly to: LocalDate },
): Promise<LocalDate | undefined> {
  const period = await db
    .from('attendance_period')
    .select('to_date as to')
    .where('is_closed', '=', true)
    .where('from_date', '<=', to)
    .where('to_date', '>=', from)
    .orderBy('from_date', 'desc')
    .limit(1)
    .executeTakeFirst()
  return period?.to
}

/** Last day of the latest closed period that the request affects. */
export async function findClosedTo(
  db: Scope,
  { table }: Pick<RequestKind, 'table'>,
  id: string,
): Promise<LocalDate | undefined> {
  const request = sql.table(table)
  const { rows } = await sql<{ to: LocalDate }>`
    select p.to_date as "to" from attendance_period p
    where p.workspace_id = ${db.workspaceId} and p.is_closed and exists (
      select from ${request} r where r.workspace_id = ${db.workspaceId}
        and r.id in (select unnest(array[id, original_id]) from ${request}
          where workspace_id = ${db.workspaceId} and id = ${id})
        and r.from_date <= p.to_date and r.to_date >= p.from_date)
    order by p.to_date desc limit 1`.execute(db)
  return rows[0]?.to
}
