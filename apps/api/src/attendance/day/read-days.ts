// Reads stored days. A day without a final record (today before the first punch, a night without the job) is computed on
// reading; a change of a fact or the job stores it.
import { attendanceDays } from '@hr/domain/attendance/attendance-days.ts'
import type { AttendanceDay } from '@hr/domain/attendance/attendance-days.ts'
import { datesFrom } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { setImmediate } from 'node:timers/promises'
import type { Scope } from '#api/db/connect/scope.ts'
import { listDays } from './attendance-day.store.ts'
import type { ComputedDay } from './attendance-day.store.ts'
import type { Dates } from './day-facts.queries.ts'
import { byDayKey } from './day-people.queries.ts'
import { keptDates } from './kept-dates.ts'
import { loadPersonFacts } from './load-person-facts.ts'
import { listStale } from './stale-days.store.ts'

/** One person by date; only dates with attendance, up to today and within the contract. */
export async function readDays(
  db: Scope,
  { employeeId, ...wanted }: Dates & { readonly employeeId: number },
): Promise<ComputedDay[]> {
  const dates = await keptDates(db, wanted)
  if (!dates) return []
  const days = new Map<string, ComputedDay>()
  for (const { date, ...day } of await listDays(db, employeeId, dates)) days.set(date, day)
  const stale = await listStale(db, [employeeId])
  const missing = datesFrom(dates.from, dates.to).filter(
    date =>
      days.get(date)?.record.isProvisional !== false ||
      stale.some(({ from, to }) => from <= date && date <= to),
  )
  const [first, last] = [missing[0], missing.at(-1)]
  if (first === undefined || last === undefined) return [...days.values()]
  for (const date of missing) days.delete(date)
  const computed = await computeDays(db, { employeeIds: [employeeId], from: first, to: last })
  for (const { day } of computed) days.set(day.record.date, day)
  return [...days.values()].toSorted((one, other) => (one.record.date < other.record.date ? -1 : 1))
}

export type ComputedDayOf = { readonly employeeId: number; readonly day: AttendanceDay }

/** By person and date, from the current facts; stores nothing. */
export const computeDays = async (
  db: Scope,
  of: Dates & { readonly employeeIds: readonly number[] },
): Promise<ComputedDayOf[]> => (await computeDaysAround(db, of)).computed

/** The days of these people and dates by `dayKey`. */
export async function computeDaysOf(
  db: Scope,
  rows: readonly { readonly employeeId: number; readonly date: LocalDate }[],
): Promise<ReadonlyMap<string, ComputedDay>> {
  const dates = rows.map(({ date }) => date).toSorted()
  const [from, to] = [dates[0], dates.at(-1)]
  if (from === undefined || to === undefined) return new Map()
  const employeeIds = [...new Set(rows.map(({ employeeId }) => employeeId))]
  return byDayKey(await computeDays(db, { employeeIds, from, to }))
}

/** People; other calls get their turn in between. */
const computedAtOnce = 500

export type DaysAround = {
  readonly computed: ComputedDayOf[]
  /** Some is approved on these dates, or close enough to depend on them. */
  readonly hasOvertime: boolean
}

export async function computeDaysAround(
  db: Scope,
  { employeeIds, ...dates }: Dates & { readonly employeeIds: readonly number[] },
): Promise<DaysAround> {
  const { span, facts } = await loadPersonFacts(db, employeeIds, dates)
  const computed: ComputedDayOf[] = []
  let people = 0
  for (const [employeeId, person] of facts) {
    for (const day of attendanceDays(span, person, db.now.getTime())) computed.push({ employeeId, day })
    people += 1
    if (people % computedAtOnce === 0) await setImmediate()
  }
  const approved = [...facts.values()].flatMap(person => [...person.approved.values()])
  return { computed, hasOvertime: approved.some(({ overtime = [] }) => overtime.length > 0) }
}
