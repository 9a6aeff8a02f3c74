// Waiting punches of a device ID, newest first: time and place help to find the owner.
import { listDevicePunches } from '@hr/contract/attendance-import.ts'
import { Group, Stack, Text, Title } from '@mantine/core'
import { useList } from '#web/api/use-list.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDate } from '#web/shared/format.ts'
import { ErrorState } from '#web/ui/EmptyState.tsx'
import { LoadMore } from '#web/ui/LoadMore.tsx'

export function WaitingPunches({ deviceUser }: { deviceUser: string }) {
  const { t } = useTranslation()
  const list = useList(listDevicePunches, { deviceUser })
  return (
    <Stack gap="xs" mt="lg">
      <Title order={3} size="h5">
        {t('deviceUser.latest')}
      </Title>
      {list.error !== null && <ErrorState error={list.error} retry={list.retry} />}
      <Stack component="ul" gap="xs">
        {list.rows.map(({ at, date, time, device }) => (
          <Group key={at} component="li" gap="0 12px" style={{ fontVariantNumeric: 'tabular-nums' }}>
            <Text size="sm">{formatDate(date)}</Text>
            <Text size="sm" fw={600}>
              {time}
            </Text>
            <Text size="sm" c="dimmed">
              {device}
            </Text>
          </Group>
        ))}
      </Stack>
      <LoadMore list={list} size="xs" style={{ alignSelf: 'start' }} />
    </Stack>
  )
}
