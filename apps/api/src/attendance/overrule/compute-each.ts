// Computes days of several people from current facts, and saves them.
import { attendanceDays } from '@hr/domain/attendance/attendance-days.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { ComputedDay } from '../day/attendance-day.store.ts'
import { dayKey } from '../day/day-people.queries.ts'
import type { Because } from '../day/differences.store.ts'
import { keptDates } from '../day/kept-dates.ts'
import { loadPersonFacts } from '../day/load-person-facts.ts'
import { recomputeDays } from '../day/recompute-days.ts'
import type { DayOf } from './overrule.store.ts'

/** By person and date, in a fixed number of statements; a day without a record is missing. */
export async function computeEach(
  db: Scope,
  days: readonly DayOf[],
): Promise<ReadonlyMap<string, ComputedDay>> {
  const found = new Map<string, ComputedDay>()
  const wanted = days.map(({ date }) => date).toSorted()
  const [from, to] = [wanted[0], wanted.at(-1)]
  if (from === undefined || to === undefined) return found
  const dates = await keptDates(db, { from, to })
  if (!dates) return found
  const people = [...new Set(days.map(day => day.employeeId))]
  const { spanOn, facts } = await loadPersonFacts(db, people, dates)
  for (const [date, employeeIds] of idsByDate(days)) {
    if (date < dates.from || date > dates.to) continue
    const span = spanOn(date)
    for (const employeeId of employeeIds) {
      const person = facts.get(employeeId)
      const [day] = person ? attendanceDays(span, person, db.now.getTime()) : []
      if (day) found.set(dayKey({ employeeId, date }), day)
    }
  }
  return found
}

export async function recomputeEach(db: Scope, days: readonly DayOf[], because: Because): Promise<void> {
  for (const [date, employeeIds] of idsByDate(days))
    await recomputeDays(db, { employeeIds, from: date, to: date }, because)
}

/** In a fixed order, so that two transactions over the same dates do not deadlock. */
const idsByDate = (days: readonly DayOf[]): readonly (readonly [LocalDate, number[]])[] =>
  [...Map.groupBy(days, ({ date }) => date)]
    .map(([date, on]) => [date, on.map(({ employeeId }) => employeeId)] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
