// Days until something expires: red when expired, yellow within 60 days.
import { daysBetween } from '@hr/domain/calendar/local-date.ts'
import { Badge } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDate } from '#web/shared/format.ts'
import { useToday } from '#web/shared/use-today.ts'

const soonDays = 60

export function ExpiryBadge({ date }: { date: string }) {
  const { t } = useTranslation()
  const left = daysBetween(useToday(), date)
  if (left < 0) return <Badge color="red">{t('employeeRecord.expiredOn', { date: formatDate(date) })}</Badge>
  if (left > soonDays)
    return <Badge color="gray">{t('employeeRecord.validUntil', { date: formatDate(date) })}</Badge>
  return <Badge color="yellow">{t('employeeRecord.daysLeft', { count: left, date: formatDate(date) })}</Badge>
}
