// Search results besides the pages of the menu, as data: tabs and pages that are in no menu, and what can be started.
import { can } from '@hr/domain/access/can.ts'
import type { Access } from '@hr/domain/access/can.ts'
import type { Action, PageGroup } from '@hr/domain/access/page-groups.ts'
import { paths } from '@hr/contract/paths.ts'
import { place } from '#web/ui/place.ts'
import type { Place } from '#web/ui/place.ts'
import type { TextKey } from '#web/i18n/translation.ts'
import type { RouteFacts } from '#web/shared/route-facts.ts'

export type SearchPage = Place & {
  readonly title: TextKey
  /** The page it is a tab or a part of. */
  readonly under?: TextKey
  /** By default view permission on the groups of the route. */
  readonly needs?: readonly [PageGroup, Action]
  /** Only for readers who are employees. */
  readonly isOwn?: true
}

export const tabs: readonly SearchPage[] = [
  { title: 'request.myRequests', to: paths.myLeave, under: 'menu.myLeave' },
  { title: 'request.waitingForMe', to: paths.waitingAttendanceRequests, under: 'menu.attendanceRequests' },
  { title: 'request.myRequests', to: paths.myAttendanceRequests, under: 'menu.attendanceRequests' },
  { title: 'request.myTeam', to: paths.teamAttendanceRequests, under: 'menu.attendanceRequests' },
  { title: 'request.allRequests', to: paths.attendanceRequests, under: 'menu.attendanceRequests' },
  { title: 'request.myRequests', to: paths.myOffSiteRequests, under: 'menu.offSiteWork' },
  { title: 'request.waitingForMe', to: paths.teamOffSiteRequests, under: 'menu.offSiteWork' },
  { title: 'request.allRequests', to: paths.offSiteRequests, under: 'menu.offSiteWork' },
  {
    title: 'menu.missingTimes',
    to: paths.missingTimes,
    under: 'menu.overrule',
    needs: ['OVERRULE', 'add'],
  },
  {
    title: 'menu.overruleMany',
    to: paths.overruleMany,
    under: 'menu.overrule',
    needs: ['OVERRULE', 'add'],
  },
  { title: 'menu.overruleHistory', to: paths.overruleHistory, under: 'menu.overrule' },
  { title: 'menu.unassignedPunches', to: paths.unassignedPunches, under: 'menu.employeeAttendance' },
  { title: 'menu.myOtRecords', to: paths.myOtRecords, under: 'menu.myOt' },
  { title: 'menu.teamOtRecords', to: paths.teamOtRecords, under: 'menu.teamOtRequests' },
  { title: 'menu.attendanceTypes', to: paths.attendanceTypes, under: 'menu.attendanceQuota' },
  { title: 'menu.orgChart', to: paths.orgChart, under: 'menu.organization' },
  { title: 'employeeList.expiringTitle', to: paths.employeesExpiring, under: 'menu.employees' },
  { title: 'menu.proposals', to: paths.employeeProposals, under: 'menu.employees' },
  { title: 'menu.provinces', to: paths.provinces, under: 'menu.administration' },
  { title: 'shell.myPay', ...place(paths.profile, { tab: 'pay' }), under: 'session.profile', isOwn: true },
  { title: 'session.security', to: paths.security, under: 'session.profile' },
  { title: 'notification.settings', to: paths.notificationSettings, under: 'session.profile' },
]

const beginning = { new: '1' } as const
const begins: readonly SearchPage[] = [
  { title: 'shell.requestLeave', ...place(paths.myLeave, beginning), needs: ['MY_LEAVE', 'add'] },
  {
    title: 'shell.requestCorrection',
    ...place(paths.myAttendanceRequests, beginning),
    needs: ['MY_ATTENDANCE_REQUEST', 'add'],
  },
  {
    title: 'shell.requestOffSite',
    ...place(paths.myOffSiteRequests, beginning),
    needs: ['MY_OFF_SITE_REQUESTS', 'add'],
  },
  { title: 'shell.requestOvertime', ...place(paths.myOt, beginning), needs: ['MY_OT', 'add'] },
  {
    title: 'shell.addEmployee',
    ...place(paths.employeeCreate, { form: 'short' }),
    needs: ['EMPLOYEE', 'add'],
  },
  { title: 'shell.changePay', to: paths.employees, under: 'menu.employees', needs: ['EMPLOYEE', 'edit'] },
  { title: 'shell.importEmployees', to: paths.employeeImport, needs: ['EMPLOYEE', 'add'] },
  { title: 'adjustImport.title', to: paths.leaveBalancesImport, needs: ['LEAVE_SUMMARY', 'edit'] },
  { title: 'menu.punchImport', to: paths.punchImport, needs: ['ATTENDANCE_MONITORING', 'edit'] },
  { title: 'shell.addWorkShift', to: paths.workShiftCreate, needs: ['WORKSHIFT', 'add'] },
  { title: 'shell.addRates', to: paths.attendanceRateCreate, needs: ['ATTENDANCE_RATES', 'add'] },
  { title: 'shell.addOtSetting', to: paths.otSettingCreate, needs: ['OT_SETTING', 'add'] },
]

export type Reader = {
  readonly access: Access
  readonly isEmployee: boolean
  readonly routeFacts: (path: string) => RouteFacts
}

const shown = (rows: readonly SearchPage[], { access, isEmployee, routeFacts }: Reader) =>
  rows.filter(({ to, needs, isOwn }) => {
    const { built, group } = routeFacts(to)
    if (!built || (isOwn && !isEmployee)) return false
    if (needs !== undefined) return can(access, ...needs)
    return group === undefined || can(access, group)
  })

type Shown = (reader: Reader) => readonly SearchPage[]
export const shownTabs: Shown = reader => shown(tabs, reader)
export const shownBegins: Shown = reader => shown(begins, reader)
