import { deleteEmployee } from '@hr/contract/employee-record.ts'
import type { EmployeeCard } from '@hr/contract/employee-record.ts'
import { useNavigate } from '@tanstack/react-router'
import { useAction } from '#web/api/use-action.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { usePersonName } from '#web/ui/PersonName.tsx'

/** Only for employees created by mistake; the server refuses if they have records. */
export function DeleteDialog({ employee, onClose }: { employee: EmployeeCard; onClose: () => void }) {
  const { t } = useTranslation()
  const name = usePersonName(employee)
  const navigate = useNavigate()
  const remove = useAction(deleteEmployee, {
    onSuccess: async () => {
      toastSuccess(t('employeeRecord.deleted', { name }))
      // Navigates first: the record of this page no longer exists.
      await navigate({ to: paths.employees })
    },
    onError: onClose,
  })
  return (
    <ConfirmDialog
      opened
      title={t('employeeRecord.deleteTitle', { name })}
      text={t('employeeRecord.deleteText')}
      confirmLabel={t('employeeRecord.action.delete')}
      isRunning={remove.isRunning}
      onConfirm={() => remove.run({ id: employee.id })}
      onClose={onClose}
    />
  )
}
