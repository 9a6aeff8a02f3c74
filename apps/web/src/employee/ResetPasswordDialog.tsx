import { resetEmployeePassword } from '@hr/contract/employee.ts'
import { ResetDialog } from '#web/shared/sign-in/ResetDialog.tsx'
import { usePersonName } from '#web/ui/PersonName.tsx'
import type { Named } from '#web/ui/PersonName.tsx'

type Props = { employee: Named & { id: number }; onClose: () => void }

export function ResetPasswordDialog({ employee, onClose }: Props) {
  const name = usePersonName(employee)
  return (
    <ResetDialog endpoint={resetEmployeePassword} fixed={{ id: employee.id }} name={name} onClose={onClose} />
  )
}
