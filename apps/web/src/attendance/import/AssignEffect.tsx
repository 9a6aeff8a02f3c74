import type { assignDeviceUser } from '@hr/contract/attendance-import.ts'
import type { OutputOf } from '@hr/contract/endpoint.ts'
import { Stack, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDateRange } from '#web/shared/format.ts'

/** How many punches change owner, and how many still wait. */
export function AssignEffect({ effect }: { effect: OutputOf<typeof assignDeviceUser> }) {
  const { t } = useTranslation()
  const { assigned, dates, waiting, closed } = effect
  return (
    <Stack gap={4} role="status">
      <Text size="sm">
        {dates === null
          ? t('deviceUser.noEffect')
          : t('deviceUser.effect', { count: assigned, dates: formatDateRange(dates.from, dates.to) })}
      </Text>
      {waiting > 0 && (
        <Text size="sm" c="dimmed">
          {t('deviceUser.stays', { count: waiting })}
        </Text>
      )}
      {closed > 0 && <Text size="sm">{t('deviceUser.closed', { count: closed })}</Text>}
    </Stack>
  )
}
