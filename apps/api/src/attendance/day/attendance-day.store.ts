// All SQL of stored days (A12).
import type { DayFacts } from '@hr/domain/attendance/day-facts.ts'
import { dayRulesVersion } from '@hr/domain/attendance/day-rules-version.ts'
import type { DayRecord } from '@hr/domain/attendance/day-record.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { sql } from 'kysely'
import { sendWrite } from '#api/db/connect/scope.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { StoredFacts } from '#api/db/schema/attendance-tables.ts'
import type { Dates } from './day-facts.queries.ts'

export type ComputedDay = { readonly facts: StoredFacts; readonly record: DayRecord }
/** Rows per statement: PostgreSQL allows 65,535 parameters. */
const batch = 2000

type DayToStore = {
  readonly employeeId: number
  readonly day: { readonly facts: DayFacts; readonly record: DayRecord }
}

/** Replaces all stored days of these people on these dates. */
export async function replaceDays(
  db: Scope,
  { employeeIds, from, to }: Dates & { readonly employeeIds: readonly number[] },
  computed: readonly DayToStore[],
): Promise<void> {
  const removal = db
    .delete('attendance_day')
    .where(sql<boolean>`employee_id = any(${employeeIds}::integer[])`)
    .where('date', '>=', from)
    .where('date', '<=', to)
  await sendWrite(db, removal.compile())
  await insertDays(db, computed)
}

/** The same for separate dates of one person. */
export async function replaceDaysOn(
  db: Scope,
  { employeeId, dates }: { readonly employeeId: number; readonly dates: readonly LocalDate[] },
  computed: readonly DayToStore[],
): Promise<void> {
  await db
    .delete('attendance_day')
    .where('employee_id', '=', employeeId)
    .where(sql<boolean>`date = any(${dates}::date[])`)
    .execute()
  await insertDays(db, computed)
}

async function insertDays(db: Scope, computed: readonly DayToStore[]): Promise<void> {
  const rows = computed.map(({ employeeId, day: { facts, record } }) => ({
    workspace_id: db.workspaceId,
    employee_id: employeeId,
    date: record.date,
    status: record.status,
    is_provisional: record.isProvisional,
    late_minutes: record.lateTime,
    early_minutes: record.earlyOutTime,
    penalty_amount: record.penalty.amount === 'NO_RATE' ? null : record.penalty.amount,
    rules_version: dayRulesVersion,
    record: JSON.stringify(record),
    facts: JSON.stringify(storedFacts(facts, record)),
  }))
  for (let start = 0; start < rows.length; start += batch)
    await sendWrite(
      db,
      db
        .insertInto('attendance_day')
        .values(rows.slice(start, start + batch))
        .compile(),
    )
}

/** Omits rates that did not apply, which would be half of all facts, and the contract, which would change every day. */
function storedFacts(facts: DayFacts, { lateTime, earlyOutTime }: DayRecord): StoredFacts {
  const { startContract: _start, endContract: _end, ...kept } = facts
  return lateTime > 0 || earlyOutTime > 0 ? kept : { ...kept, rates: null }
}

export function listDays(db: Scope, employeeId: number, { from, to }: Dates) {
  return db
    .from('attendance_day')
    .select(['date', 'record', 'facts'])
    .where('employee_id', '=', employeeId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .orderBy('date')
    .execute()
}

/** People who were employed on the date and have no final day. */
export async function listOpenPeople(db: Scope, date: LocalDate): Promise<number[]> {
  const rows = await db
    .from('employee as e')
    .leftJoin('attendance_day as d', join =>
      join
        .onRef('d.workspace_id', '=', 'e.workspace_id')
        .onRef('d.employee_id', '=', 'e.id')
        .on('d.date', '=', date),
    )
    .select('e.id')
    .where('e.started_on', '<=', date)
    .where(eb => eb.or([eb('e.ended_on', 'is', null), eb('e.ended_on', '>=', date)]))
    .where(eb => eb.or([eb('d.date', 'is', null), eb('d.is_provisional', '=', true)]))
    .orderBy('e.id')
    .execute()
  return rows.map(({ id }) => id)
}
