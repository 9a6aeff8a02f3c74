// Addresses of the web application. Pages, e-mails and notifications link through these, never through a text of their
// own; a test of the web application looks for each in the table of routes.
type Id = string | number
type ClosedLink = 'used' | 'expired' | 'unknown'
const seg = (value: Id) => encodeURIComponent(String(value))
/** The page of one row below a path. */
const below =
  <const Path extends string>(path: Path) =>
  (id: Id) =>
    `${path}/${seg(id)}` as const

export const paths = {
  home: '/',
  login: '/login',
  employee: '/employee',
  /** Signs in and opens the person's own record. */
  welcome: '/employee/welcome',
  forgot: '/forgot',
  forgotSent: '/forgot/sent',
  verify: '/verify',
  verifySent: '/verify/sent',
  /** What is wrong with a link of the mail. */
  verifyStatus: (status: ClosedLink) => `/verify/${status}` as const,
  forgotStatus: (status: ClosedLink) => `/forgot/${status}` as const,
  register: '/register',
  resetPassword: '/forgot/resetPassword',
  ownerInvitation: '/invitation',
  newEmail: '/email/new',
  oldEmail: '/email/old',
  mailChoice: '/email/choice',
  loginStatus: (status: 'registered' | 'reset' | 'expired') => `/login/${status}` as const,
  space: '/space',
  /** The space by the name of its owner. */
  spaceOf: below('/space'),
  spaceProfile: '/space/profile',
  spaceSecurity: '/space/profile/security',
  spaceOwners: (space: string) => `/space/${seg(space)}/owners` as const,
  createCompany: (space: string) => `/space/${seg(space)}/create` as const,
  /** Leads into the company; an owner inside another one leaves it first. */
  openCompany: (space: string, workspaceId: Id) => `/space/${seg(space)}/open/${seg(workspaceId)}` as const,
  /** Continues as the linked sign-in in another company. */
  switchTo: below('/app/switch'),
  dashboard: '/app/dashboard',
  leavesCalendar: '/app/leaves-calendar',
  profile: '/app/profile',
  security: '/app/profile/security',
  notificationSettings: '/app/profile/notifications',
  viewInfo: below('/app/viewInfo'),
  organization: '/app/ongStructure',
  orgChart: '/app/ongStructure/orgChart',
  /** Only the part below a unit or an employee. */
  orgChartOf: below('/app/ongStructure/orgChart'),
  employees: '/app/employees/list',
  employeeImport: '/app/employees/list/import',
  employeeCreate: '/app/employees/list/create',
  employeeEdit: below('/app/employees/list/edit'),
  positions: '/app/employees/positions',
  jobGrades: '/app/employees/jobGrade',
  employeesExpiring: '/app/employees/expiring',
  employeeProposals: '/app/employees/proposals',
  employeeView: below('/app/employees/list/view'),
  leaves: '/app/leaves',
  myLeave: '/app/leaves/leave-requests',
  /** The owner's view of a leave request. */
  myLeaveRequest: below('/app/leaves/leave-requests'),
  leaveRequests: '/app/leaves/approved-leave-requests',
  /** The approver's view of a leave request. */
  leaveRequest: below('/app/leaves/approved-leave-requests'),
  teamLeaveRequests: '/app/leaves/approved-leave-requests-line',
  leaveSummary: '/app/leaves/summary-leave',
  leaveBalancesImport: '/app/leaves/summary-leave/import',
  leaveSummaryOf: below('/app/leaves/summary-leave/detail'),
  attendanceToday: '/app/attendances/attendance',
  attendanceLists: '/app/attendances/lists',
  attendanceReport: '/app/attendances/lists/attendance-report',
  attendancePeriods: '/app/attendances/lists/periods',
  /** With what changed since one of them was closed. */
  periodDifferences: (period: string) => `/app/attendances/lists/periods?differences=${seg(period)}` as const,
  punchImport: '/app/attendances/lists/import',
  unassignedPunches: '/app/attendances/lists/unassigned-punches',
  myAttendance: '/app/attendances/lists/my-attendance',
  attendanceOf: below('/app/attendances/lists/detail'),
  /** With the explanation of a day open, in its month. */
  attendanceDayOf: (employeeId: Id, date: string) =>
    `/app/attendances/lists/detail/${seg(employeeId)}?at=${seg(date)}&day=${seg(date)}` as const,
  overrule: '/app/attendances/overrule',
  missingTimes: '/app/attendances/overrule/missing-times',
  overruleHistory: '/app/attendances/overrule/history',
  overruleMany: '/app/attendances/overrule-adjust',
  myAttendanceRequest: below('/app/attendances/my-requests'),
  attendanceRequest: below('/app/attendances/requests'),
  attendanceTypes: '/app/administration/attendance-types',
  attendanceQuota: '/app/administration/attendance-request-quota',
  myAttendanceRequests: '/app/attendances/lists/my-requests',
  teamAttendanceRequests: '/app/attendances/lists/team-requests',
  attendanceRequests: '/app/attendances/lists/requests',
  waitingAttendanceRequests: '/app/attendances/lists/approved-requests-line',
  offSiteHome: '/app/attendances/off-site-work',
  myOffSiteRequests: '/app/attendances/off-site-work/my-requests',
  myOffSiteRequest: below('/app/attendances/off-site-work/my-requests'),
  teamOffSiteRequests: '/app/attendances/off-site-work/team-requests',
  offSiteRequests: '/app/attendances/off-site-work/all-requests',
  offSiteRequest: below('/app/attendances/off-site-work/all-requests'),
  myOt: '/app/ot/my-ot',
  myOtRecords: '/app/ot/my-ot/records',
  /** With one of them open. */
  myOtRecord: (date: string) => `/app/ot/my-ot/records?at=${seg(date)}&day=${seg(date)}` as const,
  otRecords: '/app/ot/ot-record',
  otSummary: '/app/ot/ot-summary',
  /** The owner's view of an overtime request. */
  myOtRequest: below('/app/ot/my-ot'),
  teamOtRequests: '/app/ot/team-ot-requests',
  teamOtRecords: '/app/ot/team-ot-requests/records',
  otRequests: '/app/ot/ot-requests',
  /** The approver's view of an overtime request. */
  otRequest: below('/app/ot/ot-requests'),
  attendanceRates: '/app/administration/attendance-rates',
  attendanceRateCreate: '/app/administration/attendance-rates/create',
  attendanceRate: below('/app/administration/attendance-rates/view'),
  attendanceRateEdit: below('/app/administration/attendance-rates/edit'),
  otSettings: '/app/administration/ot-settings',
  otSettingCreate: '/app/administration/ot-settings/create',
  otSetting: below('/app/administration/ot-settings/edit'),
  currencies: '/app/administration/currency',
  auditLog: '/app/administration/audit-log',
  departments: '/app/administration/departments',
  leaveTypes: '/app/administration/leave-types',
  holidays: '/app/administration/holiday',
  workShifts: '/app/administration/work-shift',
  workShiftCreate: '/app/administration/work-shift/create',
  workShift: below('/app/administration/work-shift/edit'),
  provinces: '/address/province',
  districtsOf: (provinceId: Id) => `/address/district?province=${seg(provinceId)}` as const,
  villagesOf: (provinceId: Id, districtId: Id) =>
    `/address/village?province=${seg(provinceId)}&district=${seg(districtId)}` as const,
  companyProfile: '/app/administration/company-profile',
  rolesPermissions: '/app/administration/roles-permissions',
  role: below('/app/administration/roles-permissions'),
  operatorHome: '/ams/dashboard',
  deliveries: '/ams/dashboard/mail',
  failedJobs: '/ams/dashboard/jobs',
  operatorProfile: '/ams/profile',
  operatorSecurity: '/ams/profile/security',
  users: '/ams/users',
  userCreate: '/ams/users/create',
  user: below('/ams/users'),
  consoleRoles: '/ams/roles',
  consoleRole: below('/ams/roles/permission'),
  consolePermissions: '/ams/permissions',
  businesses: '/ams/business',
  business: below('/ams/business'),
  approvalTemplates: '/app/administration/approval-templates',
} as const

type Known = (typeof paths)[keyof typeof paths]
/** The address of a page, or those that its function returns. */
export type MadeBy<Path> = Path extends (...parameters: never[]) => infer Made ? Made : Path
type Page = MadeBy<Known> & string
/** An address of a page of the web application, with any query. */
export type Href = Page | `${Page}?${string}`
