// Texts of everything behind the sign-in, one file per feature.
import type { Same } from '../catalogue.ts'
import type { texts as english } from '../en/area.ts'
import { adjustImport } from './adjust-import.ts'
import { approval } from './approval.ts'
import { leave } from './leave.ts'
import { dashboard } from './dashboard.ts'
import { delegation } from './delegation.ts'
import { employee } from './employee.ts'
import { employeeList } from './employee-list.ts'
import { exporting } from './exporting.ts'
import { field } from './field.ts'
import { leaveCalendar } from './leave-calendar.ts'
import { importing } from './importing.ts'
import { leaveSummary } from './leave-summary.ts'
import { menu } from './menu.ts'
import { notification } from './notification.ts'
import { orgChart } from './org-chart.ts'
import { closedPeriod } from './closed-period.ts'
import { ownRecord } from './own-record.ts'
import { recount } from './recount.ts'
import { request } from './request.ts'
import { shell } from './shell.ts'
import { status } from './status.ts'

export const texts: Same<typeof english> = {
  adjustImport,
  approval,
  dashboard,
  delegation,
  employee,
  employeeList,
  exporting,
  field,
  leave,
  leaveCalendar,
  importing,
  leaveSummary,
  menu,
  notification,
  orgChart,
  closedPeriod,
  ownRecord,
  recount,
  request,
  shell,
  status,
}
