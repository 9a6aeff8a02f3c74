// The week of the default shift in parts: days with the same times together, those of most days first; pure.
import { weekAsOf } from '@hr/domain/attendance/shift-week.ts'
import type { ShiftDay, ShiftPeriod } from '@hr/domain/attendance/shift-week.ts'
import type { Shift } from '@hr/domain/calendar/day-plan.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'

export type WeekPart = {
  /** First and last day of each run, 0 Sunday to 6: Monday to Friday is [[1, 5]]. */
  readonly runs: readonly (readonly [number, number])[]
  readonly periods: readonly ShiftPeriod[]
}

/** With the hours that apply on the date; days off are left out. */
export function weekParts(shift: Pick<Shift, 'items'>, date: LocalDate): WeekPart[] {
  const days = weekAsOf(shift, date).map((shown, place) => ({ ...shown, place }))
  const working = days.filter(({ periods }) => periods.length > 0)
  const parts = [...Map.groupBy(working, ({ periods }) => JSON.stringify(periods)).values()]
  return parts
    .toSorted((one, other) => other.length - one.length)
    .map(own => ({ runs: runsOf(own), periods: own[0]?.periods ?? [] }))
}

type Placed = Pick<ShiftDay, 'day'> & { readonly place: number }

function runsOf(days: readonly Placed[]): [number, number][] {
  const runs: [number, number][] = []
  let before: Placed | undefined
  for (const one of days) {
    const run = runs.at(-1)
    if (run && before?.place === one.place - 1) run[1] = one.day
    else runs.push([one.day, one.day])
    before = one
  }
  return runs
}
