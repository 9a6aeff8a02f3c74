// Every route of spec part 2 as data. A route without `page` is not built yet: it shows the 404 page and is in no menu.
import type { AmsPageGroup, PageGroup } from '@hr/domain/access/page-groups.ts'
import { EmployeePage, LandingPage, LoginPage } from '#web/session/SignInPages.tsx'
import { storeInvitation } from '#web/session/invitation.ts'
import { signOut } from '#web/session/sign-out.ts'
import { goOnElsewhere } from '#web/space/switch-company.ts'
import { administrationRoutes } from './routes-administration.ts'
import { loadTexts } from '#web/i18n/language.ts'
import { consoleRoutes, security } from './routes-console.ts'
import { attendanceRoutes } from './routes-attendance.ts'
import { addressRoutes, employeeRoutes, person } from './routes-people.ts'
import { routes } from './route-row.ts'
import type { PageOf, RouteRow } from './route-row.ts'

/** The first page of a visit comes with the application itself. */
const atHand =
  <Given,>(page: PageOf<Given>) =>
  () =>
    Promise.resolve(page)
const changePassword = () =>
  import('#web/session/ChangePasswordPage.tsx').then(file => file.ChangePasswordPage)
const forgot = () => import('#web/session/ForgotPage.tsx').then(file => file.ForgotPage)
const verify = () => import('#web/session/VerifyPage.tsx').then(file => file.VerifyPage)
const leaveRequestGroups: readonly (PageGroup | AmsPageGroup)[] = ['LEAVE_REQUEST', 'TEAM_LEAVE_REQUEST']

const openRoutes = routes([
  { path: '/', area: 'open', page: atHand(LandingPage) },
  { path: '/login', area: 'open', page: atHand(LoginPage) },
  { path: '/login/$status', area: 'open', page: atHand(LoginPage) },
  { path: '/login/change-password', area: 'open', page: changePassword, token: 'auth' },
  { path: '/employee', area: 'open', page: atHand(EmployeePage) },
  { path: '/employee/welcome', area: 'open', enter: async () => storeInvitation(), redirectTo: '/employee' },
  { path: '/employee/$status', area: 'open', page: atHand(EmployeePage) },
  { path: '/employee/change-password', area: 'open', page: changePassword, token: 'auth' },
  {
    path: '/register',
    area: 'open',
    token: 'token',
    page: () => import('#web/session/RegisterPage.tsx').then(file => file.RegisterPage),
  },
  {
    path: '/invitation',
    area: 'open',
    token: 'token',
    page: () => import('#web/session/InvitationPage.tsx').then(file => file.InvitationPage),
  },
  { path: '/forgot', area: 'open', page: forgot },
  { path: '/forgot/$status', area: 'open', page: forgot },
  {
    path: '/forgot/resetPassword',
    area: 'open',
    token: 'token',
    page: () => import('#web/session/ResetPasswordPage.tsx').then(file => file.ResetPasswordPage),
  },
  {
    path: '/email/new',
    area: 'open',
    token: 'token',
    page: () => import('#web/session/EmailChangePage.tsx').then(file => file.NewEmailPage),
  },
  {
    path: '/email/old',
    area: 'open',
    token: 'token',
    page: () => import('#web/session/EmailChangePage.tsx').then(file => file.OldEmailPage),
  },
  {
    path: '/email/choice',
    area: 'open',
    token: 'token',
    page: () => import('#web/session/MailChoicePage.tsx').then(file => file.MailChoicePage),
  },
  { path: '/verify', area: 'open', page: verify },
  { path: '/verify/$status', area: 'open', page: verify },
  { path: '/logout', area: 'open', enter: signOut, redirectTo: '/' },
  { path: '/test', area: 'open', page: () => import('#web/system/TestPage.tsx').then(file => file.TestPage) },
])

const orgChart = () => import('#web/organization/chart/OrgChartPage.tsx').then(file => file.OrgChartPage)

const personalRoutes = routes([
  { path: '/app', area: 'app', redirectTo: '/app/dashboard' },
  { path: '/app/switch/$accountId', area: 'app', enter: goOnElsewhere, redirectTo: '/app/dashboard' },
  {
    path: '/app/dashboard',
    area: 'app',
    group: 'DASHBOARD',
    page: () => import('#web/dashboard/DashboardPage.tsx').then(file => file.DashboardPage),
  },
  {
    path: '/app/leaves-calendar',
    area: 'app',
    group: 'LEAVE_CALENDAR',
    page: () => import('#web/leave/calendar/LeaveCalendarPage.tsx').then(file => file.LeaveCalendarPage),
  },
  { path: '/app/profile', area: 'app', page: person('OwnProfilePage') },
  { path: '/app/profile/security', area: 'app', page: security },
  {
    path: '/app/profile/notifications',
    area: 'app',
    page: () =>
      Promise.all([import('#web/notification/SettingsPage.tsx'), loadTexts('account')]).then(
        ([file]) => file.SettingsPage,
      ),
  },
  { path: '/app/profile/index_old_design', area: 'app', page: person('OldProfilePage') },
  // No group: managers see the card of their people; the server decides, and others get 404.
  { path: '/app/viewInfo', area: 'app', page: person('EmployeePage') },
  { path: '/app/viewInfo/$id', area: 'app', page: person('EmployeePage') },
  {
    path: '/app/ongStructure',
    area: 'app',
    group: 'ORGANIZATION',
    page: () => import('#web/organization/structure/StructurePage.tsx').then(file => file.StructurePage),
  },
  { path: '/app/ongStructure/orgChart', area: 'app', group: 'ORGANIZATION', page: orgChart },
  {
    path: '/app/ongStructure/orgChart/$id',
    area: 'app',
    group: 'ORGANIZATION',
    page: orgChart,
  },
])

const leaveRequest = () =>
  import('#web/leave/request-detail/LeaveRequestPage.tsx').then(file => file.LeaveRequestPage)

/** Detail pages carry no group: a named approver may hold none of them; the server decides, unseen rows are 404. */
const leaveRoutes = routes([
  {
    path: '/app/leaves',
    area: 'app',
    group: 'MY_LEAVE',
    page: () => import('#web/leave/LeaveHomePage.tsx').then(file => file.LeaveHomePage),
  },
  {
    path: '/app/leaves/leave-requests',
    area: 'app',
    group: 'MY_LEAVE',
    page: () => import('#web/leave/request-list/RequestPages.tsx').then(file => file.MyLeaveRequestsPage),
  },
  { path: '/app/leaves/leave-requests/$leaveRequestId', area: 'app', page: leaveRequest },
  {
    path: '/app/leaves/approved-leave-requests',
    area: 'app',
    group: 'LEAVE_REQUEST',
    page: () => import('#web/leave/request-list/RequestPages.tsx').then(file => file.AllLeaveRequestsPage),
  },
  { path: '/app/leaves/approved-leave-requests/$leaveRequestId', area: 'app', page: leaveRequest },
  {
    path: '/app/leaves/approved-leave-requests-line',
    area: 'app',
    group: leaveRequestGroups,
    page: () => import('#web/leave/request-list/RequestPages.tsx').then(file => file.TeamLeaveRequestsPage),
  },
  { path: '/app/leaves/approved-leave-requests-line/$leaveRequestId', area: 'app', page: leaveRequest },
  {
    path: '/app/leaves/summary-leave',
    area: 'app',
    group: 'LEAVE_SUMMARY',
    page: () => import('#web/leave/summary/LeaveSummaryPage.tsx').then(file => file.LeaveSummaryPage),
  },
  {
    path: '/app/leaves/summary-leave/import',
    area: 'app',
    group: 'LEAVE_SUMMARY',
    action: 'edit',
    page: () => import('#web/leave/adjust-import/AdjustImportPage.tsx').then(file => file.AdjustImportPage),
  },
  {
    path: '/app/leaves/summary-leave/detail/$id',
    area: 'app',
    group: ['LEAVE_SUMMARY', 'MY_LEAVE', 'TEAM_LEAVE_REQUEST'],
    page: () => import('#web/leave/summary/LeaveLedgerPage.tsx').then(file => file.LeaveLedgerPage),
  },
])

const otList = (page: 'MyOtPage' | 'TeamOtRequestsPage' | 'AllOtRequestsPage') => () =>
  import('#web/ot-request/list/OtPages.tsx').then(file => file[page])
const otRecords = (page: 'MyOtRecordsPage' | 'TeamOtRecordsPage' | 'OtRecordPage') => () =>
  import('#web/ot-record/OtRecordPage.tsx').then(file => file[page])
const otRequest = () => import('#web/ot-request/OtRequestPage.tsx').then(file => file.OtRequestPage)

const overtimeRoutes = routes([
  { path: '/app/ot', area: 'app', redirectTo: '/app/ot/my-ot' },
  { path: '/app/ot/my-ot', area: 'app', group: 'MY_OT', page: otList('MyOtPage') },
  { path: '/app/ot/my-ot/records', area: 'app', group: 'MY_OT', page: otRecords('MyOtRecordsPage') },
  { path: '/app/ot/my-ot/$id', area: 'app', page: otRequest },
  { path: '/app/ot/ot-record', area: 'app', group: 'OT_RECORD', page: otRecords('OtRecordPage') },
  { path: '/app/ot/ot-requests', area: 'app', group: 'OT_REQUEST', page: otList('AllOtRequestsPage') },
  { path: '/app/ot/ot-requests/$id', area: 'app', page: otRequest },
  {
    path: '/app/ot/ot-summary',
    area: 'app',
    group: ['OT_SUMMARY', 'TEAM_OT_REQUEST'],
    page: () => import('#web/ot-summary/OtSummaryPage.tsx').then(file => file.OtSummaryPage),
  },
  {
    path: '/app/ot/team-ot-requests',
    area: 'app',
    group: ['TEAM_OT_REQUEST', 'OT_REQUEST'],
    page: otList('TeamOtRequestsPage'),
  },
  {
    path: '/app/ot/team-ot-requests/records',
    area: 'app',
    group: 'TEAM_OT_REQUEST',
    page: otRecords('TeamOtRecordsPage'),
  },
  { path: '/app/ot/team-ot-requests/$id', area: 'app', page: otRequest },
])

export const routeTable: readonly RouteRow[] = [
  ...openRoutes,
  ...consoleRoutes,
  ...personalRoutes,
  ...addressRoutes,
  ...employeeRoutes,
  ...leaveRoutes,
  ...attendanceRoutes,
  ...overtimeRoutes,
  ...administrationRoutes,
]
