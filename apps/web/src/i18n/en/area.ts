// Texts for all pages behind the sign-in, one file per feature.
import { adjustImport } from './adjust-import.ts'
import { approval } from './approval.ts'
import { clock } from './clock.ts'
import { closedPeriod } from './closed-period.ts'
import { dashboard } from './dashboard.ts'
import { delegation } from './delegation.ts'
import { employeeJob } from './employee-job.ts'
import { employeeList } from './employee-list.ts'
import { employeeRecord } from './employee-record.ts'
import { employee } from './employee.ts'
import { exporting } from './exporting.ts'
import { field } from './field.ts'
import { importing } from './importing.ts'
import { leaveCalendar } from './leave-calendar.ts'
import { leaveSummary } from './leave-summary.ts'
import { leave } from './leave.ts'
import { menu } from './menu.ts'
import { notification } from './notification.ts'
import { orgChart } from './org-chart.ts'
import { organization } from './organization.ts'
import { ownRecord } from './own-record.ts'
import { position } from './position.ts'
import { recount } from './recount.ts'
import { request } from './request.ts'
import { savedView } from './saved-view.ts'
import { shell } from './shell.ts'
import { status } from './status.ts'

export const texts = {
  adjustImport,
  approval,
  clock,
  closedPeriod,
  dashboard,
  delegation,
  employee,
  employeeJob,
  employeeList,
  employeeRecord,
  exporting,
  field,
  importing,
  leave,
  leaveCalendar,
  leaveSummary,
  menu,
  notification,
  orgChart,
  organization,
  ownRecord,
  position,
  recount,
  request,
  savedView,
  shell,
  status,
}
