// Deletes a shift that was never assigned; otherwise the server refuses.
import { deleteWorkShift } from '@hr/contract/work-shift.ts'
import type { WorkShift } from '@hr/contract/work-shift.ts'
import { useNavigate } from '@tanstack/react-router'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { nameIn } from '#web/shared/format.ts'
import { ConfirmAction } from '#web/shared/resource/ConfirmAction.tsx'
import { dropShift } from './shift-draft.ts'

export function DeleteShift({ shift, onClose }: { shift: WorkShift; onClose: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const name = nameIn(useLanguage(), shift)
  return (
    <ConfirmAction
      endpoint={deleteWorkShift}
      input={{ id: shift.id }}
      title={t('workShift.deleteTitle', { name })}
      text={t('workShift.deleteText')}
      confirmLabel={t('workShift.delete')}
      done={t('workShift.deleted')}
      onDone={() => {
        dropShift(shift.id)
        void navigate({ to: paths.workShifts })
      }}
      onError={onClose}
      onClose={onClose}
    />
  )
}
