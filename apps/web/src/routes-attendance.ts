// The routes of attendance (spec part 2). Detail pages carry no group: a named approver may hold none of them; the server
// decides, unseen rows are 404.
import type { PageGroup } from '@hr/domain/access/page-groups.ts'
import { routes } from './route-row.ts'

const attendanceLists: readonly PageGroup[] = [
  'ATTENDANCE_SUMMARY',
  'MY_ATTENDANCE',
  'ATTENDANCE_REQUEST',
  'MY_ATTENDANCE_REQUEST',
  'TEAM_ATTENDANCE_REQUEST',
]
const offSite: readonly PageGroup[] = ['OFF_SITE_REQUESTS', 'MY_OFF_SITE_REQUESTS', 'TEAM_OFF_SITE_REQUESTS']

type RequestList =
  | `${'My' | 'Waiting' | 'Team' | 'All'}AttendanceRequestsPage`
  | `${'My' | 'Team' | 'All'}OffSiteRequestsPage`
  | 'OffSiteHomePage'
const requestList = (page: RequestList) => () =>
  import('#web/attendance/request/list/RequestPages.tsx').then(file => file[page])
const requestPage = (page: 'AttendanceRequestPage' | 'OffSiteRequestPage') => () =>
  import('#web/attendance/request/detail/RequestPages.tsx').then(file => file[page])
const attendanceDeciding: readonly PageGroup[] = ['TEAM_ATTENDANCE_REQUEST', 'ATTENDANCE_REQUEST']
const offSiteDeciding: readonly PageGroup[] = ['TEAM_OFF_SITE_REQUESTS', 'OFF_SITE_REQUESTS']

export const attendanceRoutes = routes([
  {
    path: '/app/attendances/attendance',
    area: 'app',
    group: ['ATTENDANCE_MONITORING', 'TEAM_ATTENDANCE_REQUEST'],
    page: () => import('#web/attendance/AttendanceBoardPage.tsx').then(file => file.AttendanceBoardPage),
  },
  {
    path: '/app/attendances/lists',
    area: 'app',
    group: attendanceLists,
    page: () =>
      import('#web/attendance/EmployeeAttendancePage.tsx').then(file => file.EmployeeAttendancePage),
  },
  {
    path: '/app/attendances/lists/approved-requests-line',
    area: 'app',
    group: attendanceDeciding,
    page: requestList('WaitingAttendanceRequestsPage'),
  },
  {
    path: '/app/attendances/lists/approved-requests-line/$id',
    area: 'app',
    page: requestPage('AttendanceRequestPage'),
  },
  {
    path: '/app/attendances/lists/attendance-report',
    area: 'app',
    group: ['ATTENDANCE_SUMMARY', 'TEAM_ATTENDANCE_REQUEST'],
    page: () =>
      import('#web/attendance/report/AttendanceReportPage.tsx').then(file => file.AttendanceReportPage),
  },
  {
    path: '/app/attendances/lists/periods',
    area: 'app',
    group: 'ATTENDANCE_SUMMARY',
    page: () => import('#web/attendance/period/PeriodsPage.tsx').then(file => file.PeriodsPage),
  },
  {
    path: '/app/attendances/lists/import',
    area: 'app',
    group: 'ATTENDANCE_MONITORING',
    action: 'edit',
    page: () => import('#web/attendance/import/PunchImportPage.tsx').then(file => file.PunchImportPage),
  },
  {
    path: '/app/attendances/lists/unassigned-punches',
    area: 'app',
    group: 'ATTENDANCE_MONITORING',
    page: () => import('#web/attendance/import/DeviceUsersPage.tsx').then(file => file.DeviceUsersPage),
  },
  {
    path: '/app/attendances/lists/my-attendance',
    area: 'app',
    group: 'MY_ATTENDANCE',
    page: () => import('#web/attendance/MyAttendancePage.tsx').then(file => file.MyAttendancePage),
  },
  {
    path: '/app/attendances/lists/my-requests',
    area: 'app',
    group: 'MY_ATTENDANCE_REQUEST',
    page: requestList('MyAttendanceRequestsPage'),
  },
  {
    path: '/app/attendances/lists/my-requests/$id',
    area: 'app',
    page: requestPage('AttendanceRequestPage'),
  },
  {
    path: '/app/attendances/lists/requests',
    area: 'app',
    group: 'ATTENDANCE_REQUEST',
    page: requestList('AllAttendanceRequestsPage'),
  },
  {
    path: '/app/attendances/lists/requests/$id',
    area: 'app',
    page: requestPage('AttendanceRequestPage'),
  },
  {
    path: '/app/attendances/lists/team-requests',
    area: 'app',
    group: 'TEAM_ATTENDANCE_REQUEST',
    page: requestList('TeamAttendanceRequestsPage'),
  },
  {
    path: '/app/attendances/lists/team-requests/$id',
    area: 'app',
    page: requestPage('AttendanceRequestPage'),
  },
  { path: '/app/attendances/lists/detail', area: 'app', redirectTo: '/app/attendances/lists' },
  {
    path: '/app/attendances/lists/detail/$id',
    area: 'app',
    group: attendanceLists,
    page: () => import('#web/attendance/EmployeeDetailPage.tsx').then(file => file.EmployeeDetailPage),
  },
  {
    path: '/app/attendances/requests/$id',
    area: 'app',
    page: requestPage('AttendanceRequestPage'),
  },
  {
    path: '/app/attendances/my-requests/$id',
    area: 'app',
    page: requestPage('AttendanceRequestPage'),
  },
  {
    path: '/app/attendances/off-site-work',
    area: 'app',
    group: offSite,
    page: requestList('OffSiteHomePage'),
  },
  {
    path: '/app/attendances/off-site-work/all-requests',
    area: 'app',
    group: 'OFF_SITE_REQUESTS',
    page: requestList('AllOffSiteRequestsPage'),
  },
  {
    path: '/app/attendances/off-site-work/all-requests/$id',
    area: 'app',
    page: requestPage('OffSiteRequestPage'),
  },
  {
    path: '/app/attendances/off-site-work/my-requests',
    area: 'app',
    group: 'MY_OFF_SITE_REQUESTS',
    page: requestList('MyOffSiteRequestsPage'),
  },
  {
    path: '/app/attendances/off-site-work/my-requests/$id',
    area: 'app',
    page: requestPage('OffSiteRequestPage'),
  },
  {
    path: '/app/attendances/off-site-work/team-requests',
    area: 'app',
    group: offSiteDeciding,
    page: requestList('TeamOffSiteRequestsPage'),
  },
  {
    path: '/app/attendances/off-site-work/team-requests/$id',
    area: 'app',
    page: requestPage('OffSiteRequestPage'),
  },
  {
    path: '/app/attendances/overrule',
    area: 'app',
    group: 'OVERRULE',
    page: () => import('#web/attendance/overrule/OverrulePage.tsx').then(file => file.OverrulePage),
  },
  {
    path: '/app/attendances/overrule/missing-times',
    area: 'app',
    group: 'OVERRULE',
    action: 'add',
    page: () => import('#web/attendance/missing/MissingTimesPage.tsx').then(file => file.MissingTimesPage),
  },
  {
    path: '/app/attendances/overrule/history',
    area: 'app',
    group: 'OVERRULE',
    page: () =>
      import('#web/attendance/overrule/OverruleHistoryPage.tsx').then(file => file.OverruleHistoryPage),
  },
  {
    path: '/app/attendances/overrule-adjust',
    area: 'app',
    group: 'OVERRULE',
    action: 'add',
    page: () => import('#web/attendance/overrule/OverruleManyPage.tsx').then(file => file.OverruleManyPage),
  },
])
