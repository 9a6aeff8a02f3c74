import type { AddressEntry } from '@hr/contract/address.ts'
import { searchText } from '@hr/domain/employee/lao-text.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Select } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { useLanguage } from '#web/i18n/language.ts'

type Props = {
  label: string
  entries: readonly AddressEntry[]
  value: number | undefined
  onChange: (id: number) => void
}

/** Selects a province or district above the list; both names match. */
export function EntrySelect({ label, entries, value, onChange }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const names = new Map(entries.map(({ id, name, nameLo }) => [String(id), searchText(name, nameLo)]))
  return (
    <Select
      flex="1 1 160px"
      maw={{ sm: 240 }}
      aria-label={label}
      placeholder={label}
      data={entries.map(entry => ({ value: String(entry.id), label: nameIn(entry, language) }))}
      value={value === undefined ? null : String(value)}
      searchable
      nothingFoundMessage={t('ui.noMatch')}
      filter={({ options, search }) =>
        options.filter(
          option => 'value' in option && names.get(option.value)?.includes(searchText(search)) === true,
        )
      }
      onChange={id => id !== null && onChange(Number(id))}
    />
  )
}
