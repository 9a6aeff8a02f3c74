// Reopens a closed period with a reason (A13).
import { reopenPeriod } from '@hr/contract/attendance-period.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { ReasonDialog } from '#web/shared/resource/FormDialog.tsx'

type Props = { id: string; dates: string; onClose: () => void }

export function ReopenDialog({ id, dates, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <ReasonDialog
      endpoint={reopenPeriod}
      fixed={{ id }}
      title={t('attendanceReport.reopenTitle', { dates })}
      text={t('attendanceReport.reopenText')}
      submitLabel={t('attendanceReport.reopen')}
      done={t('attendanceReport.reopened', { dates })}
      onClose={onClose}
    />
  )
}
