// All routes of the server; check-repo compares them with the endpoints of the contract.
import { approvalDelegationRoutes } from './approval/approval-delegation.routes.ts'
import { employeeJobRoutes } from './employee/job/employee-job.routes.ts'
import { workspaceExportRoutes } from './workspace-export/workspace-export.routes.ts'
import { companyProfileRoutes } from './company-profile/company-profile.routes.ts'
import { businessRoutes } from './business/business.routes.ts'
import { consoleRoleRoutes } from './console-role/console-role.routes.ts'
import { consoleUserRoutes } from './console-user/console-user.routes.ts'
import { currencyRoutes } from './currency/currency.routes.ts'
import { emailChangeRoutes } from './employee/email/email-change.routes.ts'
import { employeeRecordRoutes } from './employee/record/employee-record.routes.ts'
import { employeeRoutes } from './employee/employee.routes.ts'
import { firstStepsRoutes } from './first-steps/first-steps.routes.ts'
import { dashboardRoutes, homeRoutes } from './home/home.routes.ts'
import type { Route } from './http/context.ts'
import { holidayRoutes } from './holiday/holiday.routes.ts'
import { leaveCalendarRoutes } from './leave/calendar/leave-calendar.routes.ts'
import { importRoutes } from './import/import.routes.ts'
import { leaveTypeRoutes } from './leave/type/leave-type.routes.ts'
import { leaveRoutes } from './leave/request/leave.routes.ts'
import { notificationRoutes } from './notification/notification.routes.ts'
import { notificationSettingRoutes } from './notification-setting/notification-setting.routes.ts'
import { pushRoutes } from './notification/push/push.routes.ts'
import { savedViewRoutes } from './saved-view/saved-view.routes.ts'
import { searchRoutes } from './search/search.routes.ts'
import { secondStepRoutes } from './session/second-step/second-step.routes.ts'
import { spaceRoutes } from './space/space.routes.ts'
import { spaceOwnerRoutes } from './space/owner/space-owner.routes.ts'
import { passkeyRoutes } from './session/passkey/passkey.routes.ts'
import { linkedAccountRoutes } from './session/linked/linked-account.routes.ts'
import { sessionRoutes } from './session/session.routes.ts'
import { operatorRoutes } from './operator/operator.routes.ts'
import { addressRoutes } from './address/address.routes.ts'
import { organizationRoutes } from './organization/organization.routes.ts'
import { positionRoutes } from './organization/position.routes.ts'
import { starterRoutes } from './starter/starter.routes.ts'
import { structureTagRoutes } from './organization/structure-tag.routes.ts'
import { accessRoutes } from './access/access.routes.ts'
import { approvalTemplateRoutes } from './approval/approval-template.routes.ts'
import { auditRoutes } from './audit/audit.routes.ts'
import { otRecordRoutes } from './overtime/record/ot-record.routes.ts'
import { otRequestRoutes } from './overtime/request/ot-request.routes.ts'
import { otSummaryRoutes } from './overtime/summary/ot-summary.routes.ts'
import { attendanceRequestRoutes } from './attendance/request/attendance-request.routes.ts'
import { attendanceOverruleRoutes } from './attendance/overrule/attendance-overrule.routes.ts'
import { attendanceRoutes } from './attendance/attendance.routes.ts'
import { attendanceImportRoutes } from './attendance/attendance-import.routes.ts'
import { companyLeaveYearRoutes } from './leave/company-leave-year.routes.ts'
import { companyAttendanceStartRoutes } from './attendance/company-attendance-start.routes.ts'
import { companyTimeZoneRoutes } from './attendance/company-time-zone.routes.ts'
import { attendancePeriodRoutes } from './attendance/attendance-period.routes.ts'
import { attendanceReportRoutes } from './attendance/attendance-report.routes.ts'
import { attendanceRateRoutes } from './attendance/attendance-rate.routes.ts'
import { attendanceTypeRoutes } from './attendance/type/attendance-type.routes.ts'
import { otSettingRoutes } from './ot-setting/ot-setting.routes.ts'
import { workShiftRoutes } from './attendance/work-shift.routes.ts'
import { systemRoutes } from './system/system.routes.ts'

const features: readonly Route[] = [
  ...spaceRoutes,
  ...spaceOwnerRoutes,
  ...sessionRoutes,
  ...secondStepRoutes,
  ...passkeyRoutes,
  ...linkedAccountRoutes,
  ...operatorRoutes,
  ...businessRoutes,
  ...starterRoutes,
  ...consoleRoleRoutes,
  ...consoleUserRoutes,
  ...accessRoutes,
  ...approvalTemplateRoutes,
  ...auditRoutes,
  ...employeeRoutes,
  ...employeeJobRoutes,
  ...employeeRecordRoutes,
  ...emailChangeRoutes,
  ...companyProfileRoutes,
  ...workspaceExportRoutes,
  ...currencyRoutes,
  ...savedViewRoutes,
  ...firstStepsRoutes,
  ...homeRoutes,
  ...holidayRoutes,
  ...importRoutes,
  ...approvalDelegationRoutes,
  ...leaveTypeRoutes,
  ...leaveRoutes,
  ...leaveCalendarRoutes,
  ...notificationRoutes,
  ...notificationSettingRoutes,
  ...pushRoutes,
  ...searchRoutes,
  ...organizationRoutes,
  ...positionRoutes,
  ...structureTagRoutes,
  ...addressRoutes,
  ...attendanceRoutes,
  ...attendanceImportRoutes,
  ...companyTimeZoneRoutes,
  ...companyAttendanceStartRoutes,
  ...companyLeaveYearRoutes,
  ...attendancePeriodRoutes,
  ...attendanceReportRoutes,
  ...attendanceRateRoutes,
  ...otSettingRoutes,
  ...attendanceTypeRoutes,
  ...attendanceRequestRoutes,
  ...otRecordRoutes,
  ...otRequestRoutes,
  ...otSummaryRoutes,
  ...attendanceOverruleRoutes,
  ...workShiftRoutes,
  ...systemRoutes,
]

export const routes: readonly Route[] = [...features, ...dashboardRoutes(features)]
