// All SQL of days computed by older rules (A16).
import { dayRulesVersion } from '@hr/domain/attendance/day-rules-version.ts'
import type { DayRecord } from '@hr/domain/attendance/day-record.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { sql } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Dates } from './day-facts.queries.ts'

export type OlderDays = Dates & { readonly employeeId: number }

/** The next person by id with such days, with the first and last date. */
export function findOlderDays(db: Scope, after: number): Promise<OlderDays | undefined> {
  return db
    .from('attendance_day')
    .select(eb => [
      'employee_id as employeeId',
      eb.fn.min<LocalDate>('date').as('from'),
      eb.fn.max<LocalDate>('date').as('to'),
    ])
    .where('employee_id', '>', after)
    .where('rules_version', '<', dayRulesVersion)
    .groupBy('employee_id')
    .orderBy('employee_id')
    .limit(1)
    .executeTakeFirst()
}

/** Closed days of the person already listed, by date, so that a second run does not list them again. */
export async function listReported(
  db: Scope,
  { employeeId, from, to }: OlderDays,
): Promise<ReadonlyMap<LocalDate, DayRecord | null>> {
  const rows = await db
    .from('attendance_difference')
    .select(['date', 'after'])
    .where('employee_id', '=', employeeId)
    .where('cause', '=', 'NEWER_RULES_CLOSED')
    .where('date', '>=', from)
    .where('date', '<=', to)
    .orderBy('at')
    .execute()
  return new Map(rows.map(({ date, after }) => [date, after]))
}

/** Since HR was last notified. */
export async function countRulesDifferences(db: Scope) {
  const { rows } = await sql<{ changed: number; closed: number; last: LocalDate | null }>`
    select count(*) filter (where cause = 'NEWER_RULES')::int as changed,
      count(*) filter (where cause = 'NEWER_RULES_CLOSED')::int as closed, max(date) as last
    from attendance_difference
    where workspace_id = ${db.workspaceId} and cause in ('NEWER_RULES', 'NEWER_RULES_CLOSED')
      and at > coalesce((select max(at) from audit_entry
        where workspace_id = ${db.workspaceId} and entity = 'attendance_rules'), '-infinity')`.execute(db)
  return rows[0] ?? { changed: 0, closed: 0, last: null }
}
