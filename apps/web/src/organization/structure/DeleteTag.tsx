import { deleteStructureTag } from '@hr/contract/structure-tag.ts'
import type { StructureTag } from '@hr/contract/structure-tag.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { nameIn } from '#web/shared/format.ts'
import { ConfirmAction } from '#web/shared/resource/ConfirmAction.tsx'

export function DeleteTag({ tag, onClose }: { tag: StructureTag; onClose: () => void }) {
  const { t } = useTranslation()
  const name = nameIn(useLanguage(), tag)
  return (
    <ConfirmAction
      endpoint={deleteStructureTag}
      input={{ id: tag.id }}
      title={t('organization.deleteTitle', { name })}
      text={t('organization.deleteTagText')}
      confirmLabel={t('organization.deleteTagAction')}
      done={t('organization.deleted', { name })}
      onClose={onClose}
    />
  )
}
