// Addresses inside the application, built from their parameters: pages link through these, never through a text of their own.
type Id = string | number
const seg = (value: Id) => encodeURIComponent(String(value))

export const paths = {
  home: '/',
  login: '/login',
  employee: '/employee',
  forgot: '/forgot',
  forgotSent: '/forgot/sent',
  verify: '/verify',
  verifySent: '/verify/sent',
  register: '/register',
  logout: '/logout',
  loginStatus: (status: 'registered' | 'reset' | 'expired') => `/login/${status}`,
  changePassword: (area: 'login' | 'employee', token: string) =>
    `/${area}/change-password?auth=${seg(token)}`,
  dashboard: '/app/dashboard',
  leavesCalendar: '/app/leaves-calendar',
  profile: '/app/profile',
  viewInfo: (employeeId: Id) => `/app/viewInfo/${seg(employeeId)}`,
  organization: '/app/ongStructure',
  orgChart: '/app/ongStructure/orgChart',
  /** Only what stands below a unit or an employee. */
  orgChartOf: (id: Id) => `/app/ongStructure/orgChart/${seg(id)}`,
  employees: '/app/employees/list',
  employeeImport: '/app/employees/list/import',
  employeeCreate: '/app/employees/list/create',
  employeeEdit: (id: Id) => `/app/employees/list/edit/${seg(id)}`,
  employeesExpiring: '/app/employees/expiring',
  employeeProposals: '/app/employees/proposals',
  employeeView: (id: Id) => `/app/employees/list/view/${seg(id)}`,
  leaves: '/app/leaves',
  myLeave: '/app/leaves/leave-requests',
  /** The owner's view of a leave request. */
  myLeaveRequest: (id: Id) => `/app/leaves/leave-requests/${seg(id)}`,
  leaveRequests: '/app/leaves/approved-leave-requests',
  /** The approver's view of a leave request. */
  leaveRequest: (id: Id) => `/app/leaves/approved-leave-requests/${seg(id)}`,
  teamLeaveRequests: '/app/leaves/approved-leave-requests-line',
  teamLeaveRequest: (id: Id) => `/app/leaves/approved-leave-requests-line/${seg(id)}`,
  leaveSummary: '/app/leaves/summary-leave',
  leaveBalancesImport: '/app/leaves/summary-leave/import',
  leaveSummaryOf: (employeeId: Id) => `/app/leaves/summary-leave/detail/${seg(employeeId)}`,
  attendanceToday: '/app/attendances/attendance',
  attendanceLists: '/app/attendances/lists',
  myAttendance: '/app/attendances/lists/my-attendance',
  attendanceOf: (employeeId: Id) => `/app/attendances/lists/detail/${seg(employeeId)}`,
  /** With the explanation of a day open, in its month. */
  attendanceDayOf: (employeeId: Id, date: string) =>
    `/app/attendances/lists/detail/${seg(employeeId)}?at=${seg(date)}&day=${seg(date)}`,
  myAttendanceRequest: (id: Id) => `/app/attendances/my-requests/${seg(id)}`,
  attendanceRequest: (id: Id) => `/app/attendances/requests/${seg(id)}`,
  leaveTypes: '/app/administration/leave-types',
  workShifts: '/app/administration/work-shift',
  workShiftCreate: '/app/administration/work-shift/create',
  workShift: (id: Id) => `/app/administration/work-shift/edit/${seg(id)}`,
  provinces: '/address/province',
  districtsOf: (provinceId: Id) => `/address/district?province=${seg(provinceId)}`,
  villagesOf: (provinceId: Id, districtId: Id) =>
    `/address/village?province=${seg(provinceId)}&district=${seg(districtId)}`,
  rolesPermissions: '/app/administration/roles-permissions',
  role: (id: Id) => `/app/administration/roles-permissions/${seg(id)}`,
  auditLog: '/app/administration/audit-log',
  amsDashboard: '/ams/dashboard',
  space: (username: string) => `/space/${seg(username)}`,
} as const
