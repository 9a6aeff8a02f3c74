// Whether a request affects days of a closed attendance period (A13), including those of the request it changes.
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { RawBuilder } from 'kysely'
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

export async function findClosedTo(
  db: Scope,
  kind: Pick<RequestKind, 'table'>,
  id: string,
): Promise<LocalDate | null> {
  const { rows } = await sql<{
    to: LocalDate | null
  }>`select ${closedTo(db, kind, sql`${id}::uuid`)} as "to"`.execute(db)
  return rows[0]?.to ?? null
}

/** Last day of the latest closed period that the request affects. */
export function closedTo(db: Scope, { table }: Pick<RequestKind, 'table'>, id: RawBuilder<string>) {
  const request = sql.table(table)
  return sql<LocalDate | null>`(
    select p.to_date from attendance_period p
    where p.workspace_id = ${db.workspaceId} and p.is_closed and exists (
      select from ${request} affected where affected.workspace_id = ${db.workspaceId}
        and affected.id in (select unnest(array[own.id, own.original_id]) from ${request} own
          where own.workspace_id = ${db.workspaceId} and own.id = ${id})
        and affected.from_date <= p.to_date and affected.to_date >= p.from_date)
    order by p.to_date desc limit 1)`
}
