// The columns of attendance days: of one person, or of many with their names.
import type { AttendanceDay } from '@hr/contract/attendance.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import type { Translate } from '#web/i18n/translation.ts'
import { penaltyTitle } from '#web/shared/money/penalty-text.ts'
import type { Column } from '#web/ui/DataList.tsx'
import { PersonName } from '#web/ui/PersonName.tsx'
import { ClockTime, dayChecks } from './ClockTimes.tsx'
import { DayDate, DayStatus, Hours, Minutes, Penalty, Schedule } from './day-cells.tsx'

export type DayColumn = Column<AttendanceDay>

/** Columns that a reader may hide. */
export const optionalColumns = ['department', 'schedule', 'late', 'early', 'hours', 'penalty'] as const

export const employeeColumn = (t: Translate): DayColumn => ({
  id: 'employee',
  title: t('attendanceDay.employee'),
  card: 'title',
  cell: day => <PersonName person={day} detail={day.staffId} />,
})

export const dateColumn = (t: Translate): DayColumn => ({
  id: 'date',
  title: t('attendanceDay.date'),
  cell: day => <DayDate day={day} />,
})

const clockColumn = (t: Translate, id: 'timeIn' | 'timeOut', label: 'labelIn' | 'labelOut'): DayColumn => ({
  id,
  title: t(`attendanceDay.${id}`),
  align: 'right',
  isBlank: day => dayChecks(day)[id] === null,
  cell: day => <ClockTime time={dayChecks(day)[id]} label={dayChecks(day)[label]} />,
})

const resultColumns = (t: Translate): readonly DayColumn[] => [
  { id: 'status', title: t('ui.status'), card: 'corner', cell: day => <DayStatus day={day} /> },
  clockColumn(t, 'timeIn', 'labelIn'),
  clockColumn(t, 'timeOut', 'labelOut'),
  {
    id: 'schedule',
    card: 'hidden',
    title: t('attendanceDay.schedule'),
    folds: 1,
    align: 'right',
    cell: day => <Schedule day={day} />,
  },
  {
    id: 'late',
    title: t('attendanceDay.late'),
    align: 'right',
    folds: 3,
    isBlank: day => day.lateMinutes === 0,
    cell: day => <Minutes minutes={day.lateMinutes} />,
  },
  {
    id: 'early',
    title: t('attendanceDay.early'),
    align: 'right',
    folds: 2,
    isBlank: day => day.earlyMinutes === 0,
    cell: day => <Minutes minutes={day.earlyMinutes} />,
  },
  {
    id: 'hours',
    title: t('attendanceDay.hours'),
    folds: 2,
    align: 'right',
    isBlank: day => day.totalHours === null,
    cell: day => <Hours day={day} />,
  },
  {
    id: 'penalty',
    title: penaltyTitle(t('attendanceDay.penalty')),
    align: 'right',
    folds: 3,
    isBlank: day => day.penalty === 0,
    cell: day => <Penalty day={day} />,
  },
]

export function useDayColumns(kind: 'own' | 'others', hidden: readonly string[] = []): readonly DayColumn[] {
  const { t } = useTranslation()
  const language = useLanguage()
  const department: DayColumn = {
    id: 'department',
    title: t('attendanceDay.department'),
    folds: 1,
    isBlank: day => day.department === null,
    cell: day =>
      day.department === null ? '–' : nameIn({ name: day.department, nameLo: day.departmentLo }, language),
  }
  const who: readonly DayColumn[] =
    kind === 'own' ? [{ ...dateColumn(t), card: 'title' }] : [employeeColumn(t), dateColumn(t), department]
  return [...who, ...resultColumns(t)].filter(({ id }) => !hidden.includes(id))
}
