// Search results besides the pages of the menu, as data: tabs and pages that are in no menu, and what can be started.
import { can } from '@hr/domain/access/can.ts'
import type { Access } from '@hr/domain/access/can.ts'
import type { Action, PageGroup } from '@hr/domain/access/page-groups.ts'
import { paths } from '@hr/contract/paths.ts'
import type { Href } from '@hr/contract/paths.ts'
import type { TextKey } from '#web/i18n/translation.ts'
import type { RouteFacts } from '#web/shared/route-facts.ts'

export type SearchPage = {
  readonly title: TextKey
  readonly path: Href
  readonly search?: Readonly<Record<string, string>>
  /** The page it is a tab or a part of. */
  readonly under?: TextKey
  /** By default view permission on the groups of the route. */
  readonly needs?: readonly [PageGroup, Action]
}

export const tabs: readonly SearchPage[] = [
  { title: 'request.myRequests', path: paths.myLeave, under: 'menu.myLeave' },
  { title: 'request.waitingForMe', path: paths.waitingAttendanceRequests, under: 'menu.attendanceRequests' },
  { title: 'request.myRequests', path: paths.myAttendanceRequests, under: 'menu.attendanceRequests' },
  { title: 'request.myTeam', path: paths.teamAttendanceRequests, under: 'menu.attendanceRequests' },
  { title: 'request.allRequests', path: paths.attendanceRequests, under: 'menu.attendanceRequests' },
  { title: 'request.myRequests', path: paths.myOffSiteRequests, under: 'menu.offSiteWork' },
  { title: 'request.waitingForMe', path: paths.teamOffSiteRequests, under: 'menu.offSiteWork' },
  { title: 'request.allRequests', path: paths.offSiteRequests, under: 'menu.offSiteWork' },
  {
    title: 'menu.missingTimes',
    path: paths.missingTimes,
    under: 'menu.overrule',
    needs: ['OVERRULE', 'add'],
  },
  {
    title: 'menu.overruleMany',
    path: paths.overruleMany,
    under: 'menu.overrule',
    needs: ['OVERRULE', 'add'],
  },
  { title: 'menu.overruleHistory', path: paths.overruleHistory, under: 'menu.overrule' },
  { title: 'menu.unassignedPunches', path: paths.unassignedPunches, under: 'menu.employeeAttendance' },
  { title: 'menu.myOtRecords', path: paths.myOtRecords, under: 'menu.myOt' },
  { title: 'menu.teamOtRecords', path: paths.teamOtRecords, under: 'menu.teamOtRequests' },
  { title: 'menu.attendanceTypes', path: paths.attendanceTypes, under: 'menu.attendanceQuota' },
  { title: 'menu.orgChart', path: paths.orgChart, under: 'menu.organization' },
  { title: 'employeeList.expiringTitle', path: paths.employeesExpiring, under: 'menu.employees' },
  { title: 'menu.proposals', path: paths.employeeProposals, under: 'menu.employees' },
  { title: 'menu.provinces', path: paths.provinces, under: 'menu.administration' },
  { title: 'session.security', path: paths.security, under: 'session.profile' },
  { title: 'notification.settings', path: paths.notificationSettings, under: 'session.profile' },
]

const beginning = { new: '1' }
const begins: readonly SearchPage[] = [
  { title: 'shell.requestLeave', path: paths.myLeave, search: beginning, needs: ['MY_LEAVE', 'add'] },
  {
    title: 'shell.requestCorrection',
    path: paths.myAttendanceRequests,
    search: beginning,
    needs: ['MY_ATTENDANCE_REQUEST', 'add'],
  },
  {
    title: 'shell.requestOffSite',
    path: paths.myOffSiteRequests,
    search: beginning,
    needs: ['MY_OFF_SITE_REQUESTS', 'add'],
  },
  { title: 'shell.requestOvertime', path: paths.myOt, search: beginning, needs: ['MY_OT', 'add'] },
  {
    title: 'shell.addEmployee',
    path: paths.employeeCreate,
    search: { form: 'short' },
    needs: ['EMPLOYEE', 'add'],
  },
  { title: 'shell.importEmployees', path: paths.employeeImport, needs: ['EMPLOYEE', 'add'] },
  { title: 'adjustImport.title', path: paths.leaveBalancesImport, needs: ['LEAVE_SUMMARY', 'edit'] },
  { title: 'menu.punchImport', path: paths.punchImport, needs: ['ATTENDANCE_MONITORING', 'edit'] },
  { title: 'shell.addWorkShift', path: paths.workShiftCreate, needs: ['WORKSHIFT', 'add'] },
  { title: 'shell.addRates', path: paths.attendanceRateCreate, needs: ['ATTENDANCE_RATES', 'add'] },
  { title: 'shell.addOtSetting', path: paths.otSettingCreate, needs: ['OT_SETTING', 'add'] },
]

const shown = (rows: readonly SearchPage[], access: Access, routeFacts: (path: string) => RouteFacts) =>
  rows.filter(({ path, needs }) => {
    const { built, group } = routeFacts(path)
    if (!built) return false
    if (needs !== undefined) return can(access, ...needs)
    return group === undefined || can(access, group)
  })

type Shown = (access: Access, routeFacts: (path: string) => RouteFacts) => readonly SearchPage[]
export const shownTabs: Shown = (access, routeFacts) => shown(tabs, access, routeFacts)
export const shownBegins: Shown = (access, routeFacts) => shown(begins, access, routeFacts)
