// Days computed from the facts as they are now, without storing them.
import { attendanceDays } from '@hr/domain/attendance/attendance-days.ts'
import type { DayRecord } from '@hr/domain/attendance/day-record.ts'
import { addDays, daysBetween } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { inBatches } from '#api/db/in-batches.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Dates } from './day-facts.queries.ts'
import { loadPersonFacts } from './load-person-facts.ts'

export type ComputedDay = { readonly employeeId: number; readonly record: DayRecord }
type Wanted = NonNullable<Parameters<typeof loadPersonFacts>[3]>

/** Days in one computation. */
const batch = 2000

/** The last of the dates; the number of computed days is limited. */
export function lastDates({ from, to }: Dates, people: number, mostDays: number): Dates {
  const earliest: LocalDate = addDays(to, 1 - Math.max(1, Math.floor(mostDays / Math.max(1, people))))
  return { from: earliest > from ? earliest : from, to }
}

/** So many people that their days are one computation. */
export const inPortions = (employeeIds: readonly number[], { from, to }: Dates): number[][] =>
  inBatches(employeeIds, Math.max(1, Math.floor(batch / (daysBetween(from, to) + 1))))

export async function computedDays(
  db: Scope,
  employeeIds: readonly number[],
  dates: Dates,
  wanted: Wanted,
): Promise<ComputedDay[]> {
  const { span, facts } = await loadPersonFacts(db, employeeIds, dates, wanted)
  return [...facts].flatMap(([employeeId, person]) =>
    attendanceDays(span, person, db.now.getTime()).map(({ record }) => ({ employeeId, record })),
  )
}
