// Every route of part 2 of the specification, with who may open it. `{name}` is a row of `example-rows.ts`.
import type { Examples } from './built-pages.ts'

export type SpecRoute = {
  readonly path: string
  /** Where the route leads, if it is no page. */
  readonly leadsTo?: string
  /** Refused to somebody of the area who has no permission for it. */
  readonly isClosed?: true
}

const open = (...paths: readonly string[]): SpecRoute[] => paths.map(path => ({ path }))
const closed = (...paths: readonly string[]): SpecRoute[] => paths.map(path => ({ path, isClosed: true }))
const leads = (path: string, leadsTo: string): SpecRoute => ({ path, leadsTo })
const below = (parent: string, routes: readonly SpecRoute[]): SpecRoute[] =>
  routes.map(route => ({ ...route, path: parent + route.path }))

export const topLevel: readonly SpecRoute[] = [
  ...open(
    '/',
    '/login',
    '/login/registered',
    '/register',
    '/forgot',
    '/forgot/sent',
    '/forgot/resetPassword',
  ),
  ...open('/verify', '/verify/sent', '/employee', '/employee/reset', '/test'),
  leads('/logout', '/'),
]

export const consoleArea: readonly SpecRoute[] = [
  leads('/ams', '/ams/dashboard'),
  leads('/ams/roles/permission', '/ams/roles'),
  ...below('/ams', [
    ...open('/dashboard', '/profile'),
    ...closed('/business', '/departments', '/permissions', '/positions', '/roles'),
    ...closed('/roles/permission/{consoleRoleId}', '/users', '/users/create'),
  ]),
]

export const spaceArea: readonly SpecRoute[] = open('/space', '/space/owner', '/space/profile')

const personal = [
  leads('', '/app/dashboard'),
  ...open('/dashboard', '/leaves-calendar', '/profile', '/profile/index_old_design', '/viewInfo'),
  ...open(
    '/viewInfo/{employeeId}',
    '/ongStructure',
    '/ongStructure/orgChart',
    '/ongStructure/orgChart/{unitId}',
  ),
]

const employees = [
  leads('', '/app/employees/list'),
  leads('/list/edit', '/app/employees/list'),
  ...open('/list/view'),
  ...closed('/list', '/list/create', '/list/edit/{employeeId}', '/list/view/{employeeId}'),
  ...closed('/positions', '/jobGrade'),
]

const leaves = [
  ...open('', '/leave-requests', '/leave-requests/{leaveRequestId}', '/summary-leave/detail/{employeeId}'),
  ...open('/approved-leave-requests/{leaveRequestId}', '/approved-leave-requests-line/{leaveRequestId}'),
  ...closed('/approved-leave-requests', '/approved-leave-requests-line', '/summary-leave'),
]

const attendances = [
  leads('/lists/detail', '/app/attendances/lists'),
  ...closed('/attendance', '/lists/approved-requests-line', '/lists/attendance-report'),
  ...closed('/lists/requests', '/lists/team-requests'),
  ...open('/lists', '/lists/detail/{employeeId}', '/lists/my-attendance', '/lists/my-requests'),
  ...['approved-requests-line', 'my-requests', 'requests', 'team-requests'].flatMap(list =>
    open(`/lists/${list}/{attendanceRequestId}`),
  ),
  ...open('/off-site-work', '/off-site-work/my-requests'),
  ...closed('/off-site-work/all-requests', '/off-site-work/team-requests'),
  ...['all-requests', 'my-requests', 'team-requests'].flatMap(list =>
    open(`/off-site-work/${list}/{offSiteRequestId}`),
  ),
  ...closed('/overrule', '/overrule/history', '/overrule-adjust'),
  ...open('/requests/{attendanceRequestId}', '/my-requests/{attendanceRequestId}'),
]

const overtime = [
  leads('', '/app/ot/my-ot'),
  ...open('/my-ot', '/my-ot/{otRequestId}', '/ot-requests/{otRequestId}', '/team-ot-requests/{otRequestId}'),
  ...closed('/ot-record', '/ot-requests', '/ot-summary', '/team-ot-requests'),
]

const administration = [
  ...closed('/attendance-rates', '/attendance-rates/create', '/attendance-rates/edit/{attendanceRateId}'),
  ...closed('/attendance-rates/view/{attendanceRateId}', '/attendance-request-quota', '/attendance-types'),
  ...closed('/company-profile', '/currency', '/departments', '/holiday', '/leave-types'),
  ...closed('/ot-settings', '/ot-settings/create', '/ot-settings/edit/{otSettingId}'),
  ...closed('/roles-permissions', '/roles-permissions/{roleId}'),
  ...closed('/work-shift', '/work-shift/create', '/work-shift/edit/{workShiftId}'),
]

export const appArea: readonly SpecRoute[] = [
  ...open('/address/district', '/address/province', '/address/village'),
  ...below('/app', [
    ...personal,
    ...below('/employees', employees),
    ...below('/leaves', leaves),
    ...below('/attendances', attendances),
    ...below('/ot', overtime),
    ...below('/administration', administration),
  ]),
]

/** With the ids of the rows; a name without a row is an error. */
export function filled(routes: readonly SpecRoute[], rows: Examples): SpecRoute[] {
  const values = new Map(Object.entries(rows))
  return routes.map(route => ({
    ...route,
    path: route.path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values.get(name)
      if (value === undefined || value === '') throw new Error(`No row for ${route.path}`)
      return String(value)
    }),
  }))
}
