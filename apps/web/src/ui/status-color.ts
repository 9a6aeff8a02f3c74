// Which colour a status has (spec 4): success green, error red, warning yellow, else grey.
const green = [
  'REGULAR',
  'ATTENDANCE_REQUEST',
  'LEAVE_AM',
  'LEAVE_PM',
  'WAIVE',
  'APPROVED',
  'ACTIVE',
  'COMPLETED',
  'ACCEPTED',
  'NORMAL',
] as const
const red = [
  'LATE',
  'NO_TIME_IN',
  'NO_TIME_OUT',
  'ABSENT',
  'IRREGULAR',
  'REJECTED',
  'TERMINATED',
  'EXPIRED',
  'SUSPENDED',
] as const
const yellow = ['ON_LEAVE', 'PENDING', 'WAITING', 'PROBATION', 'ON_HOLD'] as const
const blue = ['IN_PROGRESS', 'ON_GOING', 'UPCOMING'] as const

const colors = new Map<string, string>([
  ...green.map(status => [status, 'green'] as const),
  ...red.map(status => [status, 'red'] as const),
  ...yellow.map(status => [status, 'yellow'] as const),
  ...blue.map(status => [status, 'blue'] as const),
])

/** statusColor('ABSENT') -> 'red'; codes the spec gives no colour are grey. */
export const statusColor = (status: string): string => colors.get(status.toUpperCase()) ?? 'gray'
