// What overtime of a date is measured against: the type of the day, and the scheduled work around it (O1, O2).
import { holidayOn, shiftItemsOn } from '../calendar/day-plan.ts'
import type { Holiday, Shift } from '../calendar/day-plan.ts'
import { addDays } from '../calendar/local-date.ts'
import type { LocalDate } from '../calendar/local-date.ts'
import type { AskedOvertime } from './asked-overtime.ts'
import type { OtDayType } from './ot-setting.ts'

type Calendar = {
  readonly shiftOn: (date: LocalDate) => Pick<Shift, 'items'>
  readonly holidays: readonly Holiday[]
}
export type OvertimeDay = {
  readonly dayType: OtDayType
  readonly holiday: Holiday | null
  /** Scheduled work that begins on the date. */
  readonly schedule: readonly AskedOvertime[]
  /** Also of the day before and the day after, because shifts and overtime cross midnight. */
  readonly around: readonly AskedOvertime[]
}

export function overtimeDay(date: LocalDate, { shiftOn, holidays }: Calendar): OvertimeDay {
  const scheduleOn = (day: LocalDate): AskedOvertime[] =>
    holidayOn(holidays, day)
      ? []
      : shiftItemsOn(shiftOn(day), day).map(({ timeIn, timeOut }) => ({ date: day, timeIn, timeOut }))
  const holiday = holidayOn(holidays, date) ?? null
  const schedule = scheduleOn(date)
  const around = [...scheduleOn(addDays(date, -1)), ...schedule, ...scheduleOn(addDays(date, 1))]
  return {
    dayType: holiday ? 'HOLIDAY' : schedule.length === 0 ? 'RESTDAY' : 'WORKDAY',
    holiday,
    schedule,
    around,
  }
}
