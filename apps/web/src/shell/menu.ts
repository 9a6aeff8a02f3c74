// The side menu (spec 2): groups and entries as data, and the part one person sees.
import { can } from '@hr/domain/access/can.ts'
import type { Access } from '@hr/domain/access/can.ts'
import type { PageGroup } from '@hr/domain/access/page-groups.ts'
import { paths } from '@hr/contract/paths.ts'
import { replacesLastItemWithHoliday } from '@hr/domain/access/menu-rule.ts'
import type { RouteFacts } from '#web/shared/route-facts.ts'
import type { Catalogue } from '#web/i18n/catalogue.ts'

type TitleKey = keyof Catalogue['menu']
export type IconName =
  | 'dashboard'
  | 'calendar'
  | 'people'
  | 'tree'
  | 'leave'
  | 'clock'
  | 'overtime'
  | 'settings'
  | 'key'
  | 'shield'
  | 'building'
  | 'badge'
export type Entry = {
  readonly title: TitleKey
  readonly path: string
  readonly icon?: IconName
  /** Pages on which the entry is marked, including those below them; by default its own path. */
  readonly within?: readonly string[]
  /** Shown only with view permission on one of these; by default the page's own. */
  readonly group?: readonly PageGroup[]
  /** Shown only without view permission on this other page, which links to this one. */
  readonly insteadOf?: string
}
export type Section = {
  readonly title: TitleKey
  readonly icon: IconName
  /** Either a single page, or entries. */
  readonly path?: string
  readonly entries?: readonly Entry[]
  /** Another word for it, by which the search finds its entries. */
  readonly alias?: TitleKey
  /** The holiday rule applies to the last entry in this order. */
  readonly holidayRule?: true
}

const holiday: Entry = { title: 'holiday', path: '/app/administration/holiday' }

/** Other readers are sent to their own days. */
const seesOthers = ['ATTENDANCE_MONITORING', 'ATTENDANCE_SUMMARY', 'TEAM_ATTENDANCE_REQUEST'] as const
const attendanceRequests = [
  paths.waitingAttendanceRequests,
  paths.myAttendanceRequests,
  paths.teamAttendanceRequests,
  paths.attendanceRequests,
  '/app/attendances/my-requests',
  '/app/attendances/requests',
]

export const appMenu: readonly Section[] = [
  { title: 'dashboard', icon: 'dashboard', path: '/app/dashboard' },
  { title: 'leavesCalendar', icon: 'calendar', path: '/app/leaves-calendar' },
  {
    title: 'employeesManagement',
    icon: 'people',
    entries: [
      {
        title: 'employees',
        path: paths.employees,
        within: [paths.employees, paths.employeesExpiring, paths.employeeProposals],
      },
      { title: 'positions', path: '/app/employees/positions' },
      { title: 'jobGrade', path: '/app/employees/jobGrade' },
    ],
  },
  { title: 'organization', icon: 'tree', path: '/app/ongStructure' },
  {
    title: 'leaveManagement',
    icon: 'leave',
    entries: [
      { title: 'myLeave', path: '/app/leaves', within: ['/app/leaves/leave-requests'] },
      { title: 'leaveRequests', path: '/app/leaves/approved-leave-requests' },
      { title: 'leaveSummary', path: '/app/leaves/summary-leave' },
      { title: 'teamLeaveRequests', path: '/app/leaves/approved-leave-requests-line' },
    ],
  },
  {
    title: 'attendances',
    icon: 'clock',
    entries: [
      { title: 'attendance', path: paths.attendanceToday },
      { title: 'myAttendance', path: paths.myAttendance },
      {
        title: 'employeeAttendance',
        path: paths.attendanceLists,
        group: seesOthers,
        within: ['/app/attendances/lists/detail', paths.punchImport, paths.unassignedPunches],
      },
      { title: 'attendanceReport', path: paths.attendanceReport },
      { title: 'attendancePeriods', path: paths.attendancePeriods },
      { title: 'attendanceRequests', path: paths.waitingAttendanceRequests, within: attendanceRequests },
      {
        title: 'attendanceRequests',
        path: paths.myAttendanceRequests,
        within: attendanceRequests,
        insteadOf: paths.waitingAttendanceRequests,
      },
      { title: 'offSiteWork', path: '/app/attendances/off-site-work' },
      {
        title: 'overrule',
        path: '/app/attendances/overrule',
        within: ['/app/attendances/overrule', '/app/attendances/overrule-adjust'],
      },
    ],
  },
  {
    title: 'otManagement',
    alias: 'overtime',
    icon: 'overtime',
    entries: [
      { title: 'myOt', path: '/app/ot/my-ot' },
      { title: 'teamOtRequests', path: '/app/ot/team-ot-requests' },
      { title: 'otRequests', path: '/app/ot/ot-requests' },
      { title: 'otRecord', path: '/app/ot/ot-record' },
      { title: 'otSummary', path: '/app/ot/ot-summary' },
    ],
  },
  {
    title: 'administration',
    icon: 'settings',
    holidayRule: true,
    entries: [
      { title: 'rolesPermissions', path: '/app/administration/roles-permissions' },
      { title: 'approvalTemplates', path: '/app/administration/approval-templates' },
      { title: 'auditLog', path: '/app/administration/audit-log' },
      { title: 'leaveTypes', path: '/app/administration/leave-types' },
      {
        title: 'attendanceQuota',
        path: '/app/administration/attendance-request-quota',
        within: ['/app/administration/attendance-request-quota', '/app/administration/attendance-types'],
      },
      {
        title: 'attendanceTypes',
        path: '/app/administration/attendance-types',
        insteadOf: '/app/administration/attendance-request-quota',
      },
      { title: 'attendanceRates', path: '/app/administration/attendance-rates' },
      { title: 'departments', path: '/app/administration/departments' },
      { title: 'workShift', path: '/app/administration/work-shift' },
      holiday,
      { title: 'otSetting', path: '/app/administration/ot-settings' },
      { title: 'companyProfile', path: '/app/administration/company-profile' },
      { title: 'currency', path: '/app/administration/currency' },
    ],
  },
]

export const amsMenu: readonly Section[] = [
  { title: 'dashboard', icon: 'dashboard', path: '/ams/dashboard' },
  { title: 'users', icon: 'people', path: '/ams/users' },
  { title: 'permissions', icon: 'key', path: '/ams/permissions' },
  { title: 'roles', icon: 'shield', path: '/ams/roles' },
  { title: 'business', icon: 'building', path: '/ams/business' },
  { title: 'positions', icon: 'badge', path: '/ams/positions' },
  { title: 'departments', icon: 'tree', path: '/ams/departments' },
]

export type MenuFacts = {
  access: Access
  routeFacts: (path: string) => RouteFacts
  titleOf: (title: TitleKey) => string
}
export type ShownEntry = {
  readonly title: string
  readonly path: string
  readonly within: readonly string[]
}
export type ShownSection = {
  readonly key: TitleKey
  readonly alias: string
  readonly title: string
  readonly icon: IconName
  readonly path?: string
  readonly entries: readonly ShownEntry[]
}

/** Code units sort Lao wrongly; this collation at least puts leading vowels after their consonant. */
const byTitle = (one: ShownEntry, other: ShownEntry) => one.title.localeCompare(other.title, 'lo')

/** The last item of the spec is the last administration entry before sorting: currency. */
function withHolidayRule(entries: readonly Entry[], access: Access): readonly Entry[] {
  if (!replacesLastItemWithHoliday(access)) return entries
  return [...entries.slice(0, -1).filter(entry => entry !== holiday), holiday]
}

/** Built pages the person may view, by title; without empty sections. */
export function shownMenu(
  menu: readonly Section[],
  { access, routeFacts, titleOf }: MenuFacts,
): ShownSection[] {
  const isShown = (path: string) => {
    const { built, group } = routeFacts(path)
    return built && (group === undefined || can(access, group))
  }
  return menu.flatMap((section): ShownSection[] => {
    const { title, alias, icon, path } = section
    const head = { key: title, title: titleOf(title), alias: alias ? titleOf(alias) : '', icon }
    if (path !== undefined) return isShown(path) ? [{ ...head, path, entries: [] }] : []
    const named = section.holidayRule
      ? withHolidayRule(section.entries ?? [], access)
      : (section.entries ?? [])
    const entries = named
      .filter(({ path, group }) => isShown(path) && (group === undefined || can(access, group)))
      .filter(({ insteadOf }) => insteadOf === undefined || !isShown(insteadOf))
      .map(({ title, path, within = [path] }) => ({ title: titleOf(title), path, within }))
      .toSorted(byTitle)
    return entries.length > 0 ? [{ ...head, entries }] : []
  })
}
