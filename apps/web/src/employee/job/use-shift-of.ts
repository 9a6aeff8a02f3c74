// The shift a person works in now or on the first day, and the next one (A1, P8).
import { getEmployeeShifts } from '@hr/contract/shift-holder.ts'
import type { EmployeeCard } from '@hr/contract/employee-record.ts'
import { useCall } from '#web/api/use-call.ts'
import { useToday } from '#web/shared/use-today.ts'

export function useShiftOf({ id, startDate }: Pick<EmployeeCard, 'id' | 'startDate'>) {
  const { data, isPending } = useCall(getEmployeeShifts, { id })
  const today = useToday()
  const day = startDate > today ? startDate : today
  return {
    isPending,
    shift: data?.find(({ from }) => from === null || from <= day)?.shift,
    next: data?.findLast(({ from }) => from !== null && from > day),
  }
}
