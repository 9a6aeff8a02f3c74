// My delegates (current, future and recent) with a form to add one, and for whom I decide (R10).
import { listDelegations } from '@hr/contract/approval-delegation.ts'
import type { Delegation } from '@hr/contract/approval-delegation.ts'
import { Button, Skeleton, Stack, Text, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useCall } from '#web/api/use-call.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { Drawer } from '#web/ui/Drawer.tsx'
import { ErrorState } from '#web/ui/EmptyState.tsx'
import { ChangeDelegation, NameDelegate } from './DelegationForm.tsx'
import { DelegationRow } from './DelegationRow.tsx'

type Section = { title: string; rows: readonly Delegation[]; side: 'given' | 'received' }

function Rows({ title, rows, side, onChange }: Section & { onChange?: (row: Delegation) => void }) {
  if (rows.length === 0) return null
  return (
    <Stack gap="xs">
      <Title order={3} size="h6">
        {title}
      </Title>
      <Stack component="ul" gap="sm" aria-label={title}>
        {rows.map(row => (
          <li key={row.id}>
            <DelegationRow delegation={row} side={side} {...(onChange && { onChange })} />
          </li>
        ))}
      </Stack>
    </Stack>
  )
}

type Edited = 'new' | Delegation | undefined

function Content({ employeeId }: { employeeId: number }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useCall(listDelegations, {})
  const [edited, setEdited] = useState<Edited>()
  if (error !== null && data === undefined) return <ErrorState error={error} retry={() => void refetch()} />
  if (data === undefined) return <Skeleton height={220} />
  const open = data.given.filter(row => row.state !== 'PAST').toReversed()
  const past = data.given.filter(row => row.state === 'PAST')
  const done = () => setEdited(undefined)
  const isNaming = edited === 'new' || (edited === undefined && open.length === 0)
  return (
    <Stack gap="lg">
      {isNaming ? (
        <NameDelegate employeeId={employeeId} onDone={done} {...(open.length > 0 && { onCancel: done })} />
      ) : edited !== undefined ? (
        <ChangeDelegation key={edited.id} delegation={edited} onDone={done} />
      ) : (
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => setEdited('new')}
        >
          {t('delegation.nameAnother')}
        </Button>
      )}
      <Rows title={t('delegation.given')} rows={open} side="given" onChange={setEdited} />
      <Rows
        title={t('delegation.received')}
        rows={data.received.filter(row => row.state !== 'PAST').toReversed()}
        side="received"
      />
      <Rows title={t('delegation.past')} rows={past} side="given" />
    </Stack>
  )
}

export function DelegationDrawer({ employeeId, onClose }: { employeeId: number; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Drawer onClose={onClose} size={520} title={t('delegation.title')}>
      <Stack gap="lg">
        <Text size="sm" c="dimmed">
          {t('delegation.text')}
        </Text>
        <Content employeeId={employeeId} />
      </Stack>
    </Drawer>
  )
}
