// The dialog of a row's action, loaded when it is opened.
import type { EmployeeRow } from '@hr/contract/employee.ts'
import { useFocusBack } from '#web/ui/use-focus-back.ts'
import type { DialogAct } from './use-row-acts.ts'
import { lazyDialog } from '#web/ui/lazy-dialog.tsx'

const dialogs = {
  job: lazyDialog(() => import('../job/JobChangeDrawer.tsx').then(file => file.JobChangeDrawer), 'drawer'),
  shift: lazyDialog(() => import('../job/ShiftDrawer.tsx').then(file => file.ShiftDrawer), 'drawer'),
  end: lazyDialog(() => import('../job/EndEmploymentDialog.tsx').then(file => file.EndEmploymentDialog)),
  reset: lazyDialog(() => import('../ResetPasswordDialog.tsx').then(file => file.ResetPasswordDialog)),
}

type Props = { act: DialogAct; employee: EmployeeRow; onClose: () => void }

export function RowDialog({ act, employee, onClose }: Props) {
  // A dialog that is loaded first finds the menu closed already.
  useFocusBack(true)
  const Dialog = dialogs[act]
  return <Dialog employee={employee} onClose={onClose} />
}
