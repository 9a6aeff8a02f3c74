// Selects something with a name in both languages; the server searches, and the selected one is always shown by name.
import type { NamedRow } from '@hr/contract/named-row.ts'
import type { getJobGrade, getPosition, listJobGrades, listPositions } from '@hr/contract/position.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Select } from '@mantine/core'
import type { SelectProps } from '@mantine/core'
import { useDebouncedValue, useUncontrolled } from '@mantine/hooks'
import { useState } from 'react'
import { useCall } from '#web/api/use-call.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'

export type NamedSelectProps = Omit<
  SelectProps,
  'data' | 'value' | 'defaultValue' | 'onChange' | 'filter' | 'searchable'
> & {
  /** Id of the selected one. */
  value?: string | null
  defaultValue?: string | null
  onChange?: (id: string | null) => void
}

type Props = NamedSelectProps & {
  endpoints: {
    /** Those whose name matches. */
    readonly list: typeof listPositions | typeof listJobGrades
    /** The one with the id, if it is not among the matches. */
    readonly get: typeof getPosition | typeof getJobGrade
  }
}

const most = 100

const waitMs = 250

export function NamedSelect({ value, defaultValue, onChange, endpoints, ...props }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [id, setId] = useUncontrolled({
    ...(value !== undefined && { value }),
    defaultValue: defaultValue ?? null,
    finalValue: null,
    ...(onChange && { onChange }),
  })
  const [chosen, setChosen] = useState<NamedRow>()
  const [text, setText] = useState('')
  // The name of the selected one is in the field: that is not a search.
  const isName = chosen !== undefined && [chosen.name, chosen.nameLo].includes(text)
  const wanted = isName ? '' : text
  const [search] = useDebouncedValue(wanted, waitMs)
  const { data, isPending, isFetching } = useCall(endpoints.list, { search, limit: most }, { keep: true })
  const rows: readonly NamedRow[] = data?.rows ?? []
  const isKnown = chosen?.id === id || rows.some(row => row.id === id)
  const fetched = useCall(
    endpoints.get,
    { id: id ?? '' },
    { enabled: id !== null && !isKnown, quiet: true },
  ).data
  const current = chosen?.id === id ? chosen : (rows.find(row => row.id === id) ?? fetched)
  const options = current === undefined || rows.some(row => row.id === id) ? rows : [current, ...rows]
  return (
    <Select
      placeholder={t('ui.chooseOne')}
      nothingFoundMessage={t(isPending ? 'ui.loading' : 'ui.noMatch')}
      maxDropdownHeight={320}
      clearButtonProps={{ 'aria-label': t('ui.clear') }}
      {...props}
      searchable
      aria-busy={isFetching || search !== wanted}
      data={options.map(row => ({ value: row.id, label: nameIn(row, language) }))}
      value={current === undefined ? null : id}
      onSearchChange={setText}
      filter={({ options: all }) => all}
      onChange={next => {
        setChosen(options.find(row => row.id === next))
        setId(next)
      }}
    />
  )
}
