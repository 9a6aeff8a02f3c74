import type { QuotaPeriod } from '@hr/contract/attendance-request-shapes.ts'
import { Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDate } from '#web/shared/format.ts'

const datesOf = ({ from, to }: QuotaPeriod) => ({ from: formatDate(from), to: formatDate(to) })

/** What is left of the quota of a type in each period that the dates touch, besides this request (A10). */
export function QuotaLeft({ quota }: { quota: readonly QuotaPeriod[] }) {
  const { t } = useTranslation()
  return quota.map(period => (
    <Text key={period.from} inherit {...(period.left === 0 && { c: 'var(--mantine-color-error)' })}>
      {t('attendanceRequest.left', { left: period.left, quota: period.quota, ...datesOf(period) })}
    </Text>
  ))
}

/** For whoever decides: which request of the quota it is. */
export function QuotaTaken({ quota }: { quota: readonly QuotaPeriod[] }) {
  const { t } = useTranslation()
  return quota.map(period => (
    <Text key={period.from} inherit c="dimmed">
      {t('attendanceRequest.taken', { nth: period.used + 1, quota: period.quota, ...datesOf(period) })}
    </Text>
  ))
}
