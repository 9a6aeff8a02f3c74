// The status of a day of attendance as screens show it (A7).
import type { AttendanceDay } from '@hr/contract/attendance.ts'
import { hasCome } from '@hr/domain/attendance/board-state.ts'
import type { DayStatus } from '@hr/domain/attendance/attendance-status.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'

/** `date` and `periods` are missing where only the result of a day matters. */
export type ShownDay = {
  readonly status: DayStatus | null
  readonly statuses?: readonly DayStatus[]
  readonly date?: LocalDate
  readonly periods?: readonly Pick<AttendanceDay['periods'][number], 'timeSchedule' | 'timeCheck'>[]
}

type Shown = DayStatus | 'IN_PROGRESS' | 'NOT_STARTED' | 'NOT_IN' | 'ABSENT_AM' | 'ABSENT_PM'

/**
 * An open day is in progress, or not started or not in as long as it has no time; a half-day absence names its half.
 * `now` is the company's local date and time: 2026-03-09 08:00.
 */
export function dayStatusCode(day: ShownDay, now: string): Shown {
  const { status, statuses = [] } = day
  if (status === null) return openStatus(day, now)
  if (status !== 'ABSENT') return status
  if (statuses.includes('LEAVE_AM')) return 'ABSENT_PM'
  return statuses.includes('LEAVE_PM') ? 'ABSENT_AM' : 'ABSENT'
}

/** In the words of the board of today. Leave or off-site work may cover the beginning of work. */
function openStatus({ date, statuses = [], periods = [] }: ShownDay, now: string): Shown {
  const start = periods.find(({ timeSchedule }) => timeSchedule !== null)?.timeSchedule?.timeIn
  if (date === undefined || start === undefined || hasCome({ periods })) return 'IN_PROGRESS'
  if (now < `${date} ${start}`) return 'NOT_STARTED'
  return statuses.length === 0 ? 'NOT_IN' : 'IN_PROGRESS'
}
