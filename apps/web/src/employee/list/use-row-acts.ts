// What a row of the list offers, by the reader's permissions and the person's state. For hiding only: the server checks.
import type { EmployeeRow } from '@hr/contract/employee.ts'
import { useIsBlocked } from '#web/shared/person/own-record.ts'
import { useCan, useProfile } from '#web/shared/session.ts'

const rowActs = ['open', 'edit', 'job', 'shift', 'attendance', 'leave', 'reset', 'end', 'rehire'] as const
export type RowAct = (typeof rowActs)[number]
/** The acts that open a dialog; the others are links. */
export type DialogAct = Extract<RowAct, 'job' | 'shift' | 'end' | 'rehire' | 'reset'>

export function useRowActs(): (row: EmployeeRow) => readonly RowAct[] {
  const may = useCan()
  const isBlocked = useIsBlocked()
  const { employee } = useProfile()
  const edits = may('EMPLOYEE', 'edit')
  return ({ id, status, canResetPassword }) => {
    const isSelf = employee?.id === id
    const changes = edits && status !== 'terminated'
    const isOpen: Readonly<Record<RowAct, boolean>> = {
      open: true,
      edit: edits,
      job: changes && !isBlocked('JOB', id),
      shift: changes && !isBlocked('JOB', id),
      attendance: may('ATTENDANCE_SUMMARY') || (isSelf && may('MY_ATTENDANCE')),
      leave: may(['LEAVE_SUMMARY', 'LEAVE_REQUEST']) || (isSelf && may('MY_LEAVE')),
      end: changes && !isSelf,
      rehire: edits && status === 'terminated' && !isSelf,
      reset: changes && canResetPassword,
    }
    return rowActs.filter(act => isOpen[act])
  }
}
