// Undoes a planned job change.
import { cancelJobChange } from '@hr/contract/employee-job.ts'
import { useAction } from '#web/api/use-action.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { AskedReason } from '#web/shared/AskedReason.tsx'
import { formatDate } from '#web/shared/format.ts'
import { useOwnReason } from '#web/shared/asked-reason.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'

type Props = { employeeId: number; from: string; onClose: () => void }

export function CancelJobDialog({ employeeId, from, onClose }: Props) {
  const { t } = useTranslation()
  const own = useOwnReason()
  const cancel = useAction(cancelJobChange, {
    onError: own.onError,
    onSuccess: () => {
      toastSuccess(t('employeeJob.takenBack'))
      onClose()
    },
  })
  return (
    <ConfirmDialog
      opened
      title={t('employeeJob.takeBackTitle', { date: formatDate(from) })}
      text={t('employeeJob.takeBackText')}
      confirmLabel={t('employeeJob.takeBack')}
      isRunning={cancel.isRunning}
      onConfirm={() => cancel.run({ id: employeeId, from, ...own.input })}
      onClose={onClose}
    >
      <AskedReason asked={own} error={cancel.error?.fields.ownRecordReason} />
    </ConfirmDialog>
  )
}
