import type { AttendanceDay } from '@hr/contract/attendance.ts'
import { Group, Stack, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { penaltyText } from '#web/shared/money/penalty-text.ts'
import { DayPart } from '#web/shared/DayPart.tsx'

/** The penalty of the day by part (A9); a grade without rates shows as unknown, never as 0. */
export function DayPenalty({ day: { penalty, penaltyParts } }: { day: AttendanceDay }) {
  const { t } = useTranslation()
  if (penaltyParts.length === 0) return null
  const shown = (amount: number | null) =>
    amount === null ? t('attendanceDay.noRateOfGrade') : penaltyText(amount)
  const lines = [
    ...penaltyParts.map(({ kind, minutes, amount }) => ({
      key: kind,
      name: t(`attendanceDay.parts.${kind}`, { minutes }),
      amount,
    })),
    ...(penaltyParts.length > 1 ? [{ key: 'TOTAL', name: t('attendanceDay.total'), amount: penalty }] : []),
  ]
  return (
    <DayPart title={t('attendanceDay.penalty')}>
      <Stack gap={4}>
        {lines.map(({ key, name, amount }) => (
          <Group key={key} justify="space-between" gap="xs" fw={key === 'TOTAL' ? 650 : 400}>
            <Text size="sm" inherit fz="sm">
              {name}
            </Text>
            <Text inherit fz="sm" style={{ fontVariantNumeric: 'tabular-nums' }}>
              {shown(amount)}
            </Text>
          </Group>
        ))}
      </Stack>
    </DayPart>
  )
}
