// The active work shifts.
import { listWorkShifts } from '@hr/contract/work-shift.ts'
import type { SelectProps } from '@mantine/core'
import { useCall } from '#web/api/use-call.ts'
import { RowSelect } from '#web/shared/RowSelect.tsx'

export function ShiftSelect(props: Omit<SelectProps, 'data'>) {
  const { data = [], isPending } = useCall(listWorkShifts, {})
  return <RowSelect {...props} aria-busy={isPending} rows={data.filter(shift => shift.isActive)} />
}
