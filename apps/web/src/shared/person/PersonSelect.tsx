// Selects one person by name in either script, staff id, phone or e-mail.
import type { Person } from '@hr/contract/person.ts'
import { Select } from '@mantine/core'
import type { SelectProps } from '@mantine/core'
import { useUncontrolled } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { PersonName, usePersonNames } from '#web/ui/PersonName.tsx'
import { usePeopleSearch } from './use-people-search.ts'

type Props = Omit<
  SelectProps,
  'data' | 'value' | 'defaultValue' | 'onChange' | 'filter' | 'searchable' | 'renderOption'
> & {
  value?: Person | null
  defaultValue?: Person | null
  onChange?: (person: Person | null) => void
  /** Ids of people to exclude. */
  without?: readonly number[]
}

export function PersonSelect({ value, defaultValue, onChange, without = [], ...props }: Props) {
  const { t } = useTranslation()
  const nameOf = usePersonNames()
  const [person, setPerson] = useUncontrolled<Person | null>({
    ...(value !== undefined && { value }),
    defaultValue: defaultValue ?? null,
    finalValue: null,
    ...(onChange && { onChange }),
  })
  const [text, setText] = useState('')
  // The name of the selected one is in the field: that is not a search.
  const { people: found, isSearching } = usePeopleSearch(
    person !== null && text === nameOf(person) ? '' : text,
  )
  const offered = found.filter(({ id }) => !without.includes(id) && id !== person?.id)
  const people = new Map([...(person ? [person] : []), ...offered].map(one => [String(one.id), one]))
  return (
    <Select
      placeholder={t('ui.findPerson')}
      nothingFoundMessage={t('ui.noMatch')}
      maxDropdownHeight={320}
      clearable
      clearButtonProps={{ 'aria-label': t('ui.clear') }}
      {...props}
      searchable
      aria-busy={isSearching}
      data={[...people].map(([id, one]) => ({ value: id, label: nameOf(one) }))}
      value={person === null ? null : String(person.id)}
      onSearchChange={setText}
      filter={({ options }) => options}
      onChange={id => setPerson(id === null ? null : (people.get(id) ?? null))}
      renderOption={({ option }) => {
        const one = people.get(option.value)
        return one === undefined ? option.label : <PersonName person={one} size={28} />
      }}
    />
  )
}
