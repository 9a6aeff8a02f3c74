// The days that an overrule names, as they are now.
import type { Scope } from '#api/db/connect/scope.ts'
import { lockEmployees } from '#api/people/lock-employees.ts'
import type { ComputedDay } from '../day/attendance-day.store.ts'
import { dayKey } from '../day/day-people.queries.ts'
import { computeEach } from './compute-each.ts'
import type { DayOf } from './overrule.store.ts'

/** Undefined = there is no record. */
export type DayNow = DayOf & { readonly day: ComputedDay | undefined }

/** Serialises overrules and previews of the same day. */
export const lockPeople = (db: Scope, days: readonly DayOf[]) =>
  lockEmployees(
    db,
    days.map(({ employeeId }) => employeeId),
  )

/** Each day once, in its current state. */
export async function eachKnown<Day extends DayOf>(
  db: Scope,
  given: readonly Day[],
): Promise<(Day & DayNow)[]> {
  const days = [...new Map(given.map(day => [dayKey(day), day])).values()]
  const known = await computeEach(db, days)
  return days.map(day => ({ ...day, day: known.get(dayKey(day)) }))
}
