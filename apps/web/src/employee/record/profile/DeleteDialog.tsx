import { deleteEmployee } from '@hr/contract/employee-change.ts'
import type { EmployeeCard } from '@hr/contract/employee-record.ts'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { usePersonName } from '#web/ui/PersonName.tsx'
import { ActionDialog } from '#web/shared/resource/ActionDialog.tsx'

/** Only for employees created by mistake; the server refuses if they have records. */
export function DeleteDialog({ employee, onClose }: { employee: EmployeeCard; onClose: () => void }) {
  const { t } = useTranslation()
  const name = usePersonName(employee)
  const navigate = useNavigate()
  return (
    <ActionDialog
      endpoint={deleteEmployee}
      input={{ id: employee.id }}
      title={t('ui.deleteTitle', { name })}
      text={t('employeeRecord.deleteText')}
      confirmLabel={t('employeeRecord.action.delete')}
      done={t('employeeRecord.deleted', { name })}
      // Navigates first: the record of this page no longer exists.
      onDone={() => navigate({ to: paths.employees })}
      onError={onClose}
      onClose={onClose}
    />
  )
}
