import type { QuotaPeriod } from '@hr/contract/attendance-request-shapes.ts'
import { Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDate } from '#web/shared/format.ts'

const datesOf = ({ from, to }: QuotaPeriod) => ({ from: formatDate(from), to: formatDate(to) })

/** The remaining quota of a type in each affected period, without this request (A10). */
export function QuotaLeft({ quota }: { quota: readonly QuotaPeriod[] }) {
  const { t } = useTranslation()
  return quota.map(period => (
    <Text key={period.from} inherit {...(period.left === 0 && { c: 'var(--mantine-color-error)' })}>
      {t('attendanceRequest.left', { left: period.left, quota: period.quota, ...datesOf(period) })}
    </Text>
  ))
}

/** For the approver: the number of this request within the quota. */
export function QuotaTaken({ quota }: { quota: readonly QuotaPeriod[] }) {
  const { t } = useTranslation()
  return quota.map(period => (
    <Text key={period.from} inherit c="dimmed">
      {t('attendanceRequest.taken', { nth: period.used + 1, quota: period.quota, ...datesOf(period) })}
    </Text>
  ))
}
