// How much of the three limits is used: approved, pending, and by this request if there is one (O2).
import { Progress, Stack, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDateRange, formatNumber } from '#web/shared/format.ts'
import classes from './LimitMeter.module.css'
import { useDuration } from '#web/shared/use-duration.ts'

type Use = { approved: number; pending: number; requested?: number; limit: number }
type Limits = { day: Use; month: Use & { from: string; to: string }; consecutive: Use }

type Props = {
  title: string
  use: Use
  amountOf: (amount: number) => string
  /** The amount before "of"; without its unit where the limit says it. */
  totalOf?: (amount: number) => string
}

function Limit({ title, use, amountOf, totalOf = amountOf }: Props) {
  const { t } = useTranslation()
  const { approved, pending, requested = 0, limit } = use
  const total = approved + pending + requested
  const isOver = total > limit
  const share = (amount: number) => (amount / Math.max(limit, total)) * 100
  const parts = [
    approved > 0 && t('ot.partApproved', { amount: amountOf(approved) }),
    pending > 0 && t('ot.partPending', { amount: amountOf(pending) }),
    requested > 0 && t('ot.partRequested', { amount: amountOf(requested) }),
  ].filter(text => text !== false)
  return (
    <div role="group" aria-label={title}>
      <div className={classes.line}>
        <Text span size="sm">
          {title}
        </Text>
        <Text span size="sm" fw={600} {...(isOver && { c: 'var(--mantine-color-error)' })}>
          {t('ot.ofLimit', { amount: totalOf(total), limit: amountOf(limit) })}
        </Text>
      </div>
      <Progress.Root size={8} aria-hidden>
        <Progress.Section value={share(approved)} color="brand" />
        <Progress.Section value={share(pending)} color="brand" opacity={0.45} />
        <Progress.Section value={share(requested)} color={isOver ? 'red' : 'teal'} />
      </Progress.Root>
      {parts.length > 0 && (
        <Text size="xs" c="dimmed" mt={4}>
          {parts.join(' · ')}
        </Text>
      )}
    </div>
  )
}

export function LimitMeter({ limits: { day, month, consecutive } }: { limits: Limits }) {
  const { t } = useTranslation()
  const durationOf = useDuration()
  const daysOf = (count: number) => t('ot.days', { count })
  return (
    <Stack gap="sm">
      <Limit title={t('ot.limitDay')} use={day} amountOf={durationOf} />
      <Limit
        title={t('ot.limitMonth', { dates: formatDateRange(month.from, month.to) })}
        use={month}
        amountOf={durationOf}
      />
      <Limit title={t('ot.limitConsecutive')} use={consecutive} amountOf={daysOf} totalOf={formatNumber} />
    </Stack>
  )
}
