// The dialog of a row's action, loaded when it is opened.
import type { EmployeeRow } from '@hr/contract/employee.ts'
import { useFocusBack } from '#web/ui/use-focus-back.ts'
import type { DialogAct } from './use-row-acts.ts'
import {
  EndEmploymentDialog,
  JobChangeDrawer,
  ReinstateDialog,
  ResetPasswordDialog,
  ShiftDrawer,
} from '../record-dialogs.ts'

const dialogs = {
  job: JobChangeDrawer,
  shift: ShiftDrawer,
  end: EndEmploymentDialog,
  rehire: ReinstateDialog,
  reset: ResetPasswordDialog,
}

type Props = { act: DialogAct; employee: EmployeeRow; onClose: () => void }

export function RowDialog({ act, employee, onClose }: Props) {
  // A dialog that is loaded first finds the menu closed already.
  useFocusBack(true)
  const Dialog = dialogs[act]
  return <Dialog employee={employee} onClose={onClose} />
}
