// Queries and bodies that clients send as part 7 of the specification and design/api.md write them are accepted unchanged.
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { allEndpoints } from './endpoints.ts'

const id = '0199c0de-0000-7000-8000-000000000001'
const dates = { from: '2026-03-02', to: '2026-03-09' }
const hours = { timeIn: '08:30', timeOut: '17:30' }
const item = { day: 1, ...hours, startDate: dates.from, expireDate: dates.to }

test.each([
  ['POST /auth/login', { username: 'a', password: 'b', deviceToken: '' }],
  ['POST /auth/employee/login', { username: 'a', password: 'b', deviceToken: '' }],
  ['POST /auth/email', { email: 'a@b.la' }],
  ['POST /users/register', { firstName: 'Noy', lastName: 'Vong', password: 'Demo1234', token: 'x' }],
  ['POST /auth/forgot-password', { email: 'a@b.la' }],
  ['POST /users/reset-password-by-email', { password: 'Demo1234', token: 'x' }],
  ['POST /users/change-password', { oldPassword: 'x', newPassword: 'Demo1234' }],
  ['GET /auth/access-workspace/:workspaceId', { workspaceId: id, token: 'x' }],
  ['GET /employees', { q: 'all', attributes: 'id,firstName,lastName,profileImage', search: 'noy' }],
  ['GET /currency', { page: 1, limit: 30 }],
  ['GET /notifications', { q: 'UNREAD' }],
  ['GET /districts/:id', { id: 101 }],
  ['GET /provinces/:districtId', { districtId: 101 }],
  ['POST /leave-requests', { leaveTypeId: id, ...dates, fromHalf: 'AM', toHalf: 'PM', reason: 'Visit' }],
  ['POST /leave-requests', { leaveTypeId: id, ...dates, reason: 'Visit', approverIds: [3] }],
  [
    'POST /leave-adjustments',
    { employeeId: 1, leaveTypeId: id, halfDays: -1, date: dates.from, reason: 'Paid' },
  ],
  ['POST /attendance/punches', {}],
  ['POST /attendance/punches', { employeeId: 1, at: '2026-03-02T01:00:00Z', reason: 'Broken' }],
  ['POST /attendance/import', { dryRun: true }],
  ['POST /employees/import', { dryRun: true }],
  ['POST /attendance/overrules', { employeeId: 1, date: dates.from, type: 'LATE', reason: 'Bus' }],
  [
    'POST /attendance/overrules',
    { employeeId: 1, date: dates.from, type: 'TIME_ATTENDANCE', ...hours, reason: 'Bus' },
  ],
  [
    'POST /attendance-requests',
    { attendanceTypeId: id, ...dates, ...hours, title: 'Training', reason: 'Visit' },
  ],
  ['POST /off-site-requests', { ...dates, ...hours, place: 'Pakse', reason: 'Visit' }],
  ['POST /ot-requests', { date: dates.from, ...hours, reason: 'Visit' }],
  [
    'POST /work-shifts',
    {
      name: 'Office',
      checkMode: 'DAY_ENDS',
      graceMinutes: 0,
      amEnd: '12:00',
      pmStart: '13:00',
      items: [item],
    },
  ],
  ['PUT /employees/:id/shift', { id: 3, workShiftId: id, from: dates.from }],
  ['POST /employees/:id/terminate', { id: 3, date: dates.from, reason: 'Moves' }],
  ['GET /org-structure/chart', { root: id, mode: 'units' }],
  ['GET /org-structure/chart', { root: '3', mode: 'employees' }],
  ['GET /leave-calendar', dates],
  ['GET /leave-balances', { employeeId: 1, date: dates.from }],
  ['GET /attendance/days', { ...dates, scope: 'team' }],
  ['GET /ot-limits', { date: dates.from }],
] as const)('%s with %j', (call, input) => {
  expect(z.safeParse(inputOf(call), input).error?.issues).toBeUndefined()
})

const kinds = ['leave', 'attendance', 'off-site', 'ot'] as const
test.each(kinds)('%s-requests: every scope, comments and reasons of decisions', kind => {
  const path = `/${kind}-requests`
  const calls = [
    ...['mine', 'team', 'all', 'approvals'].map(scope => [`GET ${path}`, { scope }] as const),
    [`POST ${path}/:id/approve`, { id, comment: '' }],
    [`POST ${path}/:id/reject`, { id, comment: 'Too late' }],
    [`POST ${path}/:id/cancel`, { id, reason: 'Plans changed' }],
  ] as const
  expect(calls.filter(([call, input]) => !z.safeParse(inputOf(call), input).success)).toEqual([])
})

function inputOf(call: string): z.ZodMiniType {
  const found = allEndpoints.find(({ endpoint }) => `${endpoint.method} ${endpoint.path}` === call)
  if (!found) throw new Error(`No call ${call}`)
  return found.endpoint.input
}
