// One delegation: person, dates, whether it applies now, notes, and actions (R10).
import { endDelegation } from '@hr/contract/approval-delegation.ts'
import type { Delegation } from '@hr/contract/approval-delegation.ts'
import { Badge, Button, Group, Paper, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDateRange } from '#web/shared/format.ts'
import { formatInstant } from '#web/shared/instant.ts'
import { PersonName, usePersonName } from '#web/ui/PersonName.tsx'
import { ActionDialog } from '#web/shared/resource/ActionDialog.tsx'

const colors = { PLANNED: 'blue', ACTIVE: 'green', PAST: 'gray' } as const

type Props = {
  delegation: Delegation
  side: 'given' | 'received'
  /** Set if its owner may change it. */
  onChange?: (delegation: Delegation) => void
}

export function DelegationRow({ delegation, side, onChange }: Props) {
  const { t } = useTranslation()
  const { from, to, state, endedAt, withLeave, delegateAway } = delegation
  const person = side === 'given' ? delegation.delegate : delegation.delegator
  const name = usePersonName(person)
  const dates = formatDateRange(from, to)
  const isOwn = side === 'given'
  return (
    <Paper withBorder p="sm">
      <Stack gap="xs">
        <Group justify="space-between" wrap="nowrap" align="flex-start">
          <PersonName person={person} detail={dates} isWhole />
          <Badge color={colors[state]} style={{ flexShrink: 0 }}>
            {t(`delegation.state.${state}`)}
          </Badge>
        </Group>
        {isOwn && withLeave && state !== 'PAST' && (
          <Text size="sm" c="dimmed">
            {t('delegation.withLeave')}
          </Text>
        )}
        {endedAt !== null && (
          <Text size="sm" c="dimmed">
            {t('delegation.endedOn', { at: formatInstant(endedAt) })}
          </Text>
        )}
        {isOwn && delegateAway !== null && (
          <Text size="sm" c="var(--mantine-color-yellow-text)">
            {t('delegation.away', { name, dates: formatDateRange(delegateAway.from, delegateAway.to) })}
          </Text>
        )}
        {onChange && <RowActions delegation={delegation} name={name} dates={dates} onChange={onChange} />}
      </Stack>
    </Paper>
  )
}

function RowActions({
  delegation,
  name,
  dates,
  onChange,
}: {
  delegation: Delegation
  name: string
  dates: string
  onChange: (delegation: Delegation) => void
}) {
  const { t } = useTranslation()
  const [isAsking, asking] = useDisclosure(false)
  return (
    <Group gap="xs" justify="flex-end">
      <Button
        size="compact-sm"
        variant="default"
        aria-label={t('delegation.changeOf', { name, dates })}
        onClick={() => onChange(delegation)}
      >
        {t('delegation.change')}
      </Button>
      <Button
        size="compact-sm"
        variant="subtle"
        color="red"
        aria-label={t('delegation.endOf', { name, dates })}
        onClick={asking.open}
      >
        {t('delegation.end')}
      </Button>
      {isAsking && (
        <ActionDialog
          endpoint={endDelegation}
          input={{ id: delegation.id }}
          title={t('delegation.endTitle', { name })}
          text={t('delegation.endText', { name })}
          confirmLabel={t('delegation.endNow')}
          done={t('delegation.ended')}
          onError={asking.close}
          onClose={asking.close}
        />
      )}
    </Group>
  )
}
