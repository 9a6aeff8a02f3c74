// Planted markers in the pay, bank, papers and personal part of one person, and in the reason of their leave: every
// reading endpoint is called as everybody, and the markers appear only to those who may see them (P5, P7).
import { addRoleMembers, createRole, updateRolePermissions, viewAs } from '@hr/contract/access.ts'
import { addDocument } from '@hr/contract/employee-document.ts'
import { proposeChange } from '@hr/contract/employee-proposal.ts'
import { getEmployee } from '@hr/contract/employee-record.ts'
import { updateEmployee } from '@hr/contract/employee-change.ts'
import { getLeaveRequest, requestLeave } from '@hr/contract/leave.ts'
import { listLeaveTypes } from '@hr/contract/leave-type.ts'
import { previewOtForMembers, previewOtRequest } from '@hr/contract/ot-request.ts'
import { beforeAll, expect, test } from 'vitest'
import { inCompany } from '../in-company.ts'
import { readTable } from '#api/files/read-table.ts'
import { call, signIn } from '#test/call.ts'
import { perFile } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'
import { insertRecord } from '#test/overtime-records.ts'
import { makeEmployee } from '#test/factories.ts'
import { makePersonas, personaNames } from './personas.ts'
import type { PersonaName } from './personas.ts'
import { bodiesOf, jsonReadings } from './readings.ts'

const paidOvertime = 66_543_217
const sensitive = [
  'MARK-PASSPORT',
  'MARK-ACCOUNT',
  'MARK-SSO',
  'MARK-SCAN',
  '77123456',
  String(paidOvertime),
  'MARK-PROPOSED',
]
const personal = ['MARK-BIRTH', 'MARK-EMERGENCY']
const reason = 'MARK-ILLNESS'
/** The person, HR, and personas with every permission. */
const mayReadRecord: readonly PersonaName[] = ['employee', 'hr', 'admin', 'ownerInside']
/** The approvers, too. */
const mayReadLeave: readonly PersonaName[] = [...mayReadRecord, 'manager']

const server = testServer()
const personas = perFile(() => makePersonas(server))
let id = 0
let requestId = ''
beforeAll(async () => {
  const { home } = personas
  id = home.employee.id
  const [hr, own] = [await signIn(server, home.hr.username), await signIn(server, home.employee.username)]
  const { version } = (await call(server, own, getEmployee, { id })).data
  await call(server, hr, updateEmployee, {
    id,
    version,
    passportNumber: 'MARK-PASSPORT',
    bankAccountNumber: 'MARK-ACCOUNT',
    ssoNumber: 'MARK-SSO',
    birthPlace: 'MARK-BIRTH',
    emergencyPerson: 'MARK-EMERGENCY',
  })
  const files = [{ name: 'scan.pdf', bytes: Buffer.from('%PDF-1.4\n%%EOF\n') }]
  await call(server, hr, addDocument, { id, kind: 'passport', name: 'MARK-SCAN' }, { files })
  await call(server, own, proposeChange, { visaNumber: 'MARK-PROPOSED', reason: 'A visa' })
  await inCompany(server, home.workspaceId, trx =>
    trx
      .updateTable('employee_job')
      .set({ salary_amount: 77_123_456, salary_currency: 'LAK' })
      .where('employee_id', '=', id)
      .execute(),
  )
  const overtime = { employeeId: id, date: '2026-03-05', minutes: 90, amount: paidOvertime, currency: 'LAK' }
  await inCompany(server, home.workspaceId, trx => insertRecord(trx, overtime))
  const types = (await call(server, own, listLeaveTypes, {})).data
  const leaveTypeId = types.find(type => type.code === 'ANNUAL')?.id ?? ''
  const draft = { leaveTypeId, from: '2026-03-09', to: '2026-03-09', reason }
  requestId = (await call(server, own, requestLeave, draft)).data.id
})

const all = [...sensitive, ...personal, reason]

/** Queries that lead to the person, or to the leave. */
const questions = { employeeId: () => `${id}`, search: () => 'MARK', entityId: () => `${id}` } as const
const scopes = ['mine', 'team', 'all', 'approvals']
const march = { from: '2026-03-01', to: '2026-03-31' }

function queriesOf(asks: ReadonlySet<string>): string[] {
  const asked = Object.entries(questions).filter(([name]) => asks.has(name))
  const range = asks.has('from') && asks.has('to') ? march : {}
  const ranges = asks.has('scope') ? scopes.map(scope => ({ scope, ...range })) : [range]
  const queries = [...asked.map(([name, value]) => ({ [name]: value() })), ...ranges]
  return ['', ...queries.map(query => new URLSearchParams(query).toString())]
}

const urls = () => [
  ...new Set(
    jsonReadings.flatMap(({ path, asks }) =>
      [String(id), requestId].flatMap(param =>
        queriesOf(asks).map(query => `/api${path.replace(/:\w+/g, param)}${query && '?'}${query}`),
      ),
    ),
  ),
]

/** The markers in any response. */
async function seenBy(token: string | null): Promise<string[]> {
  const bodies = [await exportedFor(token), ...(await bodiesOf(server, token, urls()))]
  return all.filter(marker => bodies.some(body => body.includes(marker)))
}

async function exportedFor(token: string | null): Promise<string> {
  const answer = await server.app.inject({
    url: '/api/employees/export',
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
  return answer.statusCode === 200 ? JSON.stringify(await readTable(answer.rawPayload)) : answer.body
}

test.each(personaNames)('%s', async persona => {
  expect(await seenBy(await personas.tokenOf(persona))).toEqual([
    ...(mayReadRecord.includes(persona) ? [...sensitive, ...personal] : []),
    ...(mayReadLeave.includes(persona) ? [reason] : []),
  ])
})

/** An hour at 150 % of the planted salary: 77,123,456 / (26 x 8) x 1.5. */
const wouldPay = '556179'
const asked = { date: '2026-03-10', timeIn: '18:00', timeOut: '19:00' }

test.each(personaNames)('%s previews overtime', async persona => {
  const token = await personas.tokenOf(persona)
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  const preview = ({ path }: { readonly path: string }, payload: object) =>
    server.app.inject({ method: 'POST', url: `/api${path}`, headers, payload })
  const ofTeam = await preview(previewOtForMembers, { ...asked, employeeIds: [id] })
  const own = await preview(previewOtRequest, asked)
  // The administrator is the manager of the manager.
  expect(ofTeam.statusCode === 200).toBe(['admin', 'manager'].includes(persona))
  expect(ofTeam.body.includes(wouldPay)).toBe(persona === 'admin')
  expect(own.body.includes(wouldPay)).toBe(persona === 'employee')
})

const strangers = personaNames.filter(name => !mayReadLeave.includes(name))
test.each(strangers)('%s changes nothing of the leave', async persona => {
  const token = await personas.tokenOf(persona)
  for (const verb of ['approve', 'reject', 'cancel']) {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/api/leave-requests/${requestId}/${verb}`,
      headers: token ? { authorization: `Bearer ${token}` } : {},
      payload: verb === 'reject' ? { comment: 'no' } : {},
    })
    expect([401, 403, 404]).toContain(answer.statusCode)
    expect(answer.body).not.toContain(reason)
  }
  const owner = await signIn(server, personas.home.employee.username)
  expect((await call(server, owner, getLeaveRequest, { id: requestId })).data.status).toBe('PENDING')
})

/** A person with a role of exactly these permissions. */
async function holderOf(staffId: string, permissionIds: string[]) {
  const { home } = personas
  const admin = await signIn(server, home.admin.username)
  const one = await inCompany(server, home.workspaceId, trx => makeEmployee(trx, server, { staffId }))
  const role = (await call(server, admin, createRole, { name: `Role ${staffId}` })).data.id
  await call(server, admin, updateRolePermissions, { id: role, permissionIds })
  await call(server, admin, addRoleMembers, { id: role, employeeIds: [one.id] })
  return signIn(server, one.username)
}

/** The log masks papers, bank and pay; it shows other fields of a record as they were. */
test("an auditor sees who changed what, but nobody's papers, bank account or pay", async () => {
  const token = await holderOf('AUDITOR', ['AUDIT_LOG:view'])
  expect(await seenBy(token)).toEqual(personal)
})

test('permissions to view and export people show only the personal part, also in the export', async () => {
  const token = await holderOf('VIEWER', ['EMPLOYEE:view', 'EMPLOYEE:export'])
  expect(await seenBy(token)).toEqual(personal)
  expect(await exportedFor(token)).toContain('MARK-BIRTH')
})

test('"view as" shows the requests of the person, but no pay or papers that the viewer may not see', async () => {
  const looker = await holderOf('LOOKER', [
    'ROLE_AND_PERMISSION:view',
    'ROLE_AND_PERMISSION:edit',
    'DASHBOARD:view',
    'LEAVE_CALENDAR:view',
    'MY_ATTENDANCE:view',
    'ORGANIZATION:view',
  ])
  const { token } = (await call(server, looker, viewAs, { employeeId: id })).data
  expect(await seenBy(token)).toEqual([reason])
})
