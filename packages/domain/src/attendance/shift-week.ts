// The week of a work shift as people read it (A1): periods and minutes day by day, and days with the same times together.
import { minutesOf } from '../calendar/day-halves.ts'
import { shiftItemsOn } from '../calendar/day-plan.ts'
import type { Shift, ShiftItem } from '../calendar/day-plan.ts'
import { addDays, weekday } from '../calendar/local-date.ts'
import type { LocalDate, LocalTime } from '../calendar/local-date.ts'

export type ShiftPeriod = { readonly timeIn: LocalTime; readonly timeOut: LocalTime }
export type ShiftDay = {
  readonly date: LocalDate
  /** 0 Sunday to 6 */
  readonly day: number
  /** Earliest first. */
  readonly periods: readonly ShiftPeriod[]
  readonly minutes: number
}
/** Days in a row with the same first in and last out. */
export type ShiftDays = ShiftPeriod & { readonly days: readonly number[] }

/** The Monday of the week of a date. */
export const mondayOf = (date: LocalDate): LocalDate => addDays(date, -((weekday(date) + 6) % 7))

/** Minutes of work planned in these periods. */
export const plannedMinutes = (periods: readonly ShiftPeriod[]): number =>
  periods.reduce((sum, period) => {
    const { start, end } = minutesOf(period)
    return sum + end - start
  }, 0)

/** Monday to Sunday of the week that the date is in. */
export function shiftWeek(shift: Pick<Shift, 'items'>, date: LocalDate): ShiftDay[] {
  const monday = mondayOf(date)
  return Array.from({ length: 7 }, (_, index) => {
    const on = addDays(monday, index)
    const periods = shiftItemsOn(shift, on).map(({ timeIn, timeOut }) => ({ timeIn, timeOut }))
    return { date: on, day: weekday(on), periods, minutes: plannedMinutes(periods) }
  })
}

/** Monday to Sunday with the hours that apply on the date, also on days before or after a change within the week. */
export function weekAsOf(shift: Pick<Shift, 'items'>, date: LocalDate): ShiftDay[] {
  const monday = mondayOf(date)
  const items = shift.items
    .filter(({ startDate, expireDate }) => startDate <= date && (expireDate === null || date <= expireDate))
    .map(item => ({ ...item, startDate: monday, expireDate: null }))
  return shiftWeek({ items }, date)
}

/** Monday to Friday 08:30 to 17:30: [{ days: [1, 2, 3, 4, 5], timeIn: '08:30', timeOut: '17:30' }] */
export function weekSummary(week: readonly ShiftDay[]): ShiftDays[] {
  const groups: ShiftDays[] = []
  let before: ShiftDay | undefined
  for (const shown of week) {
    const [first, last] = [shown.periods[0], shown.periods.at(-1)]
    const group = groups.at(-1)
    if (first && last) {
      const goesOn =
        before !== undefined &&
        before.periods.length > 0 &&
        group?.timeIn === first.timeIn &&
        group.timeOut === last.timeOut
      if (goesOn && group) groups[groups.length - 1] = { ...group, days: [...group.days, shown.day] }
      else groups.push({ days: [shown.day], timeIn: first.timeIn, timeOut: last.timeOut })
    }
    before = shown
  }
  return groups
}

/** A day on which the shift says something: today, or its first day when that is still to come. */
export function shownDay(items: readonly ShiftItem[], today: LocalDate): LocalDate {
  const starts = items.map(({ startDate }) => startDate).toSorted()
  const [first] = starts
  return first !== undefined && first > today ? first : today
}

/** The first day after the date from which other hours apply, and their week. */
export function nextWeek(
  shift: Pick<Shift, 'items'>,
  date: LocalDate,
): { readonly from: LocalDate; readonly days: ShiftDays[] } | undefined {
  const now = JSON.stringify(weekSummary(weekAsOf(shift, date)))
  const starts = shift.items.flatMap(({ startDate, expireDate }) => [
    startDate,
    ...(expireDate === null ? [] : [addDays(expireDate, 1)]),
  ])
  return [...new Set(starts)]
    .filter(start => start > date)
    .toSorted()
    .map(from => ({ from, days: weekSummary(weekAsOf(shift, from)) }))
    .find(({ days }) => JSON.stringify(days) !== now)
}
