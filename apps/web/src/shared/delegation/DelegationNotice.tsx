// Above the waiting requests: who decides for me today, and for whom I decide (R10).
import { listDelegations } from '@hr/contract/approval-delegation.ts'
import { Group, Stack, Text } from '@mantine/core'
import { IconUserShare } from '@tabler/icons-react'
import { useCall } from '#web/api/use-call.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDate } from '#web/shared/format.ts'
import { usePersonNames } from '#web/ui/PersonName.tsx'

export function DelegationNotice() {
  const { t } = useTranslation()
  const nameOf = usePersonNames()
  const { data } = useCall(listDelegations, {}, { quiet: true })
  const active = [
    ...(data?.given ?? []).map(one => ({ ...one, key: 'decidesForYou', person: one.delegate }) as const),
    ...(data?.received ?? []).map(one => ({ ...one, key: 'youDecide', person: one.delegator }) as const),
  ].filter(one => one.state === 'ACTIVE')
  if (active.length === 0) return null
  return (
    <Stack gap={4} role="note">
      {active.map(({ id, key, person, to }) => (
        <Group key={id} gap="xs" wrap="nowrap" c="dimmed">
          <IconUserShare size={18} aria-hidden style={{ flexShrink: 0 }} />
          <Text size="sm" inherit>
            {t(`delegation.${key}`, { name: nameOf(person), date: formatDate(to) })}
          </Text>
        </Group>
      ))}
    </Stack>
  )
}
