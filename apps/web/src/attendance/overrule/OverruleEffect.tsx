// One day before and after an overrule (A8), as computed by the server before it stores anything.
import { previewOverrules } from '@hr/contract/attendance-overrule.ts'
import type { OverrulePreviewRow } from '@hr/contract/attendance-overrule.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { Group, Paper, Skeleton, Stack, Text } from '@mantine/core'
import { useCall } from '#web/api/use-call.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { penaltyText } from '#web/shared/money/penalty-text.ts'
import { DayStatusBadge } from '#web/shared/DayStatusBadge.tsx'
import type { OverruleType } from './useful-types.ts'
import { useBriefText } from './use-overrule-texts.ts'

export type Asked = { type: OverruleType; timeIn: string | null; timeOut: string | null }
type Props = { employeeId: number; date: LocalDate; asked: Asked | undefined }

function Brief({ name, brief }: { name: string; brief: OverrulePreviewRow['before'] }) {
  const { t } = useTranslation()
  const briefText = useBriefText()
  const { penalty } = brief
  const amount =
    penalty === 0
      ? t('overrule.noPenalty')
      : t('overrule.penalty', {
          amount: penalty === null ? t('attendanceDay.noRateOfGrade') : penaltyText(penalty),
        })
  return (
    <Stack gap={4} flex="1 1 180px">
      <Group gap="xs">
        <Text size="sm" c="dimmed">
          {name}
        </Text>
        <DayStatusBadge day={brief} size="sm" />
      </Group>
      <Text size="sm">{briefText(brief)}</Text>
      <Text size="sm" fw={600} style={{ fontVariantNumeric: 'tabular-nums' }}>
        {amount}
      </Text>
    </Stack>
  )
}

export function OverruleEffect({ employeeId, date, asked }: Props) {
  const { t } = useTranslation()
  const { data, isPending } = useCall(
    previewOverrules,
    {
      days: [{ employeeId, date }],
      from: date,
      to: date,
      inClosedPeriod: true,
      ...(asked ?? { type: 'TIME_ATTENDANCE' }),
    },
    { enabled: asked !== undefined, quiet: true, keep: true, staleTime: 0 },
  )
  const [row] = asked === undefined ? [] : (data?.rows ?? [])
  const [leftOut] = asked === undefined ? [] : (data?.leftOut ?? [])
  return (
    <Paper withBorder p="sm" mih={96} component="section" aria-label={t('overrule.effect')}>
      {asked !== undefined && isPending ? (
        <Skeleton h={72} />
      ) : row ? (
        <Group align="flex-start">
          <Brief name={t('overrule.now')} brief={row.before} />
          <Brief name={t('overrule.becomes')} brief={row.after} />
        </Group>
      ) : (
        <Text size="sm" c="dimmed">
          {leftOut?.message ?? t('overrule.effectHint')}
        </Text>
      )}
    </Paper>
  )
}
