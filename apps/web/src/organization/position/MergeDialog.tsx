// Merges a position into another, after a preview of the affected people and data.
import type { Position } from '@hr/contract/position.ts'
import { Alert, Button, Group, List, Select, Stack, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useAction } from '#web/api/use-action.ts'
import { useCall } from '#web/api/use-call.ts'
import { nameIn } from '#web/shared/format.ts'
import { AskedReason } from '#web/shared/AskedReason.tsx'
import { useOwnReason } from '#web/shared/asked-reason.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { Modal } from '#web/ui/Modal.tsx'
import { positionKinds } from './position-kinds.ts'
import type { PositionKind } from './position-kinds.ts'

type Props = { kind: PositionKind; row: Position; onClose: () => void }

const waitMs = 250

/** The other positions by name, always including the chosen one. */
function useOthers({ kind, row }: Props, search: string, chosen: Position | undefined): readonly Position[] {
  const language = useLanguage()
  const isChosen = chosen !== undefined && search === nameIn(language, chosen)
  const [text] = useDebouncedValue(isChosen ? '' : search, waitMs)
  const { data } = useCall(
    positionKinds[kind].list,
    { search: text, limit: 50, sort: 'name' },
    { keep: true },
  )
  const found = (data?.rows ?? []).filter(other => other.id !== row.id)
  return chosen === undefined || found.some(other => other.id === chosen.id) ? found : [chosen, ...found]
}

export function MergeDialog(props: Props) {
  const { t } = useTranslation()
  const { kind, row, onClose } = props
  const language = useLanguage()
  const { merge } = positionKinds[kind]
  const [into, setInto] = useState<Position>()
  const [search, setSearch] = useState('')
  const others = useOthers(props, search, into)
  const name = nameIn(language, row)
  const own = useOwnReason()
  const action = useAction(merge, {
    onError: own.onError,
    onSuccess: left => {
      toastSuccess(t('position.merged', { from: name, into: nameIn(language, left) }))
      onClose()
    },
  })
  return (
    <Modal opened onClose={onClose} title={t('position.mergeTitle', { name })} centered>
      <Stack>
        <Text>{t('position.mergeText', { name })}</Text>
        <Select
          label={t('position.mergeInto')}
          placeholder={t('position.mergeSearch')}
          data={others.map(other => ({ value: other.id, label: nameIn(language, other) }))}
          value={into?.id ?? null}
          onChange={id => setInto(others.find(other => other.id === id))}
          searchable
          searchValue={search}
          onSearchChange={setSearch}
          filter={({ options }) => options}
          nothingFoundMessage={t('position.mergeNothing')}
          required
          data-autofocus
        />
        {into && <Effect kind={kind} id={row.id} intoId={into.id} />}
        <AskedReason asked={own} error={action.error?.fields.ownRecordReason} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button
            loading={action.isRunning}
            disabled={into === undefined}
            onClick={() => into && action.run({ id: row.id, intoId: into.id, ...own.input })}
          >
            {t('position.mergeAction')}
          </Button>
        </Group>
      </Stack>
    </Modal>
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
