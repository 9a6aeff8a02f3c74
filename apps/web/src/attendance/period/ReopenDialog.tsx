// Reopens a closed period with a reason (A13).
import { reopenPeriod } from '@hr/contract/attendance-period.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useContractForm } from '#web/shared/contract-form.tsx'
import { toastSuccess } from '#web/shared/toast.ts'
import { ReasonDialog } from '../ReasonDialog.tsx'

type Props = { id: string; dates: string; onClose: () => void }

export function ReopenDialog({ id, dates, onClose }: Props) {
  const { t } = useTranslation()
  const form = useContractForm(reopenPeriod, {
    initialValues: { reason: '' },
    fixed: { id },
    unguarded: true,
    onSuccess: () => {
      toastSuccess(t('attendanceReport.reopened', { dates }))
      onClose()
    },
  })
  return (
    <ReasonDialog
      form={form}
      title={t('attendanceReport.reopenTitle', { dates })}
      text={t('attendanceReport.reopenText')}
      submitLabel={t('attendanceReport.reopen')}
      cancelLabel={t('ui.cancel')}
      onClose={onClose}
    />
  )
}
