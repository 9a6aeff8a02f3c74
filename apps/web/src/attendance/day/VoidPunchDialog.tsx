// HR voids a punch with a reason (A2).
import { voidPunch } from '@hr/contract/attendance.ts'
import type { PunchRow } from '@hr/contract/attendance.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useContractForm } from '#web/shared/contract-form.tsx'
import { toastSuccess } from '#web/shared/toast.ts'
import { ReasonDialog } from '../ReasonDialog.tsx'

type Props = { punch: PunchRow; onClose: () => void }

export function VoidPunchDialog({ punch, onClose }: Props) {
  const { t } = useTranslation()
  const form = useContractForm(voidPunch, {
    initialValues: { reason: '' },
    fixed: { id: punch.id },
    unguarded: true,
    onSuccess: () => {
      toastSuccess(t('attendanceDay.punchVoided'))
      onClose()
    },
  })
  return (
    <ReasonDialog
      form={form}
      title={t('attendanceDay.voidTitle', { time: punch.time })}
      text={t('attendanceDay.voidText')}
      submitLabel={t('attendanceDay.voidPunch')}
      cancelLabel={t('attendanceDay.keepPunch')}
      onClose={onClose}
    />
  )
}
