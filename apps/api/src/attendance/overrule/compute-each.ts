// Days of some people on some dates, each computed from what is known of it now; and all of them stored anew.
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { WorkspaceTransaction } from '#api/db/connect/in-workspace.ts'
import type { ComputedDay } from '../day/attendance-day.store.ts'
import { listEmployed } from '../day/day-facts.queries.ts'
import { dayKey } from '../day/day-people.queries.ts'
import type { Because } from '../day/differences.store.ts'
import { keptDates } from '../day/kept-dates.ts'
import { computeDays } from '../day/read-days.ts'
import { recomputeDays } from '../day/recompute-days.ts'
import type { DayOf } from './overrule.store.ts'

/** By person and date; a day of which there is no record is missing. */
export async function computeEach(
  db: WorkspaceTransaction,
  workspaceId: string,
  now: Date,
  days: readonly DayOf[],
): Promise<ReadonlyMap<string, ComputedDay>> {
  const employed = await listEmployed(db, workspaceId, [...new Set(days.map(day => day.employeeId))])
  const found = new Map<string, ComputedDay>()
  for (const [date, employeeIds] of idsByDate(days)) {
    if (!(await keptDates(db, workspaceId, now, { from: date, to: date }))) continue
    const people = employed.filter(({ id }) => employeeIds.includes(id))
    const computed = await computeDays(db, workspaceId, now, { people, from: date, to: date })
    for (const { employeeId, day } of computed) found.set(dayKey({ employeeId, date }), day)
  }
  return found
}

export async function recomputeEach(
  db: WorkspaceTransaction,
  workspaceId: string,
  now: Date,
  days: readonly DayOf[],
  because: Because,
): Promise<void> {
  for (const [date, employeeIds] of idsByDate(days))
    await recomputeDays(db, workspaceId, now, { employeeIds, from: date, to: date }, because)
}

/** Whoever comes to the same dates at the same time comes to them in the same order. */
const idsByDate = (days: readonly DayOf[]): readonly (readonly [LocalDate, number[]])[] =>
  [...Map.groupBy(days, ({ date }) => date)]
    .map(([date, on]) => [date, on.map(({ employeeId }) => employeeId)] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
