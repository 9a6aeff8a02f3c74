// The colour of a status: those of a day as in the domain (spec 4), otherwise success green, error red, warning yellow,
// running blue, else grey.
import { dayStatusColor, dayStatuses } from '@hr/domain/attendance/attendance-status.ts'

/** The colours of the domain in Mantine's names. */
export const badgeColors = {
  success: 'green',
  error: 'red',
  warning: 'yellow',
  info: 'blue',
  grey: 'gray',
} as const

const green = ['APPROVED', 'ACTIVE', 'COMPLETED', 'ACCEPTED', 'NORMAL'] as const
const red = [
  'NOT_IN',
  'ABSENT_AM',
  'ABSENT_PM',
  'REJECTED',
  'TERMINATED',
  'EXPIRED',
  'SUSPENDED',
  'DELETING',
] as const
const yellow = ['PENDING', 'WAITING', 'PROBATION', 'ON_HOLD'] as const
const blue = ['NOT_STARTED', 'IN_PROGRESS', 'ON_GOING', 'UPCOMING'] as const

const colors = new Map<string, string>([
  ...dayStatuses.map(status => [status, badgeColors[dayStatusColor(status)]] as const),
  ...green.map(status => [status, 'green'] as const),
  ...red.map(status => [status, 'red'] as const),
  ...yellow.map(status => [status, 'yellow'] as const),
  ...blue.map(status => [status, 'blue'] as const),
])

/** statusColor('ABSENT') -> 'red'; codes without a colour in the spec are grey. */
export const statusColor = (status: string): string => colors.get(status.toUpperCase()) ?? 'gray'
