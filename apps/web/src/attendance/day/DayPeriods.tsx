import type { AttendanceDay } from '@hr/contract/attendance.ts'
import type { ClockLabel } from '@hr/domain/attendance/attendance-status.ts'
import { Group, Paper, Stack, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { useHours } from '#web/shared/use-duration.ts'
import { ClockLabelBadge, ClockTime } from '../ClockTimes.tsx'
import { DayPart } from '#web/shared/DayPart.tsx'

type Period = AttendanceDay['periods'][number]
type LineProps = { name: string; time: string | null; label: ClockLabel | null }

function ClockLine({ name, time, label }: LineProps) {
  return (
    <Group justify="space-between" gap="xs" wrap="nowrap">
      <Text size="sm" c="dimmed">
        {name}
      </Text>
      <Group gap="xs" wrap="nowrap">
        {label !== null && <ClockLabelBadge label={label} />}
        <Text fw={600} miw={44} ta="right" style={{ fontVariantNumeric: 'tabular-nums' }}>
          <ClockTime time={time} label={label} />
        </Text>
      </Group>
    </Group>
  )
}

/** A day that needs only its first in and last out does not show the times in between as missing. */
function PeriodCard({ period }: { period: Period }) {
  const { t } = useTranslation()
  const hours = useHours()
  const { timeSchedule, expected, timeCheck, totalHours } = period
  const { timeIn, labelIn, timeOut, labelOut } = timeCheck
  return (
    <Paper withBorder p="sm">
      <Stack gap={6}>
        <Group justify="space-between" gap="xs">
          <Text size="sm" fw={500}>
            {timeSchedule === null
              ? t('attendanceDay.noWork')
              : t('attendanceDay.work', { timeIn: timeSchedule.timeIn, timeOut: timeSchedule.timeOut })}
          </Text>
          {totalHours !== null && (
            <Text size="sm" c="dimmed">
              {hours(totalHours)}
            </Text>
          )}
        </Group>
        {expected !== null && (
          <Text size="sm" c="dimmed">
            {t('attendanceDay.expected', { timeIn: expected.timeIn, timeOut: expected.timeOut })}
          </Text>
        )}
        {(timeIn !== null || labelIn !== null) && (
          <ClockLine name={t('attendanceDay.timeIn')} time={timeIn} label={labelIn} />
        )}
        {(timeOut !== null || labelOut !== null) && (
          <ClockLine name={t('attendanceDay.timeOut')} time={timeOut} label={labelOut} />
        )}
      </Stack>
    </Paper>
  )
}

export function DayPeriods({ periods }: Pick<AttendanceDay, 'periods'>) {
  const { t } = useTranslation()
  if (periods.length === 0) return null
  return (
    <DayPart title={t('attendanceDay.periods')}>
      {periods.map(period => (
        <PeriodCard
          key={`${period.timeSchedule?.timeIn ?? ''}:${period.timeCheck.timeIn ?? ''}`}
          period={period}
        />
      ))}
    </DayPart>
  )
}
