// Selects several people by name in either script, staff id, phone or e-mail.
import type { Person } from '@hr/contract/person.ts'
import { MultiSelect } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { usePeopleSearch } from '#web/shared/person/use-people-search.ts'
import { PersonName, usePersonNames } from '#web/ui/PersonName.tsx'
import { useClosedByChoice } from '#web/ui/use-closed-by-choice.ts'

type Props = { value: readonly Person[]; onChange: (people: Person[]) => void }

export function PeopleSelect({ value, onChange }: Props) {
  const { t } = useTranslation()
  const nameOf = usePersonNames()
  const [search, setSearch] = useState('')
  const closedByChoice = useClosedByChoice()
  const chosenIds = new Set(value.map(({ id }) => String(id)))
  const { people: found, isSearching } = usePeopleSearch(search)
  const people = new Map([...value, ...found].map(person => [String(person.id), person]))
  return (
    <MultiSelect
      label={t('employee.people')}
      placeholder={value.length === 0 ? t('employee.findPeople') : ''}
      data={[...people].map(([id, person]) => ({ value: id, label: nameOf(person) }))}
      value={[...chosenIds]}
      onChange={ids => onChange(ids.flatMap(id => people.get(id) ?? []))}
      {...closedByChoice}
      searchable
      aria-busy={isSearching}
      searchValue={search}
      onSearchChange={setSearch}
      filter={({ options }) => options.filter(option => 'value' in option && !chosenIds.has(option.value))}
      hidePickedOptions
      openOnFocus={false}
      nothingFoundMessage={t('ui.noMatch')}
      renderOption={({ option }) => {
        const person = people.get(option.value)
        return person === undefined ? option.label : <PersonName person={person} size={28} />
      }}
      data-autofocus
    />
  )
}
