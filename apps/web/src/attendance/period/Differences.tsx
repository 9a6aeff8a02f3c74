// Changes of a period after it was closed (A13): the day before and after, who, when and why; newest first.
import { listDifferences } from '@hr/contract/attendance-period.ts'
import type { OutputOf } from '@hr/contract/endpoint.ts'
import { paths } from '@hr/contract/paths.ts'
import { Group, Paper, Stack, Text, VisuallyHidden } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useList } from '#web/api/use-list.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { DayStatusBadge } from '#web/shared/DayStatusBadge.tsx'
import { formatDateRange, formatNumber } from '#web/shared/format.ts'
import { formatInstant } from '#web/shared/instant.ts'
import { moneyText } from '#web/shared/money/money.ts'
import { penaltyText } from '#web/shared/money/penalty-text.ts'
import { useCurrencies } from '#web/shared/money/use-currencies.ts'
import { useDuration } from '#web/shared/use-duration.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { TextLink } from '#web/ui/LinkTo.tsx'
import { LoadedRows } from '#web/ui/LoadedRows.tsx'
import { LoadMore } from '#web/ui/LoadMore.tsx'
import { PersonName, usePersonNames } from '#web/ui/PersonName.tsx'

type Overtime = NonNullable<OutputOf<typeof listDifferences>['rows'][number]['overtime']>

/** Payable overtime of a date, with its amount for those who may see pay. */
function OvertimeBrief({ label, record }: { label: string; record: Overtime['before'] }) {
  const { t } = useTranslation()
  const duration = useDuration()
  const { all: currencies } = useCurrencies()
  const pay = record?.pay
  const amount = pay?.amount == null ? [] : [moneyText(pay.amount, pay.currency, currencies)]
  const text = record ? t('attendanceReport.overtime', { duration: duration(record.payable) }) : null
  return (
    <Text size="sm" c={record ? undefined : 'dimmed'} style={{ fontVariantNumeric: 'tabular-nums' }}>
      <VisuallyHidden>{`${label}: `}</VisuallyHidden>
      {text === null ? t('attendanceReport.noDay') : [text, ...amount].join(' · ')}
    </Text>
  )
}

type Difference = OutputOf<typeof listDifferences>['rows'][number]

function Brief({ label, day }: { label: string; day: Difference['before'] }) {
  const { t } = useTranslation()
  const duration = useDuration()
  if (day === null)
    return (
      <Text size="sm" c="dimmed">
        <VisuallyHidden>{`${label}: `}</VisuallyHidden>
        {t('attendanceReport.noDay')}
      </Text>
    )
  const minutes = (name: string, count: number) =>
    count === 0 ? [] : [`${name} ${t('attendanceDay.minutes', { minutes: formatNumber(count) })}`]
  const details = [
    ...minutes(t('attendanceDay.late'), day.lateMinutes),
    ...minutes(t('attendanceDay.early'), day.earlyMinutes),
    ...(day.penalty === 0
      ? []
      : [
          t('overrule.penalty', {
            amount: day.penalty === null ? t('attendanceDay.noRateOfGrade') : penaltyText(day.penalty),
          }),
        ]),
    ...(day.workedMinutes === null ? [] : [duration(day.workedMinutes)]),
  ]
  return (
    <Group gap={6} role="group" aria-label={label}>
      <DayStatusBadge day={day} />
      <Text size="sm" style={{ fontVariantNumeric: 'tabular-nums' }}>
        {details.join(' · ')}
      </Text>
    </Group>
  )
}

function DifferenceCard({ difference }: { difference: Difference }) {
  const { t } = useTranslation()
  const nameOf = usePersonNames()
  const { employee, staffId, date, to, at, changedBy, cause, reason, before, after, overtime } = difference
  const isUpgrade = cause === 'NEWER_RULES' || cause === 'NEWER_RULES_CLOSED'
  const nobody = isUpgrade ? '' : t('attendanceReport.somebody')
  const who = changedBy === null ? nobody : nameOf(changedBy)
  return (
    <Paper withBorder p="sm" component="li">
      <Stack gap={6}>
        <Group justify="space-between" wrap="nowrap" gap="sm">
          <PersonName person={employee} detail={staffId} />
          <TextLink size="sm" to={paths.attendanceOf(employee.id)} search={{ at: date, day: date }}>
            {formatDateRange(date, to)}
          </TextLink>
        </Group>
        <Group gap="xs">
          {overtime ? (
            <OvertimeBrief label={t('attendanceReport.before')} record={overtime.before} />
          ) : (
            <Brief label={t('attendanceReport.before')} day={before} />
          )}
          <IconArrowRight size={16} aria-hidden />
          {overtime ? (
            <OvertimeBrief label={t('attendanceReport.after')} record={overtime.after} />
          ) : (
            <Brief label={t('attendanceReport.after')} day={after} />
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {[t(`attendanceReport.causes.${cause}`), reason, who, formatInstant(at)]
            .filter(text => text !== '')
            .join(' · ')}
        </Text>
      </Stack>
    </Paper>
  )
}

export function Differences({ period }: { period: string }) {
  const { t } = useTranslation()
  const list = useList(listDifferences, { id: period })
  return (
    <LoadedRows list={list} height={240} empty={<EmptyState title={t('attendanceReport.noDifferences')} />}>
      {rows => (
        <Stack gap="sm" w="100%">
          <Stack component="ul" gap="sm">
            {rows.map(difference => (
              <DifferenceCard key={difference.id} difference={difference} />
            ))}
          </Stack>
          <LoadMore list={list} />
        </Stack>
      )}
    </LoadedRows>
  )
}
