// What the lists of attendance days show of a day.
import type { AttendanceDay } from '@hr/contract/attendance.ts'
import { weekday } from '@hr/domain/calendar/local-date.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Group, Stack, Text } from '@mantine/core'
import { IconHourglass } from '@tabler/icons-react'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { DayStatusBadge } from '#web/shared/DayStatusBadge.tsx'
import { formatDate, formatNumber, shortWeekdayNames } from '#web/shared/format.ts'
import { useHours } from '#web/shared/use-duration.ts'

type Props = { day: AttendanceDay }

export function DayDate({ day: { date } }: Props) {
  const language = useLanguage()
  return (
    <Group gap={6} wrap="nowrap" display="inline-flex">
      {formatDate(date)}
      <Text span inherit c="dimmed">
        {shortWeekdayNames(language)[weekday(date)]}
      </Text>
    </Group>
  )
}

export function Schedule({ day: { periods } }: Props) {
  const times = periods.flatMap(({ timeSchedule }) => timeSchedule ?? [])
  if (times.length === 0) return '–'
  return (
    <Stack gap={0}>
      {times.map(({ timeIn, timeOut }) => (
        <Text key={timeIn} span inherit style={{ whiteSpace: 'nowrap' }}>{`${timeIn} - ${timeOut}`}</Text>
      ))}
    </Stack>
  )
}

/** Something about the day is undecided. */
export function PendingMark({ day }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { requests, requestAttendanceType: name, requestAttendanceTypeLo: nameLo } = day
  const texts = [
    requests.leaveRequest !== null && t('attendanceDay.pendingLeave'),
    name !== null && `${t('attendanceDay.pendingRequest')} ${nameIn({ name, nameLo }, language)}`,
  ].filter(text => text !== false)
  if (texts.length === 0) return null
  return (
    <Text
      span
      c="var(--hr-warning-text)"
      lh={0}
      role="img"
      title={texts.join(', ')}
      aria-label={texts.join(', ')}
    >
      <IconHourglass size={16} aria-hidden />
    </Text>
  )
}

export function DayStatus({ day }: Props) {
  return (
    <Group gap={6} wrap="nowrap" display="inline-flex">
      <DayStatusBadge day={day} />
      <PendingMark day={day} />
    </Group>
  )
}

export function Minutes({ minutes }: { minutes: number }) {
  const { t } = useTranslation()
  if (minutes === 0) return '–'
  return (
    <Text span inherit style={{ whiteSpace: 'nowrap' }}>
      {t('attendanceDay.minutes', { minutes: formatNumber(minutes) })}
    </Text>
  )
}

export function Hours({ day: { totalHours } }: Props) {
  const hours = useHours()
  return totalHours === null ? '–' : hours(totalHours)
}

/** Null = the grade has no rate (A9). */
export function Penalty({ day: { penalty } }: Props) {
  const { t } = useTranslation()
  if (penalty === null) return t('attendanceDay.noRateOfGrade')
  return penalty === 0 ? '–' : formatNumber(penalty)
}
