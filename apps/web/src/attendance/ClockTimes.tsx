// Time in and out of a day, red where A5 says so; the label says the same in words.
import type { AttendanceDay } from '@hr/contract/attendance.ts'
import { clockLabelColors } from '@hr/domain/attendance/attendance-status.ts'
import type { ClockLabel } from '@hr/domain/attendance/attendance-status.ts'
import { Badge, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { badgeColors } from '#web/ui/status-color.ts'

export function ClockLabelBadge({ label }: { label: ClockLabel }) {
  const { t } = useTranslation()
  return <Badge color={badgeColors[clockLabelColors[label]]}>{t(`attendanceDay.labels.${label}`)}</Badge>
}

type Check = AttendanceDay['periods'][number]['timeCheck']
const isRed = (label: ClockLabel | null) => label !== null && clockLabelColors[label] === 'error'

/** A missing time is --:-- in red if one is expected, otherwise a dash. */
export function ClockTime({ time, label }: { time: string | null; label: ClockLabel | null }) {
  const { t } = useTranslation()
  const red = isRed(label)
  return (
    <Text
      span
      inherit
      {...(red && { c: 'var(--mantine-color-error)', fw: 600 })}
      {...(label !== null && { title: t(`attendanceDay.labels.${label}`) })}
    >
      {time ?? (red ? '--:--' : '–')}
    </Text>
  )
}

/** The first in and the last out of a day with several periods. */
export function dayChecks({ periods }: Pick<AttendanceDay, 'periods'>): Check {
  const first = periods.find(({ timeCheck }) => timeCheck.timeIn !== null || timeCheck.labelIn !== null)
  const last = periods.findLast(({ timeCheck }) => timeCheck.timeOut !== null || timeCheck.labelOut !== null)
  return {
    timeIn: first?.timeCheck.timeIn ?? null,
    labelIn: first?.timeCheck.labelIn ?? null,
    timeOut: last?.timeCheck.timeOut ?? null,
    labelOut: last?.timeCheck.labelOut ?? null,
  }
}
