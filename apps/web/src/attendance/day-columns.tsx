// The columns of attendance days: of one person, or of many with their names.
import type { AttendanceDay } from '@hr/contract/attendance.ts'
import { weekday } from '@hr/domain/calendar/local-date.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Group, Stack, Text } from '@mantine/core'
import { IconHourglass } from '@tabler/icons-react'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { penaltyTitle } from '#web/shared/money/penalty-text.ts'
import { useHours } from '#web/shared/use-duration.ts'
import { DayStatusBadge } from '#web/shared/DayStatusBadge.tsx'
import { formatDate, formatNumber, shortWeekdayNames } from '#web/shared/format.ts'
import type { Column } from '#web/ui/DataList.tsx'
import { PersonName } from '#web/ui/PersonName.tsx'
import { ClockTime, dayChecks } from './ClockTimes.tsx'

type DayColumn = Column<AttendanceDay>

function Schedule({ periods }: Pick<AttendanceDay, 'periods'>) {
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
export function PendingMark({
  day: { requests, requestAttendanceType, requestAttendanceTypeLo },
}: {
  day: AttendanceDay
}) {
  const { t } = useTranslation()
  const language = useLanguage()
  const asked = requestAttendanceType ?? undefined
  const texts = [
    requests.leaveRequest !== null && t('attendanceDay.pendingLeave'),
    asked !== undefined &&
      `${t('attendanceDay.pendingRequest')} ${nameIn({ name: asked, nameLo: requestAttendanceTypeLo }, language)}`,
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

const numberOrDash = (count: number) => (count === 0 ? '–' : formatNumber(count))

/** Columns that a reader may hide. */
export const optionalColumns = ['department', 'schedule', 'late', 'early', 'hours', 'penalty'] as const
export type OptionalColumn = (typeof optionalColumns)[number]

export function useColumnTitle(): (column: OptionalColumn) => string {
  const { t } = useTranslation()
  return column => t(`attendanceDay.${column}`)
}

export function useDayColumns(kind: 'own' | 'others', hidden: readonly string[] = []): readonly DayColumn[] {
  const { t } = useTranslation()
  const hours = useHours()
  const language = useLanguage()
  const date: DayColumn = {
    id: 'date',
    title: t('attendanceDay.date'),
    ...(kind === 'own' && { card: 'title' as const }),
    cell: day => (
      <Group gap={6} wrap="nowrap" display="inline-flex">
        {formatDate(day.date)}
        <Text span inherit c="dimmed">
          {shortWeekdayNames(language)[weekday(day.date)]}
        </Text>
      </Group>
    ),
  }
  const who: readonly DayColumn[] = [
    {
      id: 'employee',
      title: t('attendanceDay.employee'),
      card: 'title',
      cell: day => <PersonName person={day} detail={day.staffId} />,
    },
    date,
    {
      id: 'department',
      title: t('attendanceDay.department'),
      folds: 1,
      isBlank: day => day.department === null,
      cell: day =>
        day.department === null ? '–' : nameIn({ name: day.department, nameLo: day.departmentLo }, language),
    },
  ]
  const clock = (id: 'timeIn' | 'timeOut', label: 'labelIn' | 'labelOut'): DayColumn => ({
    id,
    title: t(`attendanceDay.${id}`),
    align: 'right',
    isBlank: day => dayChecks(day)[id] === null,
    cell: day => <ClockTime time={dayChecks(day)[id]} label={dayChecks(day)[label]} />,
  })
  const minutes = (id: 'late' | 'early', count: 'lateMinutes' | 'earlyMinutes'): DayColumn => ({
    id,
    title: t(`attendanceDay.${id}`),
    align: 'right',
    folds: id === 'late' ? 3 : 2,
    isBlank: day => day[count] === 0,
    cell: day =>
      day[count] === 0 ? (
        '–'
      ) : (
        <Text span inherit style={{ whiteSpace: 'nowrap' }}>
          {t('attendanceDay.minutes', { minutes: formatNumber(day[count]) })}
        </Text>
      ),
  })
  const what: readonly DayColumn[] = [
    {
      id: 'status',
      title: t('ui.status'),
      card: 'corner',
      cell: day => (
        <Group gap={6} wrap="nowrap" display="inline-flex">
          <DayStatusBadge day={day} />
          <PendingMark day={day} />
        </Group>
      ),
    },
    clock('timeIn', 'labelIn'),
    clock('timeOut', 'labelOut'),
    {
      id: 'schedule',
      card: 'hidden',
      title: t('attendanceDay.schedule'),
      folds: 1,
      align: 'right',
      cell: day => <Schedule periods={day.periods} />,
    },
    minutes('late', 'lateMinutes'),
    minutes('early', 'earlyMinutes'),
    {
      id: 'hours',
      title: t('attendanceDay.hours'),
      folds: 2,
      align: 'right',
      isBlank: day => day.totalHours === null,
      cell: day => (day.totalHours === null ? '–' : hours(day.totalHours)),
    },
    {
      id: 'penalty',
      title: penaltyTitle(t('attendanceDay.penalty')),
      align: 'right',
      folds: 3,
      isBlank: day => day.penalty === 0,
      cell: day => (day.penalty === null ? t('attendanceDay.noRateOfGrade') : numberOrDash(day.penalty)),
    },
  ]
  return [...(kind === 'own' ? [date] : who), ...what].filter(({ id }) => !hidden.includes(id))
}
