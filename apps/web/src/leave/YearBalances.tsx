// The balance before and after a request, by leave year; if several lots pay, in their order (L5).
import type { YearBalance } from '@hr/contract/leave-decision.ts'
import { Group, Stack, Text } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useTranslation } from '#web/i18n/translation.ts'
import { daysOf, formatDate } from '#web/shared/format.ts'
import { leaveYearName } from './leave-year-name.ts'
import { useLeaveText } from './leave-text.ts'
import classes from './YearBalances.module.css'

function Change({ year, title }: { year: YearBalance; title: string }) {
  const { days } = useLeaveText()
  return (
    <Group justify="space-between" wrap="nowrap">
      <Text size="sm" fw={600}>
        {title}
      </Text>
      <Group gap={8} wrap="nowrap">
        <Text size="sm" c="dimmed">
          {days(year.before)}
        </Text>
        <IconArrowRight size={16} aria-hidden />
        <Text size="sm" fw={650} {...(year.after < 0 && { c: 'var(--mantine-color-error)' })}>
          {days(year.after)}
        </Text>
      </Group>
    </Group>
  )
}

/** Renders nothing if the year's own grant pays for everything. */
function Lots({ lots }: Pick<YearBalance, 'lots'>) {
  const { t } = useTranslation()
  if (lots.every(({ kind }) => kind === 'GRANT')) return null
  return (
    <div>
      <Text size="xs" c="dimmed">
        {t('leave.lots')}
      </Text>
      <ol className={classes.lots} aria-label={t('leave.lots')}>
        {lots.map(({ kind, validTo, taken, before }) => (
          <li key={`${kind}:${validTo}:${before}`} className={classes.lot}>
            <span>
              {t(`leave.lot.${kind}`)}
              {validTo !== null && (
                <Text span inherit c="dimmed">
                  {' '}
                  {t('leave.lotUntil', { date: formatDate(validTo) })}
                </Text>
              )}
            </span>
            <span className={classes.taken}>
              {t('leave.lotTaken', { taken: daysOf(taken), before: daysOf(before) })}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}

export function YearBalances({ years }: { years: readonly YearBalance[] }) {
  const { t } = useTranslation()
  if (years.length === 0) return null
  return (
    <Stack gap="sm">
      {years.map(year => (
        <Stack key={year.from} gap={4}>
          <Change
            year={year}
            title={
              years.length === 1 ? t('leave.balance') : t('leave.balanceOf', { year: leaveYearName(year) })
            }
          />
          <Lots lots={year.lots} />
        </Stack>
      ))}
    </Stack>
  )
}
