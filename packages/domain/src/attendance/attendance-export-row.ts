// A day as a row of the attendance export (A14, spec 3 and 4), and the total of a person below them. Texts of statuses and
// events are codes and names in both languages; the writer of the file picks the language.
import { isWeekend } from '../calendar/weekdays.ts'
import type { LocalDate, LocalTime } from '../calendar/local-date.ts'
import type { DayStatus } from './attendance-status.ts'
import type { DayFacts } from './day-facts.ts'
import type { DayRecord } from './day-record.ts'
import { totalHours } from './total-hours.ts'

/** In the order and the spelling of the specification. */
export const attendanceExportColumns = [
  'Person ID',
  'Date',
  'Full Name',
  'Department',
  'Job-grade',
  'Check-In',
  'Check-out',
  'Late',
  'totalHours',
  'Early Leave',
  'HR Comment',
  'status',
  'event',
  'Request Pending',
  'amount',
] as const
type Column = (typeof attendanceExportColumns)[number]

export type ExportEvent = {
  readonly kind: 'HOLIDAY' | 'LEAVE' | 'OFF_SITE_WORK' | 'ATTENDANCE_REQUEST' | 'OVERTIME'
  readonly name: string
  readonly nameLo: string
}
type Cells = {
  readonly 'Person ID': string
  readonly Date: LocalDate
  readonly 'Full Name': string
  readonly Department: string
  readonly 'Job-grade': string
  readonly 'Check-In': LocalTime | null
  readonly 'Check-out': LocalTime | null
  /** Minutes that count. */
  readonly Late: number
  readonly totalHours: number | null
  readonly 'Early Leave': number
  readonly 'HR Comment': string
  readonly status: DayStatus | null
  readonly event: readonly ExportEvent[]
  /** How many of the two kinds wait for a decision: 0, 1 or 2. */
  readonly 'Request Pending': number
  /** Null = the job grade of that day has no rate, which is not 0. */
  readonly amount: number | null
}
type AttendanceExportRow = { readonly [Name in Column]: Cells[Name] }

export type ExportDay = {
  readonly person: {
    readonly staffId: string
    readonly fullName: string
    readonly department: string
  }
  readonly facts: DayFacts
  readonly record: DayRecord
  readonly isLeavePending: boolean
  readonly isAttendancePending: boolean
  /** The reason of the latest overrule of the day, or nothing. */
  readonly hrComment: string
}

/** undefined = left out: Saturday, Sunday, and what is before the contract. */
export function attendanceExportRow(day: ExportDay): AttendanceExportRow | undefined {
  const { person, facts, record } = day
  if (isWeekend(facts.date) || (facts.startContract !== null && facts.date < facts.startContract))
    return undefined
  return {
    'Person ID': person.staffId,
    Date: facts.date,
    'Full Name': person.fullName,
    Department: person.department,
    'Job-grade': facts.jobGrade ?? '',
    'Check-In': record.periods.find(({ timeCheck }) => timeCheck.timeIn !== null)?.timeCheck.timeIn ?? null,
    'Check-out':
      record.periods.findLast(({ timeCheck }) => timeCheck.timeOut !== null)?.timeCheck.timeOut ?? null,
    Late: record.lateTime,
    totalHours: totalHours(record.workedMinutes),
    'Early Leave': record.earlyOutTime,
    'HR Comment': day.hrComment,
    status: record.status,
    event: exportEvents(facts),
    'Request Pending': Number(day.isLeavePending) + Number(day.isAttendancePending),
    amount: record.penalty.amount === 'NO_RATE' ? null : record.penalty.amount,
  }
}

/** Each leave type once, though both halves have it. */
function exportEvents(facts: DayFacts): ExportEvent[] {
  const { holiday, leave, offSite, attendanceRequests, overtime } = facts
  const types = new Map(leave.map(half => [half.type, half.typeLo]))
  const asked = new Map(attendanceRequests.map(request => [request.type, request.typeLo]))
  const named =
    (kind: ExportEvent['kind']) =>
    ([name, nameLo]: readonly [string, string]) => ({
      kind,
      name,
      nameLo: nameLo || name,
    })
  return [
    ...(holiday ? [named('HOLIDAY')([holiday.name, holiday.nameLo])] : []),
    ...[...types].map(named('LEAVE')),
    ...offSite.map(({ place }) => named('OFF_SITE_WORK')([place, place])),
    ...[...asked].map(named('ATTENDANCE_REQUEST')),
    ...overtime.map(({ timeIn, timeOut }) => {
      const times = `${timeIn}-${timeOut}`
      return named('OVERTIME')([times, times])
    }),
  ]
}

type ExportTotal = {
  readonly late: number
  readonly earlyLeave: number
  readonly hours: number
  /** Of the rows whose amount is known. */
  readonly amount: number
  /** Rows whose grade had no rates: the total is not all. */
  readonly rowsWithoutRate: number
}
type Summed = Pick<AttendanceExportRow, 'Late' | 'Early Leave' | 'totalHours' | 'amount'>

/** Of the rows of one person (spec 9: the total per person sums these penalties). */
export function exportTotal(rows: readonly Summed[]): ExportTotal {
  const sum = (of: (row: Summed) => number) => rows.reduce((total, row) => total + of(row), 0)
  return {
    late: sum(row => row.Late),
    earlyLeave: sum(row => row['Early Leave']),
    // Adding hundredths avoids floating point errors.
    hours: sum(row => Math.round((row.totalHours ?? 0) * 100)) / 100,
    amount: sum(row => row.amount ?? 0),
    rowsWithoutRate: rows.filter(row => row.amount === null).length,
  }
}
