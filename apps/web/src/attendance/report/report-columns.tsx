// The columns of the report: days, minutes and penalty of each person.
import type { AttendanceReportRow } from '@hr/contract/attendance-report.ts'
import { Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { daysOf, formatNumber } from '#web/shared/format.ts'
import { penaltyTitle } from '#web/shared/money/penalty-text.ts'
import { PersonAtUnit } from '#web/shared/person/PersonAtUnit.tsx'
import { useDuration, useHours } from '#web/shared/use-duration.ts'
import type { Column } from '#web/ui/DataList.tsx'

type ReportColumn = Column<AttendanceReportRow>

const shown = (count: number) => (count === 0 ? '–' : formatNumber(count))

/** Which columns leave a narrow table first; what is deducted for stays. */
const folds: Readonly<Record<string, ReportColumn['folds']>> = {
  leaveHalfDays: 1,
  offSite: 1,
  regular: 2,
  overtimeMinutes: 2,
  earlyMinutes: 3,
}

/** After the number on a card, below it in a table. */
const beneath = {
  display: { base: 'inline', sm: 'block' },
  ml: { base: 4, sm: 0 },
  style: { whiteSpace: 'nowrap' },
} as const

function DaysAndMinutes({ days, minutes }: { days: number; minutes: number }) {
  const { t } = useTranslation()
  if (days === 0) return '–'
  return (
    <span>
      {formatNumber(days)}
      <Text span size="xs" c="dimmed" {...beneath} lh={1.5}>
        {t('attendanceDay.minutes', { minutes: formatNumber(minutes) })}
      </Text>
    </span>
  )
}

function Penalty({ row: { penalty, withoutRate } }: { row: AttendanceReportRow }) {
  const { t } = useTranslation()
  return (
    <span>
      {shown(penalty)}
      {withoutRate > 0 && (
        <Text span size="xs" c="dimmed" {...beneath} lh={1.5}>
          {t('attendanceDay.noRate', { count: withoutRate })}
        </Text>
      )}
    </span>
  )
}

export function useReportColumns(): readonly ReportColumn[] {
  const { t } = useTranslation()
  const duration = useDuration()
  const hours = useHours()
  const number = (
    id: string,
    title: string,
    cell: ReportColumn['cell'],
    isBlank?: ReportColumn['isBlank'],
  ): ReportColumn => ({
    id,
    title,
    sort: id,
    align: 'right',
    cell,
    ...(folds[id] && { folds: folds[id] }),
    ...(isBlank && { isBlank }),
  })
  const count = (id: 'missing' | 'absent' | 'offSite', title: string) =>
    number(
      id,
      title,
      row => shown(row[id]),
      row => row[id] === 0,
    )
  return [
    {
      id: 'employee',
      title: t('attendanceDay.employee'),
      sort: 'name',
      card: 'title',
      cell: row => <PersonAtUnit row={row} />,
    },
    number('regular', t('attendanceDay.regular'), row => shown(row.regular)),
    number(
      'lateMinutes',
      t('attendanceDay.late'),
      row => <DaysAndMinutes days={row.late} minutes={row.lateMinutes} />,
      row => row.late === 0,
    ),
    number(
      'earlyMinutes',
      t('attendanceDay.early'),
      row => <DaysAndMinutes days={row.early} minutes={row.earlyMinutes} />,
      row => row.early === 0,
    ),
    count('missing', t('attendanceDay.missing')),
    count('absent', t('attendanceDay.absent')),
    number(
      'leaveHalfDays',
      t('attendanceDay.leave'),
      row => (row.leaveHalfDays === 0 ? '–' : daysOf(row.leaveHalfDays)),
      row => row.leaveHalfDays === 0,
    ),
    count('offSite', t('attendanceReport.offSite')),
    number('hours', t('attendanceDay.hours'), row => (row.hours === 0 ? '–' : hours(row.hours))),
    number(
      'overtimeMinutes',
      t('attendanceDay.overtime'),
      row => (row.overtimeMinutes === 0 ? '–' : duration(row.overtimeMinutes)),
      row => row.overtimeMinutes === 0,
    ),
    number(
      'penalty',
      penaltyTitle(t('attendanceDay.penalty')),
      row => <Penalty row={row} />,
      row => row.penalty === 0 && row.withoutRate === 0,
    ),
  ]
}
