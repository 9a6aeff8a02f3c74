// Merges a position into another, after a preview of the affected people and data.
import type { Position } from '@hr/contract/position.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Alert, List, Select, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useCall } from '#web/api/use-call.ts'
import { ActionDialog } from '#web/shared/resource/ActionDialog.tsx'
import { positionKinds } from './position-kinds.ts'
import type { PositionKind } from './position-kinds.ts'

type Props = { kind: PositionKind; row: Position; onClose: () => void }

const waitMs = 250

/** The other positions by name, always including the chosen one. */
function useOthers({ kind, row }: Props, search: string, chosen: Position | undefined) {
  const language = useLanguage()
  const isChosen = chosen !== undefined && search === nameIn(chosen, language)
  const wanted = isChosen ? '' : search
  const [text] = useDebouncedValue(wanted, waitMs)
  const { data, isFetching } = useCall(
    positionKinds[kind].list,
    { search: text, limit: 50, sort: 'name' },
    { keep: true },
  )
  const found = (data?.rows ?? []).filter(other => other.id !== row.id)
  const isListed = chosen === undefined || found.some(other => other.id === chosen.id)
  return { others: isListed ? found : [chosen, ...found], isSearching: isFetching || text !== wanted }
}

export function MergeDialog(props: Props) {
  const { t } = useTranslation()
  const { kind, row, onClose } = props
  const language = useLanguage()
  const { merge } = positionKinds[kind]
  const [into, setInto] = useState<Position>()
  const [search, setSearch] = useState('')
  const { others, isSearching } = useOthers(props, search, into)
  const name = nameIn(row, language)
  return (
    <ActionDialog
      endpoint={merge}
      input={{ id: row.id, intoId: into?.id ?? '' }}
      title={t('position.mergeTitle', { name })}
      text={t('position.mergeText', { name })}
      confirmLabel={t('position.mergeAction')}
      color="brand"
      disabled={into === undefined}
      done={left => t('position.merged', { from: name, into: nameIn(left, language) })}
      onClose={onClose}
    >
      <Select
        label={t('position.mergeInto')}
        placeholder={t('ui.findPerson')}
        data={others.map(other => ({ value: other.id, label: nameIn(other, language) }))}
        value={into?.id ?? null}
        onChange={id => setInto(others.find(other => other.id === id))}
        searchable
        aria-busy={isSearching}
        searchValue={search}
        onSearchChange={setSearch}
        filter={({ options }) => options}
        nothingFoundMessage={t('position.mergeNothing')}
        required
        data-autofocus
      />
      {into && <Effect kind={kind} id={row.id} intoId={into.id} />}
    </ActionDialog>
  )
}

function Effect({ kind, id, intoId }: { kind: PositionKind; id: string; intoId: string }) {
  const { t } = useTranslation()
  const { data, error } = useCall(positionKinds[kind].preview, { id, intoId }, { quiet: true, staleTime: 0 })
  if (error !== null) return <Alert color="red">{error.message}</Alert>
  if (data === undefined) return <Text c="dimmed">…</Text>
  return (
    <Alert color="blue" role="status">
      <List size="sm">
        <List.Item>{t('position.mergePeople', { count: data.people })}</List.Item>
        <List.Item>{t('position.mergeToday', { count: data.peopleToday })}</List.Item>
        <List.Item>{t('position.mergeRows', { count: data.historyRows })}</List.Item>
      </List>
    </Alert>
  )
}
