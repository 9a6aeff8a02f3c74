// One row of each kind in the demo company, for the addresses of pages that show one.
import { listAttendanceRates } from '@hr/contract/attendance-rate.ts'
import { listAttendanceRequests } from '@hr/contract/attendance-request.ts'
import { listRoles } from '@hr/contract/access.ts'
import { listBusinesses } from '@hr/contract/business.ts'
import { listConsoleRoles } from '@hr/contract/console-role.ts'
import { listUsers } from '@hr/contract/console-user.ts'
import { listLeaveRequests } from '@hr/contract/leave.ts'
import { listOffSiteRequests } from '@hr/contract/off-site-request.ts'
import { listOtRequests } from '@hr/contract/ot-request.ts'
import { listOtSettings } from '@hr/contract/ot-setting.ts'
import { getOrgStructure } from '@hr/contract/organization.ts'
import { listWorkShifts } from '@hr/contract/work-shift.ts'
import type { Examples } from './built-pages.ts'
import { demo, profileOf } from './people.ts'
import { ask } from './server.ts'

export async function exampleRows(): Promise<Examples> {
  const [{ token }, operator, employee] = await Promise.all([
    demo('hr'),
    demo('operator'),
    demo('employee').then(profileOf),
  ])
  const [requests, corrections, offSite, overtime, units, roles, workShifts, rates, otSettings, businesses] =
    await Promise.all([
      ask(listLeaveRequests, { scope: 'all', status: 'PENDING', limit: 1 }, { token }),
      ask(listAttendanceRequests, { scope: 'all', status: 'PENDING', limit: 1 }, { token }),
      ask(listOffSiteRequests, { scope: 'all', status: 'PENDING', limit: 1 }, { token }),
      ask(listOtRequests, { scope: 'all', status: 'PENDING', limit: 1 }, { token }),
      ask(getOrgStructure, {}, { token }),
      ask(listRoles, {}, { token }),
      ask(listWorkShifts, {}, { token }),
      ask(listAttendanceRates, {}, { token }),
      ask(listOtSettings, {}, { token }),
      ask(listBusinesses, { limit: 1 }, { token: operator.token }),
    ])
  const [users, consoleRoles] = await Promise.all([
    ask(listUsers, { limit: 1 }, { token: operator.token }),
    ask(listConsoleRoles, {}, { token: operator.token }),
  ])
  return {
    leaveRequestId: requests.rows[0]?.id ?? '',
    attendanceRequestId: corrections.rows[0]?.id ?? '',
    offSiteRequestId: offSite.rows[0]?.id ?? '',
    otRequestId: overtime.rows[0]?.id ?? '',
    employeeId: employee.employee?.id ?? 0,
    unitId: units[0]?.id ?? '',
    roleId: roles[0]?.id ?? '',
    workShiftId: workShifts[0]?.id ?? '',
    attendanceRateId: rates[0]?.id ?? '',
    otSettingId: otSettings[0]?.id ?? '',
    businessId: businesses.rows[0]?.id ?? '',
    userId: users.rows[0]?.id ?? '',
    consoleRoleId: consoleRoles[0]?.id ?? '',
  }
}
