// One level of an address: selected from the list by either name, or typed if it is not on the list (N5).
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Select, Text } from '@mantine/core'
import { OtherName } from '#web/shared/OtherName.tsx'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { plainText } from '#web/ui/plain-text.ts'

/** An id of the list or a typed name, never both. */
export type PartValue = { readonly id: number | null; readonly name: string }
type Entry = { readonly id: number; readonly name: string; readonly nameLo: string }

type Props = {
  label: string
  entries: readonly Entry[]
  isPending: boolean
  value: PartValue
  onChange: (value: PartValue) => void
  error: ReactNode
  /** Name of the field in the form, to focus the first invalid one. */
  path: string
}

const typedPrefix = 'text:'
const most = 100

const valueOf = ({ id, name }: PartValue): string | null =>
  id === null ? (name === '' ? null : typedPrefix + name) : String(id)

const partOf = (value: string | null): PartValue =>
  value === null
    ? { id: null, name: '' }
    : value.startsWith(typedPrefix)
      ? { id: null, name: value.slice(typedPrefix.length) }
      : { id: Number(value), name: '' }

export function AddressPart({ label, entries, isPending, value, onChange, error, path }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [text, setText] = useState('')
  const byId = new Map(entries.map(entry => [String(entry.id), entry]))
  const typed = text.trim()
  const isListed = entries.some(({ name, nameLo }) =>
    [plainText(name), plainText(nameLo)].includes(plainText(typed)),
  )
  const isChosen = typed === value.name || (value.id !== null && isListed)
  const listed = entries.map(entry => ({ value: String(entry.id), label: nameIn(entry, language) }))
  const own = value.name === '' ? [] : [{ value: typedPrefix + value.name, label: value.name }]
  const offered = typed === '' || isListed || isChosen ? [] : [{ value: typedPrefix + typed, label: typed }]
  const isFound = (id: string) => {
    const entry = byId.get(id)
    return (
      entry !== undefined &&
      (plainText(entry.name).includes(plainText(typed)) || entry.nameLo.includes(typed))
    )
  }
  return (
    <Select
      label={label}
      placeholder={t('field.chooseOrType')}
      data={[...listed, ...own, ...offered]}
      value={valueOf(value)}
      onChange={next => onChange(partOf(next))}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('ui.clear') }}
      autoComplete="off"
      maxLength={100}
      limit={most}
      maxDropdownHeight={280}
      nothingFoundMessage={t(isPending ? 'ui.loading' : 'field.typeName')}
      onSearchChange={setText}
      filter={({ options }) =>
        options.filter(
          option =>
            'value' in option &&
            (typed === '' || isChosen || option.value.startsWith(typedPrefix) || isFound(option.value)),
        )
      }
      renderOption={({ option }) => {
        const entry = byId.get(option.value)
        if (entry === undefined) return t('field.useText', { text: option.label })
        return (
          <div>
            <Text size="sm">{option.label}</Text>
            <OtherName row={entry} size="xs" />
          </div>
        )
      }}
      error={error}
      data-path={path}
    />
  )
}
