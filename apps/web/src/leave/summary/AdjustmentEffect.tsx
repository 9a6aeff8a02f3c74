// The balance on the date of an adjustment, before and after it: "11 days → 12.5 days" (L3, L11).
import type { LeaveBalance } from '@hr/contract/leave.ts'
import { adjustedBalance } from '@hr/domain/leave/adjusted-balance.ts'
import { Group, Paper, Text } from '@mantine/core'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { daysOf, formatDate, formatHalfDays } from '#web/shared/format.ts'
import classes from './AdjustmentEffect.module.css'

type Props = { balance: LeaveBalance | undefined; halfDays: number | null; date: string }

export function AdjustmentEffect({ balance, halfDays, date }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (balance === undefined) return null
  const { before, after, isEnough } = adjustedBalance(balance.available, halfDays ?? 0)
  const days = (amount: number) => formatHalfDays(amount, language)
  const isChanged = isEnough && before !== after
  return (
    <Paper withBorder px="sm" py="xs" role="status" className={classes.effect}>
      <Group justify="space-between" gap="xs">
        <Text size="sm" c="dimmed">
          {t('leaveSummary.balanceOn', { date: formatDate(date) })}
        </Text>
        <Text fw={700} className={classes.figures}>
          {isChanged ? `${daysOf(before)} → ${days(after)}` : days(before)}
        </Text>
      </Group>
      {!isEnough && (
        <Text size="sm" c="var(--mantine-color-error)">
          {t('leaveSummary.notEnough', { days: days(before) })}
        </Text>
      )}
    </Paper>
  )
}
