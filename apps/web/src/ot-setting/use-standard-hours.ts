// The working hours of the company's default shift, for readers who may see shifts.
import { listWorkShifts } from '@hr/contract/work-shift.ts'
import { shiftWeek, shownDay } from '@hr/domain/attendance/shift-week.ts'
import { useCall } from '#web/api/use-call.ts'
import { useCan } from '#web/shared/session.ts'
import { useToday } from '#web/shared/use-today.ts'
import type { Times } from './day-pieces.ts'

/** Of the first day of a week on which people work. */
export function useStandardHours(): readonly Times[] {
  const may = useCan()
  const today = useToday()
  const shifts = useCall(listWorkShifts, {}, { enabled: may('WORKSHIFT'), quiet: true })
  const shift = shifts.data?.find(({ isDefault }) => isDefault)
  if (shift === undefined) return []
  const week = shiftWeek(shift, shownDay(shift.items, today))
  return week.find(({ periods }) => periods.length > 0)?.periods ?? []
}
