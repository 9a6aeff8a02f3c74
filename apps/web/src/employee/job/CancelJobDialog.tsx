// Undoes a planned job change.
import { cancelJobChange } from '@hr/contract/employee-job.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDate } from '#web/shared/format.ts'
import { ActionDialog } from '#web/shared/resource/ActionDialog.tsx'

type Props = { employeeId: number; from: string; onClose: () => void }

export function CancelJobDialog({ employeeId, from, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <ActionDialog
      endpoint={cancelJobChange}
      input={{ id: employeeId, from }}
      title={t('employeeJob.takeBackTitle', { date: formatDate(from) })}
      text={t('employeeJob.takeBackText')}
      confirmLabel={t('employeeJob.takeBack')}
      done={t('employeeJob.takenBack')}
      onClose={onClose}
    />
  )
}
