import { listHolidays } from '@hr/contract/holiday.ts'
import { getOtDefaultShift } from '@hr/contract/ot-setting.ts'
import { noShift } from '@hr/domain/calendar/day-plan.ts'
import { addDays, yearOf } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { overtimeDay } from '@hr/domain/overtime/overtime-day.ts'
import type { OvertimeDay } from '@hr/domain/overtime/overtime-day.ts'
import { useCall } from '#web/api/use-call.ts'

/** What a date is by the default shift and the holidays; undefined while they load. */
export function useTriedDay(date: LocalDate): OvertimeDay | undefined {
  const shift = useCall(getOtDefaultShift, {}).data
  // The days around it matter, too: work and overtime run over midnight.
  const before = useCall(listHolidays, { year: yearOf(addDays(date, -1)) }).data
  const after = useCall(listHolidays, { year: yearOf(addDays(date, 1)) }).data
  if (shift === undefined || before === undefined || after === undefined) return undefined
  return overtimeDay(date, { shiftOn: () => shift ?? noShift, holidays: [...before, ...after] })
}
