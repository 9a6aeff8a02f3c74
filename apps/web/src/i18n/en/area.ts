// Texts for all pages behind the sign-in, one file per feature.
import { adjustImport } from './adjust-import.ts'
import { approval } from './approval.ts'
import { clock } from './clock.ts'
import { closedPeriod } from './closed-period.ts'
import { dashboard } from './dashboard.ts'
import { delegation } from './delegation.ts'
import { employeeList } from './employee-list.ts'
import { employee } from './employee.ts'
import { exporting } from './exporting.ts'
import { field } from './field.ts'
import { importing } from './importing.ts'
import { leaveCalendar } from './leave-calendar.ts'
import { leaveSummary } from './leave-summary.ts'
import { leave } from './leave.ts'
import { menu } from './menu.ts'
import { notification } from './notification.ts'
import { ownRecord } from './own-record.ts'
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
  employeeList,
  exporting,
  field,
  importing,
  leave,
  leaveCalendar,
  leaveSummary,
  menu,
  notification,
  ownRecord,
  recount,
  request,
  savedView,
  shell,
  status,
}
