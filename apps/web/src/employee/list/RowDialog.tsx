// The dialog of a row's action, loaded when it is opened.
import type { EmployeeRow } from '@hr/contract/employee.ts'
import { lazy, Suspense } from 'react'
import { useFocusBack } from '#web/ui/use-focus-back.ts'
import type { DialogAct } from './row-acts.ts'

const dialogs = {
  job: lazy(() => import('../job/JobChangeDrawer.tsx').then(file => ({ default: file.JobChangeDrawer }))),
  end: lazy(() =>
    import('../job/EndEmploymentDialog.tsx').then(file => ({ default: file.EndEmploymentDialog })),
  ),
  reset: lazy(() =>
    import('../ResetPasswordDialog.tsx').then(file => ({ default: file.ResetPasswordDialog })),
  ),
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
