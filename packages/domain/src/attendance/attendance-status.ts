// The statuses of a day (spec 4, A7) and the labels of clock times (spec 4 second mapping, A5).

export const dayStatuses = [
  'REGULAR',
  'LATE',
  'NO_TIME_IN',
  'NO_TIME_OUT',
  'ABSENT',
  'IRREGULAR',
  'ON_LEAVE',
  'ATTENDANCE_REQUEST',
  'LEAVE_AM',
  'LEAVE_PM',
  'LEAVE_FULL_DAY',
  'WEEKEND',
  'HOLIDAY',
  'LEAVE',
  'ATTENDANCE',
  'EARLY_OUT',
  'WAIVE',
  'OVERTIME',
  'OFF_SITE_WORK',
] as const
export type DayStatus = (typeof dayStatuses)[number]

/** Days that HR reviews: something is wrong and not excused yet. */
export const irregularStatuses = ['LATE', 'EARLY_OUT', 'NO_TIME_IN', 'NO_TIME_OUT', 'ABSENT'] as const

/** What can be wrong with a working day that somebody worked. */
export type Irregularity = 'LATE' | 'EARLY_OUT' | 'NO_TIME_IN' | 'NO_TIME_OUT'
export type LeaveStatus = 'LEAVE_AM' | 'LEAVE_PM' | 'LEAVE_FULL_DAY'

export const clockLabels = [
  'ON_TIME',
  'LATE',
  'EARLY',
  'NO_TIME_IN',
  'NO_TIME_OUT',
  'ABSENT',
  'OVERTIME',
  'LEAVE_AM',
  'LEAVE_PM',
  'LEAVE_FULL_DAY',
] as const
export type ClockLabel = (typeof clockLabels)[number]

type Color = 'success' | 'error' | 'warning' | 'info' | 'grey'

/** Spec 4, first mapping; the statuses it does not name are grey. */
const colors: { readonly [Status in DayStatus]?: Color } = {
  REGULAR: 'success',
  ATTENDANCE_REQUEST: 'success',
  LEAVE_AM: 'success',
  LEAVE_PM: 'success',
  WAIVE: 'success',
  LATE: 'error',
  NO_TIME_IN: 'error',
  NO_TIME_OUT: 'error',
  ABSENT: 'error',
  IRREGULAR: 'error',
  ON_LEAVE: 'warning',
}

export const dayStatusColor = (status: DayStatus): Color => colors[status] ?? 'grey'

/** Spec 4, second mapping. */
export const clockLabelColors: { readonly [Label in ClockLabel]: Color } = {
  NO_TIME_OUT: 'error',
  NO_TIME_IN: 'error',
  LATE: 'error',
  EARLY: 'error',
  ABSENT: 'error',
  ON_TIME: 'success',
  LEAVE_AM: 'info',
  LEAVE_PM: 'info',
  LEAVE_FULL_DAY: 'info',
  OVERTIME: 'warning',
}
