// What the dashboard shows: each card's read, and who sees it. The server answers all of them in one call; afterwards a
// card reads its part again by itself.
import type { Access } from '@hr/domain/access/can.ts'
import { can } from '@hr/domain/access/can.ts'
import type { PageGroup } from '@hr/domain/access/page-groups.ts'
import { dateFilter } from '@hr/domain/calendar/date-filter.ts'
import { addDays, monthOf, yearOf } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import * as z from 'zod/mini'
import { attendanceToday } from './attendance-board.ts'
import { listPeriods } from './attendance-period.ts'
import { attendanceGroups, listAttendanceRequests } from './attendance-request.ts'
import { listDays } from './attendance.ts'
import { listExpiring } from './employee-expiring.ts'
import { endpoint } from './endpoint.ts'
import type { Endpoint, InputOf } from './endpoint.ts'
import { getFirstSteps } from './first-steps.ts'
import { listHolidays } from './holiday.ts'
import { countOpenRequests, listCelebrations, openRequestGroups } from './home.ts'
import { leaveCalendar } from './leave-calendar.ts'
import { listLeaveTypes } from './leave-type.ts'
import { leaveBalances, leaveGroups, listLeaveRequests } from './leave.ts'
import { listNotifications } from './notification.ts'
import { listOffSiteRequests, offSiteGroups } from './off-site-request.ts'
import { listOtRequests, otGroups } from './ot-request.ts'
import { listNearOtLimit } from './ot-summary.ts'

/** The reader of a dashboard; `today` is the company's date. */
export type DashboardReader = {
  readonly access: Access
  readonly isEmployee: boolean
  readonly today: LocalDate
}
type Asked = Parameters<typeof can> extends [Access, ...infer Rest] ? Rest : never

const allowed =
  (...asked: Asked) =>
  ({ access }: DashboardReader): boolean =>
    can(access, ...asked)
const own =
  (...asked: Asked) =>
  ({ access, isEmployee }: DashboardReader): boolean =>
    isEmployee && can(access, ...asked)

const read = <E extends Endpoint>(
  shows: (reader: DashboardReader) => boolean,
  asked: E,
  input: (reader: DashboardReader) => InputOf<E>,
) => ({ shows, endpoint: asked, input })

/** Rows of each kind of request that waits for the reader. */
const mostWaiting = 5
const waiting = (groups: Readonly<Record<'mine' | 'team' | 'all', PageGroup>>) =>
  allowed(Object.values(groups))
const approvals = () => ({ scope: 'approvals', limit: mostWaiting }) as const

/** Whose leave the card of this week shows. */
const awayScope = (access: Access) => (can(access, leaveGroups.all) ? ('all' as const) : ('team' as const))

/** The leave calendar covers at most 62 days. */
const holidayDays = 61
export const lastHolidayDate = (today: LocalDate): LocalDate => addDays(today, holidayDays)

/** From October on, people request leave of the next year, which is counted by its holidays. */
const isNextYearNear = (today: LocalDate): boolean => monthOf(today) >= 10
export const nextYearOf = (today: LocalDate): number => yearOf(today) + 1

/** Shown; one more is read. */
export const mostCelebrations = 5

export const dashboardReads = {
  firstSteps: read(allowed(['ORGANIZATION', 'POSITION', 'EMPLOYEE'], 'add'), getFirstSteps, () => ({})),
  today: read(allowed(['ATTENDANCE_MONITORING', 'TEAM_ATTENDANCE_REQUEST']), attendanceToday, () => ({
    limit: 1,
  })),
  periods: read(allowed('ATTENDANCE_SUMMARY', 'edit'), listPeriods, () => ({})),
  /** With yesterday, whose night shift may still run. */
  clock: read(own('MY_ATTENDANCE'), listDays, ({ today }) => ({ from: addDays(today, -1), to: today })),
  waitingLeave: read(waiting(leaveGroups), listLeaveRequests, approvals),
  waitingAttendance: read(waiting(attendanceGroups), listAttendanceRequests, approvals),
  waitingOffSite: read(waiting(offSiteGroups), listOffSiteRequests, approvals),
  waitingOvertime: read(waiting(otGroups), listOtRequests, approvals),
  balances: read(own('MY_LEAVE'), leaveBalances, () => ({})),
  leaveTypes: read(own('MY_LEAVE'), listLeaveTypes, () => ({})),
  away: read(allowed('LEAVE_CALENDAR'), leaveCalendar, ({ access, today }) => ({
    ...dateFilter('thisWeek', today),
    scope: awayScope(access),
  })),
  ownLeave: read(own('MY_LEAVE'), listLeaveRequests, ({ today }) => ({
    scope: 'mine' as const,
    from: today,
    limit: 25,
  })),
  openRequests: read(allowed(Object.values(openRequestGroups)), countOpenRequests, () => ({})),
  celebrations: read(allowed('EMPLOYEE'), listCelebrations, () => ({ limit: mostCelebrations + 1 })),
  expiring: read(allowed('EMPLOYEE'), listExpiring, () => ({ limit: 4 })),
  nearLimit: read(allowed(['OT_SUMMARY', 'TEAM_OT_REQUEST']), listNearOtLimit, () => ({})),
  notifications: read(
    () => true,
    listNotifications,
    () => ({ q: 'ALL' as const, limit: 25 }),
  ),
  holidays: read(allowed('LEAVE_CALENDAR'), leaveCalendar, ({ today }) => ({
    from: today,
    to: lastHolidayDate(today),
    scope: 'team' as const,
  })),
  nextHolidays: read(
    ({ access, today }) => can(access, 'HOLIDAY', 'add') && isNextYearNear(today),
    listHolidays,
    ({ today }) => ({ year: nextYearOf(today) }),
  ),
} as const

type Reads = typeof dashboardReads
export type DashboardPart = keyof Reads
export type DashboardEndpoint<Part extends DashboardPart> = Reads[Part]['endpoint']

const parts = Object.entries(dashboardReads)
const outputs = Object.fromEntries(parts.map(([name, part]) => [name, z.optional(part.endpoint.output)])) as {
  readonly [Part in DashboardPart]: z.ZodMiniOptional<DashboardEndpoint<Part>['output']>
}

export const getDashboard = endpoint('GET', '/dashboard', {
  allow: 'app',
  topics: [...new Set(parts.flatMap(([, part]) => part.endpoint.topics))],
  summary:
    'What the dashboard of the caller shows, each part as its own call answers it; a part that the caller may not read is left out',
  input: z.strictObject({}),
  output: z.object(outputs),
})
