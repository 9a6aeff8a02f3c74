import { voidPunch, putBackPunch } from '@hr/contract/attendance.ts'
import type { PunchRow } from '@hr/contract/attendance.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { ReasonDialog } from '#web/shared/resource/FormDialog.tsx'

/** HR restores a punch that was voided by mistake, with a reason (A2). */
export function PutBackDialog({ punch, onClose }: { punch: PunchRow; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <ReasonDialog
      endpoint={putBackPunch}
      fixed={{ id: punch.id }}
      title={t('attendanceDay.putBackTitle', { time: punch.time })}
      text={t('attendanceDay.putBackText')}
      submitLabel={t('attendanceDay.putBack')}
      cancelLabel={t('attendanceDay.keepOut')}
      done={t('attendanceDay.punchIsBack')}
      onClose={onClose}
    />
  )
}

/** HR voids a punch with a reason (A2). */
export function VoidPunchDialog({ punch, onClose }: { punch: PunchRow; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <ReasonDialog
      endpoint={voidPunch}
      fixed={{ id: punch.id }}
      title={t('attendanceDay.voidTitle', { time: punch.time })}
      text={t('attendanceDay.voidText')}
      submitLabel={t('attendanceDay.voidPunch')}
      cancelLabel={t('attendanceDay.keepPunch')}
      done={t('attendanceDay.punchVoided')}
      onClose={onClose}
    />
  )
}
