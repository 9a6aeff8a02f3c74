// HR restores a punch that was voided by mistake, with a reason (A2).
import { putBackPunch } from '@hr/contract/attendance.ts'
import type { PunchRow } from '@hr/contract/attendance.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useContractForm } from '#web/shared/contract-form.tsx'
import { toastSuccess } from '#web/shared/toast.ts'
import { ReasonDialog } from '../ReasonDialog.tsx'

type Props = { punch: PunchRow; onClose: () => void }

export function PutBackDialog({ punch, onClose }: Props) {
  const { t } = useTranslation()
  const form = useContractForm(putBackPunch, {
    initialValues: { reason: '' },
    fixed: { id: punch.id },
    unguarded: true,
    onSuccess: () => {
      toastSuccess(t('attendanceDay.punchIsBack'))
      onClose()
    },
  })
  return (
    <ReasonDialog
      form={form}
      title={t('attendanceDay.putBackTitle', { time: punch.time })}
      text={t('attendanceDay.putBackText')}
      submitLabel={t('attendanceDay.putBack')}
      cancelLabel={t('attendanceDay.keepOut')}
      onClose={onClose}
    />
  )
}
