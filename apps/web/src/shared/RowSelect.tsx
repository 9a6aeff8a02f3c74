// Selects one of a few rows that are named in both languages.
import type { NamedRow } from '@hr/contract/named-row.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Select } from '@mantine/core'
import type { SelectProps } from '@mantine/core'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'

export function RowSelect({ rows, ...props }: Omit<SelectProps, 'data'> & { rows: readonly NamedRow[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <Select
      {...props}
      data={rows.map(row => ({ value: row.id, label: nameIn(row, language) }))}
      searchable
      placeholder={t('ui.chooseOne')}
      nothingFoundMessage={t('ui.noMatch')}
    />
  )
}
