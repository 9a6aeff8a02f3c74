// The last column of a list: a button to edit the row.
import type { NamedRow } from '@hr/contract/named-row.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import type { Column } from '#web/ui/DataList.tsx'
import { RowButton } from '#web/ui/RowButton.tsx'
import type { ResourceView } from './resource-view.ts'

/** No column for readers without the permission. */
export function useEditColumn<Row extends NamedRow>({ mayEdit, open }: ResourceView): readonly Column<Row>[] {
  const { t } = useTranslation()
  const language = useLanguage()
  if (!mayEdit) return []
  return [
    {
      id: 'edit',
      title: t('ui.actions'),
      align: 'right',
      card: 'foot',
      cell: row => (
        <RowButton
          text={t('ui.edit')}
          label={t('ui.editNamed', { name: nameIn(row, language) })}
          onClick={() => open('edit', row.id)}
        />
      ),
    },
  ]
}
