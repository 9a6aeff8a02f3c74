// Who gains or loses how many days through a changed leave type, and who has used more than the new amount.
import type { GrantEffect } from '@hr/contract/leave-type.ts'
import { Group, Stack, Text } from '@mantine/core'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatHalfDays } from '#web/shared/format.ts'
import { PersonName } from '#web/ui/PersonName.tsx'

export function TypeEffect({ effect }: { effect: GrantEffect }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { gaining, losing, short, shortCount } = effect
  const days = (halfDays: number) => formatHalfDays(halfDays, language)
  return (
    <Stack gap="xs">
      {gaining.people + losing.people + shortCount === 0 && (
        <Text size="sm" c="dimmed">
          {t('leaveType.noEffect')}
        </Text>
      )}
      {gaining.people > 0 && (
        <Text size="sm">
          {t('leaveType.gaining', { count: gaining.people, days: days(gaining.halfDays) })}
        </Text>
      )}
      {losing.people > 0 && (
        <Text size="sm">{t('leaveType.losing', { count: losing.people, days: days(losing.halfDays) })}</Text>
      )}
      {shortCount > 0 && <Text size="sm">{t('leaveType.short', { count: shortCount })}</Text>}
      {short.length > 0 && (
        <Stack component="ul" gap="xs" mah={240} style={{ overflowY: 'auto' }}>
          {short.map(({ employee, halfDays }) => (
            <Group key={employee.id} component="li" justify="space-between" wrap="nowrap" gap="sm">
              <PersonName person={employee} />
              <Text size="sm" style={{ flexShrink: 0 }}>
                {days(halfDays)}
              </Text>
            </Group>
          ))}
        </Stack>
      )}
    </Stack>
  )
}
