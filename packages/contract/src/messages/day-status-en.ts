// The statuses of a day in English (spec 4): on the screen, and in what the server writes.
import type { DayStatus } from '@hr/domain/attendance/attendance-status.ts'

/** Of a day that is open and has no status yet (A7). */
export const openDayName = 'In progress'

export const dayStatusNames = {
  REGULAR: 'Regular',
  LATE: 'Late',
  NO_TIME_IN: 'No time in',
  NO_TIME_OUT: 'No time out',
  ABSENT: 'Absent',
  IRREGULAR: 'Irregular',
  ON_LEAVE: 'On leave',
  ATTENDANCE_REQUEST: 'Attendance request',
  LEAVE_AM: 'Morning leave',
  LEAVE_PM: 'Afternoon leave',
  LEAVE_FULL_DAY: 'Full-day leave',
  WEEKEND: 'Weekend',
  HOLIDAY: 'Holiday',
  LEAVE: 'Leave',
  ATTENDANCE: 'Attendance',
  EARLY_OUT: 'Early out',
  WAIVE: 'Waived',
  OVERTIME: 'Overtime',
  OFF_SITE_WORK: 'Off-site work',
} as const satisfies Readonly<Record<DayStatus, string>>
