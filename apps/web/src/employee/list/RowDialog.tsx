// The dialog of a row's action; the large ones are loaded when they are opened.
import type { EmployeeRow } from '@hr/contract/employee.ts'
import { lazy, Suspense } from 'react'
import { useFocusBack } from '#web/ui/use-focus-back.ts'
import { ResetPasswordDialog } from '../ResetPasswordDialog.tsx'
import type { DialogAct } from './row-acts.ts'

const dialogs = {
  job: lazy(() => import('../job/JobChangeDrawer.tsx').then(file => ({ default: file.JobChangeDrawer }))),
  end: lazy(() =>
    import('../job/EndEmploymentDialog.tsx').then(file => ({ default: file.EndEmploymentDialog })),
  ),
  reset: ResetPasswordDialog,
}

type Props = { act: DialogAct; employee: EmployeeRow; onClose: () => void }

export function RowDialog({ act, employee, onClose }: Props) {
  // A dialog that is loaded first finds the menu closed already.
  useFocusBack(true)
  const Dialog = dialogs[act]
  return (
    <Suspense>
      <Dialog employee={employee} onClose={onClose} />
    </Suspense>
  )
}
