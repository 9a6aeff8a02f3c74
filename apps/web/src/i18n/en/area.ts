// Texts of everything behind the sign-in, one file per feature.
import { access } from './access.ts'
import { adjustImport } from './adjust-import.ts'
import { address } from './address.ts'
import { approval } from './approval.ts'
import { approvalTemplate } from './approval-template.ts'
import { audit } from './audit.ts'
import { leave } from './leave.ts'
import { dashboard } from './dashboard.ts'
import { delegation } from './delegation.ts'
import { employee } from './employee.ts'
import { employeeList } from './employee-list.ts'
import { employeeJob } from './employee-job.ts'
import { employeeRecord } from './employee-record.ts'
import { exporting } from './exporting.ts'
import { field } from './field.ts'
import { holiday } from './holiday.ts'
import { leaveCalendar } from './leave-calendar.ts'
import { importing } from './importing.ts'
import { leaveSummary } from './leave-summary.ts'
import { leaveType } from './leave-type.ts'
import { menu } from './menu.ts'
import { notification } from './notification.ts'
import { orgChart } from './org-chart.ts'
import { organization } from './organization.ts'
import { position } from './position.ts'
import { recount } from './recount.ts'
import { shell } from './shell.ts'
import { status } from './status.ts'
import { workShift } from './work-shift.ts'

export const texts = {
  access,
  address,
  adjustImport,
  approval,
  approvalTemplate,
  audit,
  dashboard,
  delegation,
  employee,
  employeeJob,
  employeeList,
  employeeRecord,
  exporting,
  field,
  holiday,
  leave,
  leaveCalendar,
  importing,
  leaveSummary,
  leaveType,
  menu,
  notification,
  orgChart,
  organization,
  position,
  recount,
  shell,
  status,
  workShift,
}
