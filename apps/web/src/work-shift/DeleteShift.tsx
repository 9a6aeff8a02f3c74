// Deletes a shift that was never assigned; otherwise the server refuses.
import { deleteWorkShift } from '@hr/contract/work-shift.ts'
import type { WorkShift } from '@hr/contract/work-shift.ts'
import { useNavigate } from '@tanstack/react-router'
import { useAction } from '#web/api/use-action.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '#web/paths.ts'
import { nameIn } from '#web/shared/format.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { dropShift } from './shift-draft.ts'

export function DeleteShift({ shift, onClose }: { shift: WorkShift; onClose: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const name = nameIn(useLanguage(), shift)
  const action = useAction(deleteWorkShift, {
    refreshes: ['/work-shifts'],
    onSuccess: () => {
      toastSuccess(t('workShift.deleted'))
      dropShift(shift.id)
      void navigate({ to: paths.workShifts })
    },
    onError: onClose,
  })
  return (
    <ConfirmDialog
      opened
      title={t('workShift.deleteTitle', { name })}
      text={t('workShift.deleteText')}
      confirmLabel={t('workShift.delete')}
      isRunning={action.isRunning}
      onConfirm={() => action.run({ id: shift.id })}
      onClose={onClose}
    />
  )
}
