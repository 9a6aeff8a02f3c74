// What a day is for an employee: work by the shift (A1), or a holiday (N2).
import { addMonths, minuteOfDay, weekday, yearOf } from './local-date.ts'
import type { LocalDate, LocalTime } from './local-date.ts'

/** Work on weekday `day` (0 Sunday) while startDate <= date <= expireDate; timeOut <= timeIn ends the next day. */
export type ShiftItem = {
  readonly day: number
  readonly timeIn: LocalTime
  readonly timeOut: LocalTime
  readonly startDate: LocalDate
  readonly expireDate: LocalDate | null
}
/** amEnd and pmStart are where its days are cut in halves, when both have work then (day-halves.ts). */
export type Shift = {
  readonly items: readonly ShiftItem[]
  readonly amEnd: LocalTime
  readonly pmStart: LocalTime
}
/** Of somebody without a shift: no day has work. */
export const noShift: Shift = { items: [], amEnd: '12:00', pmStart: '13:00' }
export type Holiday = {
  readonly from: LocalDate
  readonly to: LocalDate
  readonly name: string
  readonly nameLo: string
  readonly yearly: boolean
}

/** The items effective on the date, earliest timeIn first (A1). */
export function shiftItemsOn({ items }: Pick<Shift, 'items'>, date: LocalDate): ShiftItem[] {
  const day = weekday(date)
  return items
    .filter(
      item =>
        item.day === day && item.startDate <= date && (item.expireDate === null || date <= item.expireDate),
    )
    .sort((one, other) => minuteOfDay(one.timeIn) - minuteOfDay(other.timeIn))
}

export const hasWorkOn = (shift: Shift, date: LocalDate): boolean => shiftItemsOn(shift, date).length > 0

/** Work by the shift, and no holiday. */
export const isWorkingDay = (shift: Shift, holidays: readonly Holiday[], date: LocalDate): boolean =>
  hasWorkOn(shift, date) && holidayOn(holidays, date) === undefined

function isOn(holiday: Holiday, date: LocalDate): boolean {
  if (!holiday.yearly) return holiday.from <= date && date <= holiday.to
  const first = Math.max(0, yearOf(date) - yearOf(holiday.to))
  const last = yearOf(date) - yearOf(holiday.from)
  for (let years = first; years <= last; years++) {
    if (addMonths(holiday.from, years * 12) <= date && date <= addMonths(holiday.to, years * 12)) return true
  }
  return false
}

/**
 * The first holiday of the list on the date. A yearly one returns every year from its first on, ranges over New Year
 * included; 29 February becomes the 28th in other years.
 */
export const holidayOn = (holidays: readonly Holiday[], date: LocalDate): Holiday | undefined =>
  holidays.find(holiday => isOn(holiday, date))
