// Takes back a planned end, or employs somebody again.
import { reinstateEmployee } from '@hr/contract/employee-job.ts'
import type { EmployeeCard } from '@hr/contract/employee-record.ts'
import { useState } from 'react'
import { useAction } from '#web/api/use-action.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { OwnRecordReason } from '#web/shared/OwnRecordReason.tsx'
import { formatDate } from '#web/shared/format.ts'
import { useOwnReason } from '#web/shared/own-record-reason.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { DateField } from '#web/ui/DateField.tsx'
import { usePersonName } from '#web/ui/PersonName.tsx'
import { recordReads } from '../record/record-reads.ts'
import { useToday } from '#web/shared/use-today.ts'

export function ReinstateDialog({ employee, onClose }: { employee: EmployeeCard; onClose: () => void }) {
  const { t } = useTranslation()
  const name = usePersonName(employee)
  const [from, setFrom] = useState<string | null>(useToday())
  const isAgain = employee.status === 'terminated'
  const own = useOwnReason()
  const reinstate = useAction(reinstateEmployee, {
    onError: own.onError,
    refreshes: recordReads,
    onSuccess: () => {
      toastSuccess(t('employeeJob.reinstated', { name }))
      onClose()
    },
  })
  return (
    <ConfirmDialog
      opened
      color="brand"
      title={t('employeeJob.reinstateTitle', { name })}
      text={t(isAgain ? 'employeeJob.reinstateText' : 'employeeJob.reinstatePlanText', {
        date: formatDate(employee.endDate),
      })}
      confirmLabel={t('employeeJob.reinstate')}
      isRunning={reinstate.isRunning}
      onConfirm={() =>
        reinstate.run({ id: employee.id, ...(isAgain && from !== null && { from }), ...own.input })
      }
      onClose={onClose}
    >
      {isAgain && <DateField label={t('employeeJob.from')} value={from} onChange={setFrom} required />}
      <OwnRecordReason own={own} error={reinstate.error?.fields.ownRecordReason} />
    </ConfirmDialog>
  )
}
