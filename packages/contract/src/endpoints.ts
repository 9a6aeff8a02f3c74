// Every endpoint of the product, by name: the server registers them, OpenAPI and the permission matrix walk over them.
import * as access from './access.ts'
import * as address from './address.ts'
import * as approvalTemplate from './approval-template.ts'
import * as approvalDelegation from './approval-delegation.ts'
import * as attendance from './attendance.ts'
import * as attendanceImport from './attendance-import.ts'
import * as attendanceRate from './attendance-rate.ts'
import * as attendanceBoard from './attendance-board.ts'
import * as attendanceRequest from './attendance-request.ts'
import * as attendanceType from './attendance-type.ts'
import * as attendanceOverrule from './attendance-overrule.ts'
import * as attendancePeriod from './attendance-period.ts'
import * as attendanceReport from './attendance-report.ts'
import * as audit from './audit.ts'
import * as companyLeaveYear from './company-leave-year.ts'
import * as companyProfile from './company-profile.ts'
import * as companyAttendanceStart from './company-attendance-start.ts'
import * as companyTimeZone from './company-time-zone.ts'
import * as bulkChange from './bulk-change.ts'
import * as business from './business.ts'
import * as consoleRole from './console-role.ts'
import * as consoleUser from './console-user.ts'
import * as currency from './currency.ts'
import * as dashboard from './dashboard.ts'
import * as emailChange from './email-change.ts'
import * as employeeDocument from './employee-document.ts'
import * as employeeImport from './employee-import.ts'
import * as employeeExpiring from './employee-expiring.ts'
import * as employeeHire from './employee-hire.ts'
import * as employeeJob from './employee-job.ts'
import * as employeeProposal from './employee-proposal.ts'
import * as employeeChange from './employee-change.ts'
import * as employeeRecord from './employee-record.ts'
import * as employee from './employee.ts'
import * as endEmployment from './end-employment.ts'
import type { Endpoint } from './endpoint.ts'
import * as firstSteps from './first-steps.ts'
import * as home from './home.ts'
import * as holiday from './holiday.ts'
import * as imports from './import.ts'
import * as leave from './leave.ts'
import * as leaveCalendar from './leave-calendar.ts'
import * as leaveAdjustmentImport from './leave-adjustment-import.ts'
import * as leaveExport from './leave-export.ts'
import * as leaveSummary from './leave-summary.ts'
import * as leaveType from './leave-type.ts'
import * as mailChoice from './mail-choice.ts'
import * as linkedAccount from './linked-account.ts'
import * as notification from './notification.ts'
import * as notificationSetting from './notification-setting.ts'
import * as offSiteRequest from './off-site-request.ts'
import * as operator from './operator.ts'
import * as orgChart from './org-chart.ts'
import * as organization from './organization.ts'
import * as otSetting from './ot-setting.ts'
import * as otRecord from './ot-record.ts'
import * as otRequest from './ot-request.ts'
import * as otSummary from './ot-summary.ts'
import * as ownSession from './own-session.ts'
import * as permission from './permission.ts'
import * as passkey from './passkey.ts'
import * as position from './position.ts'
import * as push from './push.ts'
import * as savedView from './saved-view.ts'
import * as search from './search.ts'
import * as secondStep from './second-step.ts'
import * as session from './session.ts'
import * as shiftHolder from './shift-holder.ts'
import * as space from './space.ts'
import * as spaceOwner from './space-owner.ts'
import * as starter from './starter.ts'
import * as structureTag from './structure-tag.ts'
import * as system from './system.ts'
import * as workShift from './work-shift.ts'
import * as workspaceExport from './workspace-export.ts'

const features = {
  access,
  address,
  approvalTemplate,
  approvalDelegation,
  attendance,
  attendanceOverrule,
  attendanceImport,
  attendancePeriod,
  attendanceReport,
  attendanceRate,
  attendanceBoard,
  attendanceRequest,
  attendanceType,
  audit,
  business,
  companyLeaveYear,
  companyProfile,
  companyAttendanceStart,
  companyTimeZone,
  consoleRole,
  consoleUser,
  currency,
  dashboard,
  emailChange,
  employee,
  employeeDocument,
  employeeImport,
  employeeExpiring,
  employeeHire,
  employeeJob: { ...employeeJob, ...endEmployment, ...bulkChange },
  employeeProposal,
  employeeRecord: { ...employeeRecord, ...employeeChange },
  firstSteps,
  home,
  holiday,
  imports,
  leave,
  leaveCalendar,
  leaveAdjustmentImport,
  leaveExport,
  leaveSummary,
  leaveType,
  mailChoice,
  linkedAccount,
  notification,
  notificationSetting,
  offSiteRequest,
  operator,
  organization: { ...organization, ...orgChart },
  otSetting,
  otRecord,
  otRequest,
  otSummary,
  ownSession,
  permission,
  passkey,
  position,
  push,
  savedView,
  search,
  secondStep,
  session,
  space,
  spaceOwner,
  starter,
  structureTag,
  system,
  workShift: { ...workShift, ...shiftHolder },
  workspaceExport,
}

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'allow' in value
  )
}

type NamedEndpoint = { readonly feature: string; readonly name: string; readonly endpoint: Endpoint }

export const allEndpoints: readonly NamedEndpoint[] = Object.entries(features).flatMap(([feature, exports]) =>
  Object.entries(exports).flatMap(([name, value]: [string, unknown]) =>
    isEndpoint(value) ? [{ feature, name, endpoint: value }] : [],
  ),
)
