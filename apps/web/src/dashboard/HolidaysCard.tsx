import { lastHolidayDate, nextYearOf } from '@hr/contract/dashboard.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { paths } from '@hr/contract/paths.ts'
import { Group, Stack, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { dayRangeTitle, formatDate } from '#web/shared/format.ts'
import { TextLink } from '#web/ui/LinkTo.tsx'
import { DashboardCard, NothingHere } from './DashboardCard.tsx'
import { useDashboardPart } from './use-dashboard.ts'

const mostShown = 4

/** Leave of a year without holidays would be counted too long. */
function EmptyNextYear({ today }: { today: string }) {
  const { t } = useTranslation()
  const year = nextYearOf(today)
  if (useDashboardPart('nextHolidays').data?.length !== 0) return null
  return (
    <Text size="sm">
      {t('dashboard.noHolidaysOf', { year })}{' '}
      <TextLink to={paths.holidays} search={{ year: String(year) }} size="sm">
        {t('dashboard.addHolidaysOf', { year })}
      </TextLink>
    </Text>
  )
}

export function HolidaysCard({ today }: { today: string }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const calendar = useDashboardPart('holidays')
  const holidays = calendar.data?.holidays.toSorted((one, other) => one.from.localeCompare(other.from)) ?? []
  return (
    <DashboardCard title={t('dashboard.holidays')} query={calendar} height={{ base: 56, sm: 56 }}>
      {holidays.length === 0 ? (
        <NothingHere>{t('dashboard.noHolidays', { date: formatDate(lastHolidayDate(today)) })}</NothingHere>
      ) : (
        <Stack component="ul" gap="xs">
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
      <EmptyNextYear today={today} />
    </DashboardCard>
  )
}
