// The last column of a list: a button to edit the row.
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import type { Column } from '#web/ui/DataList.tsx'
import { RowButton } from '#web/ui/RowButton.tsx'
import { nameIn } from './format.ts'

type Named = { id: string; name: string; nameLo: string }

/** No column if `onEdit` is missing, for readers without the permission. */
export function useEditColumn<Row extends Named>(
  onEdit: ((id: string) => void) | undefined,
): readonly Column<Row>[] {
  const { t } = useTranslation()
  const language = useLanguage()
  if (onEdit === undefined) return []
  return [
    {
      id: 'edit',
      title: t('ui.actions'),
      align: 'right',
      card: 'foot',
      cell: row => (
        <RowButton
          text={t('ui.edit')}
          label={t('ui.editNamed', { name: nameIn(language, row) })}
          onClick={() => onEdit(row.id)}
        />
      ),
    },
  ]
}
