// Undoes a planned end, or rehires somebody.
import { reinstateEmployee } from '@hr/contract/end-employment.ts'
import type { EmployeeCard } from '@hr/contract/employee-record.ts'
import { addDays } from '@hr/domain/calendar/local-date.ts'
import { useState } from 'react'
import { useAction } from '#web/api/use-action.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { AskedReason } from '#web/shared/reason/AskedReason.tsx'
import { ClosedReason } from '#web/shared/reason/ClosedReason.tsx'
import { useClosedReason } from '#web/shared/reason/closed-reason.ts'
import { formatDate } from '#web/shared/format.ts'
import { useOwnReason } from '#web/shared/reason/asked-reason.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { DateField } from '#web/ui/DateField.tsx'
import { usePersonName } from '#web/ui/PersonName.tsx'
import type { Named } from '#web/ui/PersonName.tsx'
import { useToday } from '#web/shared/use-today.ts'

type Props = { employee: Named & Pick<EmployeeCard, 'id' | 'status' | 'endDate'>; onClose: () => void }

export function ReinstateDialog({ employee, onClose }: Props) {
  const { t } = useTranslation()
  const name = usePersonName(employee)
  const isAgain = employee.status === 'terminated'
  const way = isAgain ? 'rehire' : 'keep'
  const today = useToday()
  const nextDay = employee.endDate && addDays(employee.endDate, 1)
  const [from, setFrom] = useState<string | null>(nextDay !== null && nextDay > today ? nextDay : today)
  const own = useOwnReason()
  const closed = useClosedReason(nextDay)
  const reinstate = useAction(reinstateEmployee, {
    onError: error => {
      own.onError(error)
      closed.onError(error)
    },
    onSuccess: () => {
      toastSuccess(t(`employeeJob.${way}.done`, { name }))
      onClose()
    },
  })
  return (
    <ConfirmDialog
      color="brand"
      title={t(`employeeJob.${way}.title`, { name })}
      text={t(`employeeJob.${way}.text`, { date: formatDate(employee.endDate) })}
      confirmLabel={t(`employeeJob.${way}.confirm`)}
      isRunning={reinstate.isRunning}
      onConfirm={() =>
        reinstate.run({
          id: employee.id,
          ...(isAgain && from !== null && { from }),
          ...own.input,
          ...closed.input,
        })
      }
      onClose={onClose}
    >
      {isAgain && <DateField label={t('employeeJob.from')} value={from} onChange={setFrom} required />}
      <AskedReason asked={own} error={reinstate.error?.fields.ownRecordReason} />
      <ClosedReason closed={closed} error={reinstate.error?.fields.closedReason} />
    </ConfirmDialog>
  )
}
