// Every page of the product, read from its route table, with example values for the parameters of its path.
import { join } from 'node:path'
import { runnerImport } from 'vite'
import type { Plugin } from 'vite'

type Area = 'app' | 'ams' | 'space' | 'open'
type Row = { readonly path: string; readonly area: Area; readonly page?: unknown }

/** Rows that the visitor of the pages may see. */
export type Examples = {
  readonly leaveRequestId: string
  readonly attendanceRequestId: string
  readonly offSiteRequestId: string
  readonly otRequestId: string
  readonly employeeId: number
  readonly unitId: string
  readonly roleId: string
  readonly workShiftId: string
  readonly attendanceRateId: string
  readonly otSettingId: string
  readonly businessId: string
  readonly userId: string
  readonly consoleRoleId: string
}

const web = join(import.meta.dirname, '../apps/web')

const noStyles = '\0no-styles'
/** The table needs no look, and the runner cannot read CSS modules. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: id => (id.endsWith('.css') ? noStyles : null),
  load: id => (id === noStyles ? 'export default {}' : null),
}

/** More addresses of a page that has another one. */
const otherAddresses: readonly string[] = [
  '/app/attendances/lists/approved-requests-line/$id',
  '/app/attendances/lists/my-requests/$id',
  '/app/attendances/lists/requests/$id',
  '/app/attendances/lists/team-requests/$id',
  '/app/attendances/off-site-work/all-requests/$id',
  '/app/attendances/off-site-work/team-requests/$id',
  '/app/leaves/approved-leave-requests-line/$leaveRequestId',
  '/app/ot/ot-requests/$id',
  '/app/ot/team-ot-requests/$id',
  '/app/employees/list/view',
  '/app/ongStructure/orgChart',
  '/app/viewInfo',
  '/app/viewInfo/$id',
]

let table: Promise<readonly Row[]> | undefined

async function readTable(): Promise<readonly Row[]> {
  const { module } = await runnerImport<{ routeTable: readonly Row[] }>(join(web, 'src/routes.tsx'), {
    configFile: false,
    root: web,
    logLevel: 'error',
    plugins: [withoutStyles],
  })
  return module.routeTable
}

/** Paths of all pages of an area, each at one address. A parameter without an example is an error. */
export async function builtPages(area: Area, rows: Examples): Promise<string[]> {
  const { leaveRequestId, employeeId, unitId, roleId, workShiftId, attendanceRateId } = rows
  const { attendanceRequestId, offSiteRequestId, otRequestId, otSettingId, businessId } = rows
  const { userId, consoleRoleId } = rows
  // Reading the table builds a part of the application, so each worker does it once.
  const routeTable = await (table ??= readTable())
  const examples: Readonly<Record<string, readonly string[]>> = {
    '/login/$status': ['/login/registered', '/login/expired'],
    '/employee/$status': ['/employee/reset'],
    '/login/change-password': ['/login/change-password', '/login/change-password?auth=old'],
    '/employee/change-password': ['/employee/change-password?auth=old'],
    '/register': ['/register', '/register?token=old'],
    '/forgot/$status': ['/forgot/sent', '/forgot/expired'],
    '/forgot/resetPassword': ['/forgot/resetPassword', '/forgot/resetPassword?token=old'],
    '/verify/$status': ['/verify/sent', '/verify/used'],
    '/space/$subname': ['/space/owner'],
    '/space/$subname/create': ['/space/owner/create'],
    '/space/$subname/owners': ['/space/owner/owners'],
    '/invitation': ['/invitation', '/invitation?token=old'],
    '/ams/business/$id': [`/ams/business/${businessId}`],
    '/ams/users/$id': [`/ams/users/${userId}`],
    '/ams/roles/permission/$id': [`/ams/roles/permission/${consoleRoleId}`],
    '/app/viewInfo/$id': [`/app/viewInfo/${employeeId}`],
    '/app/ongStructure/orgChart/$id': [`/app/ongStructure/orgChart/${unitId}`],
    '/app/employees/list/create': ['/app/employees/list/create', '/app/employees/list/create?form=short'],
    '/app/employees/list/edit/$id': [`/app/employees/list/edit/${employeeId}`],
    '/app/employees/list/view/$user': [`/app/employees/list/view/${employeeId}`],
    '/app/attendances/lists/detail/$id': [
      `/app/attendances/lists/detail/${employeeId}`,
      `/app/attendances/lists/detail/${employeeId}?view=list`,
    ],
    '/app/attendances/lists/my-requests': [
      '/app/attendances/lists/my-requests',
      '/app/attendances/lists/my-requests?new=1',
    ],
    '/app/attendances/lists/my-requests/$id': [`/app/attendances/lists/my-requests/${attendanceRequestId}`],
    '/app/attendances/lists/requests/$id': [`/app/attendances/lists/requests/${attendanceRequestId}`],
    '/app/attendances/lists/team-requests/$id': [
      `/app/attendances/lists/team-requests/${attendanceRequestId}`,
    ],
    '/app/attendances/lists/approved-requests-line/$id': [
      `/app/attendances/lists/approved-requests-line/${attendanceRequestId}`,
    ],
    '/app/attendances/requests/$id': [`/app/attendances/requests/${attendanceRequestId}`],
    '/app/attendances/my-requests/$id': [`/app/attendances/my-requests/${attendanceRequestId}`],
    '/app/attendances/off-site-work/all-requests/$id': [
      `/app/attendances/off-site-work/all-requests/${offSiteRequestId}`,
    ],
    '/app/attendances/off-site-work/my-requests/$id': [
      `/app/attendances/off-site-work/my-requests/${offSiteRequestId}`,
    ],
    '/app/attendances/off-site-work/team-requests/$id': [
      `/app/attendances/off-site-work/team-requests/${offSiteRequestId}`,
    ],
    '/app/ot/my-ot': ['/app/ot/my-ot', '/app/ot/my-ot?new=1'],
    '/app/ot/my-ot/$id': [`/app/ot/my-ot/${otRequestId}`],
    '/app/ot/ot-requests/$id': [`/app/ot/ot-requests/${otRequestId}`],
    '/app/ot/team-ot-requests/$id': [`/app/ot/team-ot-requests/${otRequestId}`],
    '/app/leaves/summary-leave/detail/$id': [`/app/leaves/summary-leave/detail/${employeeId}`],
    '/app/administration/roles-permissions/$id': [`/app/administration/roles-permissions/${roleId}`],
    '/app/administration/attendance-rates/edit/$id': [
      `/app/administration/attendance-rates/edit/${attendanceRateId}`,
    ],
    '/app/administration/attendance-rates/view/$id': [
      `/app/administration/attendance-rates/view/${attendanceRateId}`,
    ],
    '/app/administration/ot-settings/edit/$id': [`/app/administration/ot-settings/edit/${otSettingId}`],
    '/app/administration/work-shift/edit/$id': [
      `/app/administration/work-shift/edit/${workShiftId}`,
      `/app/administration/work-shift/edit/${workShiftId}?tab=holders`,
    ],
    '/app/leaves-calendar': ['/app/leaves-calendar', '/app/leaves-calendar?view=people&scope=all'],
    '/app/leaves/leave-requests': ['/app/leaves/leave-requests', '/app/leaves/leave-requests?new=1'],
    '/app/leaves/leave-requests/$leaveRequestId': [
      `/app/leaves/leave-requests/${leaveRequestId}`,
      `/app/leaves/leave-requests/${leaveRequestId}?edit=1`,
    ],
    '/app/leaves/approved-leave-requests/$leaveRequestId': [
      `/app/leaves/approved-leave-requests/${leaveRequestId}`,
    ],
    '/app/leaves/approved-leave-requests-line/$leaveRequestId': [
      `/app/leaves/approved-leave-requests-line/${leaveRequestId}`,
    ],
  }
  const built = routeTable.filter(row => row.area === area && row.page !== undefined)
  const pages = built.filter(({ path }) => !otherAddresses.includes(path))
  return pages.flatMap(({ path }) => {
    const addresses = examples[path] ?? [path]
    if (addresses.some(address => address.includes('$'))) throw new Error(`No example for ${path}`)
    return addresses
  })
}
