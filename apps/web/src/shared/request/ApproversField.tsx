// Approvers whom the requester adds to the line, before HR (R2).
import type { Person } from '@hr/contract/person.ts'
import { MultiSelect } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useProfile } from '#web/shared/session.ts'
import { usePeopleSearch } from '#web/shared/person/use-people-search.ts'
import { PersonName, usePersonNames } from '#web/ui/PersonName.tsx'
import { useClosedByChoice } from '#web/ui/use-closed-by-choice.ts'

const most = 5

type Props = { value: readonly Person[]; onChange: (people: Person[]) => void }

export function ApproversField({ value, onChange }: Props) {
  const { t } = useTranslation()
  const nameOf = usePersonNames()
  const { employee } = useProfile()
  const [search, setSearch] = useState('')
  const closedByChoice = useClosedByChoice()
  const { people: everybody, isSearching } = usePeopleSearch(search)
  const found = everybody.filter(({ id }) => id !== employee?.id)
  const chosenIds = new Set(value.map(({ id }) => id))
  const people = new Map([...value, ...found].map(person => [String(person.id), person]))
  const choose = (ids: readonly string[]) =>
    onChange(
      ids.flatMap(id => {
        const person = people.get(id)
        return person === undefined ? [] : [person]
      }),
    )
  return (
    <MultiSelect
      label={t('request.approvers')}
      description={t('request.approversHint', { most })}
      placeholder={value.length === 0 ? t('ui.findPerson') : ''}
      data={[...people].map(([id, person]) => ({ value: id, label: nameOf(person) }))}
      value={value.map(({ id }) => String(id))}
      onChange={choose}
      {...closedByChoice}
      searchable
      aria-busy={isSearching}
      searchValue={search}
      onSearchChange={setSearch}
      filter={({ options }) =>
        options.filter(option => 'value' in option && !chosenIds.has(Number(option.value)))
      }
      maxValues={most}
      hidePickedOptions
      openOnFocus={false}
      nothingFoundMessage={t('request.approversNothing')}
      renderOption={({ option }) => {
        const person = people.get(option.value)
        return person === undefined ? option.label : <PersonName person={person} size={28} />
      }}
    />
  )
}
