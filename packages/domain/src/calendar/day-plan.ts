// What a day holds for an employee: work in its halves by the shift (A1, L7), or a holiday (N2).
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
/** amEnd and pmStart are the half-day borders (defaults 12:00 and 13:00). */
export type Shift = {
  readonly items: readonly ShiftItem[]
  readonly amEnd: LocalTime
  readonly pmStart: LocalTime
}
/** Of whoever has none: there is work on no day. */
export const noShift: Shift = { items: [], amEnd: '12:00', pmStart: '13:00' }
export type Holiday = {
  readonly from: LocalDate
  readonly to: LocalDate
  readonly name: string
  readonly nameLo: string
  readonly yearly: boolean
}
export type WorkHalves = { readonly AM: boolean; readonly PM: boolean }

/** The items that hold on the date, earliest timeIn first (A1). */
export function shiftItemsOn(shift: Shift, date: LocalDate): ShiftItem[] {
  const day = weekday(date)
  return shift.items
    .filter(
      item =>
        item.day === day && item.startDate <= date && (item.expireDate === null || date <= item.expireDate),
    )
    .sort((one, other) => minuteOfDay(one.timeIn) - minuteOfDay(other.timeIn))
}

/**
 * AM has work when an item begins before amEnd, PM when one ends after pmStart. A shift over midnight belongs to the
 * date it begins on: 22:00-06:00 is work in PM only.
 */
export function workHalves(shift: Shift, date: LocalDate): WorkHalves {
  const items = shiftItemsOn(shift, date)
  const endsNextDay = (item: ShiftItem) => minuteOfDay(item.timeOut) <= minuteOfDay(item.timeIn)
  return {
    AM: items.some(item => minuteOfDay(item.timeIn) < minuteOfDay(shift.amEnd)),
    PM: items.some(item => endsNextDay(item) || minuteOfDay(item.timeOut) > minuteOfDay(shift.pmStart)),
  }
}

/** Work by the shift, and no holiday. */
export const isWorkingDay = (shift: Shift, holidays: readonly Holiday[], date: LocalDate): boolean =>
  shiftItemsOn(shift, date).length > 0 && holidayOn(holidays, date) === undefined

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
