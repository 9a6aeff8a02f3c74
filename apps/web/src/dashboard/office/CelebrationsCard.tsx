import { mostCelebrations } from '@hr/contract/dashboard.ts'
import { paths } from '@hr/contract/paths.ts'
import { Group, Stack, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDate } from '#web/shared/format.ts'
import { useToday } from '#web/shared/use-today.ts'
import { TextLink } from '#web/ui/LinkTo.tsx'
import { PersonName } from '#web/ui/PersonName.tsx'
import { DashboardCard, NothingHere } from '../DashboardCard.tsx'
import { useDashboardPart } from '../use-dashboard.ts'

/** Birthdays and work anniversaries of the next two weeks. */
export function CelebrationsCard() {
  const { t } = useTranslation()
  const today = useToday()
  const query = useDashboardPart('celebrations')
  const rows = query.data ?? []
  const shown = rows.slice(0, mostCelebrations)
  return (
    <DashboardCard title={t('dashboard.celebrations')} query={query} height={{ base: 150, sm: 150 }}>
      {shown.length === 0 ? (
        <NothingHere>{t('dashboard.noCelebrations')}</NothingHere>
      ) : (
        <Stack gap="sm" component="ul">
          {shown.map(({ employee, kind, date, years }) => (
            <Group key={`${employee.id}:${kind}`} component="li" justify="space-between" wrap="nowrap">
              <TextLink to={paths.employeeView(employee.id)} c="inherit" miw={0}>
                <PersonName
                  person={employee}
                  detail={
                    years === null ? t('dashboard.birthday') : t('dashboard.anniversary', { count: years })
                  }
                />
              </TextLink>
              <Text size="sm" c="dimmed" style={{ flexShrink: 0 }}>
                {date === today ? t('dashboard.today') : formatDate(date)}
              </Text>
            </Group>
          ))}
          {rows.length > mostCelebrations && (
            <Text size="sm" c="dimmed" component="li">
              {t('dashboard.moreCelebrations')}
            </Text>
          )}
        </Stack>
      )}
    </DashboardCard>
  )
}
