// A record before and after HR's minutes, as computed by the server before it stores anything.
import { previewOtCorrection } from '@hr/contract/ot-record.ts'
import type { OtResult } from '@hr/contract/ot-record.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { Group, Paper, Skeleton, Stack, Text } from '@mantine/core'
import { useCall } from '#web/api/use-call.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useDuration } from '#web/shared/use-duration.ts'
import { StatusBadge } from '#web/ui/StatusBadge.tsx'
import { useAmountText, useBandTexts, useCuts } from './record-text.ts'

type Props = {
  employeeId: number
  date: LocalDate
  /** Undefined while they cannot be entered. */
  minutes: number | undefined
}

function Brief({ name, result }: { name: string; result: OtResult }) {
  const { t } = useTranslation()
  const durationOf = useDuration()
  const bandTexts = useBandTexts()(result)
  const cuts = useCuts()(result)
  const amount = useAmountText()(result)
  const details = [...cuts.map(({ title, minutes }) => `${title} −${durationOf(minutes)}`), ...bandTexts]
  return (
    <Stack gap={4} flex="1 1 150px">
      <Group gap="xs">
        <Text size="sm" c="dimmed">
          {name}
        </Text>
        <StatusBadge status={result.status} size="sm" />
      </Group>
      <Text size="sm">{t('otRecord.paidFor', { amount: durationOf(result.payable) })}</Text>
      {details.map(text => (
        <Text key={text} size="xs" c="dimmed">
          {text}
        </Text>
      ))}
      {amount !== undefined && (
        <Text size="sm" fw={600} style={{ fontVariantNumeric: 'tabular-nums' }}>
          {amount}
        </Text>
      )}
    </Stack>
  )
}

export function CorrectionEffect({ employeeId, date, minutes }: Props) {
  const { t } = useTranslation()
  const { data, error } = useCall(
    previewOtCorrection,
    { employeeId, date, minutes: minutes ?? 0 },
    { enabled: minutes !== undefined, quiet: true, keep: true, staleTime: 0 },
  )
  const problem = minutes === undefined ? t('otRecord.effectHint') : error?.message
  return (
    <Paper withBorder p="sm" mih={112} component="section" aria-label={t('otRecord.effect')}>
      {problem !== undefined ? (
        <Text size="sm" c="dimmed">
          {problem}
        </Text>
      ) : data === undefined ? (
        <Skeleton h={88} />
      ) : (
        <Group align="flex-start">
          <Brief name={t('otRecord.before')} result={data.before} />
          <Brief name={t('otRecord.after')} result={data.after} />
        </Group>
      )}
    </Paper>
  )
}
