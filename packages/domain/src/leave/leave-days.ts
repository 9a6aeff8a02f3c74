// Which half days of a request count, and why the others do not (L7).
import { hasWorkOn, holidayOn } from '../calendar/day-plan.ts'
import type { Holiday, Shift } from '../calendar/day-plan.ts'
import { datesFrom, daysBetween } from '../calendar/local-date.ts'
import type { LocalDate } from '../calendar/local-date.ts'
import { leaveRangeMaxDays } from './leave-range-max-days.ts'

export type Half = 'AM' | 'PM'
/** fromHalf PM begins after the first day's morning; toHalf AM ends at noon of the last day. */
export type LeaveRange = {
  readonly from: LocalDate
  readonly to: LocalDate
  readonly fromHalf: Half
  readonly toHalf: Half
}
export type HalfDay = {
  readonly date: LocalDate
  readonly half: Half
  readonly counted: boolean
  /** null when it counts. WEEKEND: the shift has no work in it, whatever the weekday. */
  readonly reason: 'WEEKEND' | 'HOLIDAY' | null
  readonly holidayName?: string
  readonly holidayNameLo?: string
}
type DayFacts = {
  readonly shiftOn: (date: LocalDate) => Shift
  readonly holidays: readonly Holiday[]
  /** Of the leave type: calendar days, such as maternity. */
  readonly countsWeekendsAndHolidays: boolean
}

/** Calendar days of a range, both ends included; less than 1 when it ends before it starts. */
export const rangeDays = ({ from, to }: Pick<LeaveRange, 'from' | 'to'>): number => daysBetween(from, to) + 1

const isInRange = (date: LocalDate, half: Half, range: LeaveRange) =>
  !(date === range.from && half === 'AM' && range.fromHalf === 'PM') &&
  !(date === range.to && half === 'PM' && range.toHalf === 'AM')

function halfDayOf(date: LocalDate, half: Half, facts: DayFacts): HalfDay {
  if (facts.countsWeekendsAndHolidays) return { date, half, counted: true, reason: null }
  const holiday = holidayOn(facts.holidays, date)
  if (holiday) {
    const { name: holidayName, nameLo: holidayNameLo } = holiday
    return { date, half, counted: false, reason: 'HOLIDAY', holidayName, holidayNameLo }
  }
  const hasWork = hasWorkOn(facts.shiftOn(date), date)
  return { date, half, counted: hasWork, reason: hasWork ? null : 'WEEKEND' }
}

/**
 * One row per half day, in order. A holiday is named even where there would be no work. Empty for a range that ends
 * before it starts or is longer than 366 days (leaveRefusal says which).
 */
export function leaveDays({
  shiftOn,
  holidays,
  countsWeekendsAndHolidays,
  ...range
}: LeaveRange & DayFacts): HalfDay[] {
  if (rangeDays(range) > leaveRangeMaxDays) return []
  const halves: readonly Half[] = ['AM', 'PM']
  return datesFrom(range.from, range.to).flatMap(date =>
    halves
      .filter(half => isInRange(date, half, range))
      .map(half => halfDayOf(date, half, { shiftOn, holidays, countsWeekendsAndHolidays })),
  )
}

/** Half days that count: 2 = one day. */
export const countedHalfDays = (days: readonly HalfDay[]): number => days.filter(day => day.counted).length
