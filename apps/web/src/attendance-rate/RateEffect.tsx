// Whom a change of penalty tables concerns and from when, what it does to stored days, and what it would have done to the
// last period.
import type { RatePreview } from '@hr/contract/attendance-rate.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Alert, Stack, Text } from '@mantine/core'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { AffectedPeople } from '#web/shared/effect/AffectedPeople.tsx'
import { formatDate, formatDateRange, formatNumber } from '#web/shared/format.ts'
import { penaltyText } from '#web/shared/money/penalty-text.ts'

const figures = { fontVariantNumeric: 'tabular-nums' } as const

export function RateEffect({ preview }: { preview: RatePreview }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { effect, from, grades, lastPeriod } = preview
  if (from === null)
    return (
      <Text size="sm" c="dimmed" role="status">
        {t('attendanceRate.noEffect')}
      </Text>
    )
  const people = grades.reduce((sum, grade) => sum + grade.people, 0)
  const withoutRate = effect.withoutRateAfter + (lastPeriod?.withoutRateAfter ?? 0)
  return (
    <Alert
      maw={720}
      color={withoutRate > 0 ? 'yellow' : 'blue'}
      role="status"
      title={t('attendanceRate.effect')}
    >
      <Stack gap="xs">
        <Text size="sm" fw={500}>
          {t('attendanceRate.effectPeople', {
            count: people,
            date: formatDate(from),
            grades: grades.map(grade => nameIn(grade, language)).join(', '),
          })}
        </Text>
        <StoredDays effect={effect} />
        {lastPeriod !== null && <LastPeriod period={lastPeriod} />}
      </Stack>
    </Alert>
  )
}

function StoredDays({ effect }: { effect: RatePreview['effect'] }) {
  const { t } = useTranslation()
  if (effect.days === 0) return <Text size="sm">{t('attendanceRate.effectNoDays')}</Text>
  return (
    <div>
      <Text size="sm">
        {t('attendanceRate.effectDays', { count: effect.days, people: formatNumber(effect.people) })}
      </Text>
      <Amounts effect={effect} />
    </div>
  )
}

type Period = NonNullable<RatePreview['lastPeriod']>

function LastPeriod({ period }: { period: Period }) {
  const { t } = useTranslation()
  const amount = (sum: number | null) => (sum === null ? t('attendanceRate.noRate') : penaltyText(sum))
  const dates = formatDateRange(period.from, period.to)
  if (period.people === 0) return <Text size="sm">{t('attendanceRate.effectPeriodNobody', { dates })}</Text>
  return (
    <>
      <div>
        <Text size="sm">{t('attendanceRate.effectPeriod', { count: period.people, dates })}</Text>
        <Amounts effect={period} />
      </div>
      <AffectedPeople
        rows={period.rows.map(({ employee, before, after }) => ({
          employee,
          texts: [`${amount(before)} → ${amount(after)}`],
        }))}
        people={period.people}
      />
    </>
  )
}

function Amounts({ effect }: { effect: RatePreview['effect'] }) {
  const { t } = useTranslation()
  const { before, after, withoutRateAfter } = effect
  return (
    <>
      <Text size="sm" fw={500} style={figures}>
        {t('attendanceRate.effectSum', { before: penaltyText(before), after: penaltyText(after) })}
      </Text>
      {withoutRateAfter > 0 && (
        <Text size="sm">{t('attendanceRate.effectNoRate', { count: withoutRateAfter })}</Text>
      )}
    </>
  )
}
