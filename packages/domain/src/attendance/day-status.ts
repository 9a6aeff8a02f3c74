// The status a day shows is the first that applies (A7). The day also keeps the list of all that apply.
import type { DayStatus } from './attendance-status.ts'
import type { DayFacts } from './day-facts.ts'
import type { MeasuredDay } from './measured-day.ts'

type Applies = (day: MeasuredDay, facts: DayFacts) => boolean

const isWaived = (day: MeasuredDay) =>
  (day.isLateWaived && day.late > 0) || (day.isEarlyOutWaived && day.early > 0)
const isOnly = (status: DayStatus) => (day: MeasuredDay) =>
  day.irregularities.length === 1 && day.irregularities[0] === status

const firstThatApplies: readonly (readonly [DayStatus, Applies])[] = [
  ['HOLIDAY', (day, { holiday }) => holiday !== null && !day.isWorked],
  ['WEEKEND', day => day.isDayOff && !day.isWorked],
  ['OVERTIME', day => day.isDayOff && day.isOvertime],
  ['ON_LEAVE', day => day.leave === 'LEAVE_FULL_DAY'],
  ['ABSENT', day => day.isAbsent],
  ['IRREGULAR', day => day.irregularities.length > 1],
  ['LATE', isOnly('LATE')],
  ['EARLY_OUT', isOnly('EARLY_OUT')],
  ['NO_TIME_IN', isOnly('NO_TIME_IN')],
  ['NO_TIME_OUT', isOnly('NO_TIME_OUT')],
  ['WAIVE', isWaived],
  ['OFF_SITE_WORK', (_, { offSite }) => offSite.length > 0],
  ['ATTENDANCE_REQUEST', (_, { attendanceRequests }) => attendanceRequests.length > 0],
  ['LEAVE_AM', day => day.leave === 'LEAVE_AM'],
  ['LEAVE_PM', day => day.leave === 'LEAVE_PM'],
  ['REGULAR', day => !day.isProvisional],
]

/** null = the day is still open ("In progress"), and nothing is wrong with it so far. */
export const dayStatus = (day: MeasuredDay, facts: DayFacts): DayStatus | null =>
  firstThatApplies.find(([, applies]) => applies(day, facts))?.[0] ?? null

/** All statuses that apply, in the specification's order; never empty once the day is over. */
export function statusesThatApply(day: MeasuredDay, facts: DayFacts): DayStatus[] {
  const { holiday, schedule, offSite, attendanceRequests } = facts
  const statuses: DayStatus[] = []
  if (holiday) statuses.push('HOLIDAY')
  else if (schedule.length === 0) statuses.push('WEEKEND')
  if (day.leave) statuses.push(day.leave)
  if (day.isAbsent) statuses.push('ABSENT')
  statuses.push(...day.irregularities)
  if (isWaived(day)) statuses.push('WAIVE')
  if (offSite.length > 0) statuses.push('OFF_SITE_WORK')
  if (attendanceRequests.length > 0) statuses.push('ATTENDANCE_REQUEST')
  if (day.isOvertime) statuses.push('OVERTIME')
  if (statuses.length === 0 && !day.isProvisional) statuses.push('REGULAR')
  return statuses
}
