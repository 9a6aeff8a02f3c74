import { leaveCalendar } from '@hr/contract/leave-calendar.ts'
import { addDays } from '@hr/domain/calendar/local-date.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Group, Stack, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { useCall } from '#web/api/use-call.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { dayRangeTitle, formatDate } from '#web/shared/format.ts'
import { DashboardCard, NothingHere } from './DashboardCard.tsx'

/** The calendar call covers at most 62 days. */
const daysAhead = 61
const mostShown = 4

export function HolidaysCard({ today }: { today: string }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const to = addDays(today, daysAhead)
  const calendar = useCall(leaveCalendar, { from: today, to, scope: 'team' })
  const holidays = calendar.data?.holidays.toSorted((one, other) => one.from.localeCompare(other.from)) ?? []
  return (
    <DashboardCard title={t('dashboard.holidays')} query={calendar} height={{ base: 56, sm: 56 }}>
      {holidays.length === 0 ? (
        <NothingHere>{t('dashboard.noHolidays', { date: formatDate(to) })}</NothingHere>
      ) : (
        <Stack component="ul" gap="xs" p={0} m={0} style={{ listStyle: 'none' }}>
          {holidays.slice(0, mostShown).map(holiday => (
            <Group
              key={`${holiday.from}:${holiday.name}`}
              component="li"
              justify="space-between"
              gap="sm"
              wrap="nowrap"
              align="baseline"
            >
              <Text size="sm">{nameIn(holiday, language)}</Text>
              <Text size="sm" c="dimmed" ta="right" style={{ flexShrink: 0 }}>
                {dayRangeTitle(holiday.from, holiday.to, language)}
              </Text>
            </Group>
          ))}
        </Stack>
      )}
    </DashboardCard>
  )
}
