import { deleteStructureTag } from '@hr/contract/structure-tag.ts'
import type { StructureTag } from '@hr/contract/structure-tag.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useAction } from '#web/api/use-action.ts'
import { nameIn } from '#web/shared/format.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'

export function DeleteTag({ tag, onClose }: { tag: StructureTag; onClose: () => void }) {
  const { t } = useTranslation()
  const name = nameIn(useLanguage(), tag)
  const action = useAction(deleteStructureTag, {
    refreshes: ['/structure-tags'],
    onSuccess: () => {
      toastSuccess(t('organization.deleted', { name }))
      onClose()
    },
  })
  return (
    <ConfirmDialog
      opened
      title={t('organization.deleteTitle', { name })}
      text={t('organization.deleteTagText')}
      confirmLabel={t('organization.deleteTagAction')}
      isRunning={action.isRunning}
      onConfirm={() => action.run({ id: tag.id })}
      onClose={onClose}
    />
  )
}
