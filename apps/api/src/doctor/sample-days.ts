// Recomputes the days of some people with the current rules and compares them with the stored days (A12).
import { dayRulesVersion } from '@hr/domain/attendance/day-rules-version.ts'
import { addDays, localDateOf } from '@hr/domain/calendar/local-date.ts'
import { sql } from 'kysely'
import { isSameDay } from '#api/attendance/day/note-differences.ts'
import { computeDays } from '#api/attendance/day/read-days.ts'
import { keptDates } from '#api/attendance/day/kept-dates.ts'
import { storedFacts, storedRecord } from '#api/attendance/day/stored-day.queries.ts'
import { listStale } from '#api/attendance/day/stale-days.store.ts'
import { listClosedPeriods } from '#api/calendar/closed-periods.queries.ts'
import { getCompanyTime } from '#api/company/company.store.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { lockEmployees } from '#api/people/lock-employees.ts'

const [people, days] = [20, 60]

export type SampledDays = { readonly compared: number; readonly different: readonly string[] }

/** Skips final days of older rules and days waiting to be recomputed. Locks the employees, so that no fact changes meanwhile. */
export async function sampleDays(db: Scope): Promise<SampledDays> {
  const chosen = await db
    .from('employee as e')
    .select('e.id')
    .where(
      sql<boolean>`exists (select from attendance_day d where d.workspace_id = e.workspace_id and d.employee_id = e.id)`,
    )
    .orderBy(sql`random()`)
    .limit(people)
    .execute()
  const employeeIds = chosen.map(({ id }) => id)
  if (employeeIds.length === 0) return { compared: 0, different: [] }
  const { time_zone: timeZone } = await getCompanyTime(db)
  const today = localDateOf(db.now.getTime(), timeZone)
  const dates = await keptDates(db, { from: addDays(today, -days), to: today })
  if (!dates) return { compared: 0, different: [] }
  await lockEmployees(db, employeeIds)
  const waiting = await listStale(db, employeeIds)
  const stored = await db
    .from('attendance_day as d')
    .select(['d.employee_id as employeeId', 'd.date', storedRecord.as('record')])
    .select(sql<string>`${storedFacts} ->> 'timeZone'`.as('timeZone'))
    .where(sql<boolean>`employee_id = any(${employeeIds}::integer[])`)
    .where('date', '>=', dates.from)
    .where('date', '<=', dates.to)
    .where('is_provisional', '=', false)
    .where('rules_version', '=', dayRulesVersion)
    .orderBy('employee_id')
    .orderBy('date')
    .execute()
  const computed = await computeDays(db, { employeeIds, ...dates })
  const keyOf = (one: { employeeId: number; date: string }) => `employee ${one.employeeId} on ${one.date}`
  const records = new Map(
    computed.map(({ employeeId, day: { record } }) => [keyOf({ employeeId, date: record.date }), record]),
  )
  // A closed day keeps the time zone that it was computed in (A13).
  const closed = await listClosedPeriods(db, dates)
  const isKept = (date: string, zone: string) =>
    zone !== timeZone && closed.some(({ from, to }) => from <= date && date <= to)
  const final = stored.filter(
    ({ employeeId, date, timeZone: zone }) =>
      !isKept(date, zone) &&
      !waiting.some(one => one.employeeId === employeeId && one.from <= date && date <= one.to),
  )
  const different = final.filter(day => !isSameDay(day.record, records.get(keyOf(day)) ?? null))
  return { compared: final.length, different: different.map(keyOf) }
}
