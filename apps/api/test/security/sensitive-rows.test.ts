// Planted markers in the pay, bank, papers and personal part of one person: every reading endpoint is called as
// everybody, and the markers appear only to those who may see them (P7).
import { addRoleMembers, createRole, updateRolePermissions, viewAs } from '@hr/contract/access.ts'
import { addDocument } from '@hr/contract/employee-document.ts'
import { proposeChange } from '@hr/contract/employee-proposal.ts'
import { getEmployee, updateEmployee } from '@hr/contract/employee-record.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inWorkspace } from '#api/db/connect/in-workspace.ts'
import { readTable } from '#api/files/read-table.ts'
import { call, signIn } from '#test/call.ts'
import { testApp } from '#test/test-app.ts'
import type { TestApp } from '#test/test-app.ts'
import { makeEmployee } from '#test/factories.ts'
import { makePersonas, personaNames } from './personas.ts'
import type { PersonaName, Personas } from './personas.ts'
import { bodiesOf, jsonReadings } from './readings.ts'

const sensitive = ['MARK-PASSPORT', 'MARK-ACCOUNT', 'MARK-SSO', 'MARK-SCAN', '77123456', 'MARK-PROPOSED']
const personal = ['MARK-BIRTH', 'MARK-EMERGENCY']
/** The person, HR, and personas with every permission. */
const mayRead: readonly PersonaName[] = ['employee', 'hr', 'admin', 'ownerInside']

let server: TestApp
let personas: Personas
let id = 0
beforeAll(async () => {
  server = await testApp()
  personas = await makePersonas(server)
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
  await inWorkspace(server.services.db, home.workspaceId, trx =>
    trx
      .updateTable('employee_job')
      .set({ salary_amount: 77_123_456, salary_currency: 'LAK' })
      .where('employee_id', '=', id)
      .execute(),
  )
})
afterAll(() => server.stop())

const all = [...sensitive, ...personal]

/** Queries that lead to the person. */
const questions = { employeeId: () => `${id}`, search: () => 'MARK', entityId: () => `${id}` } as const
const urls = () =>
  jsonReadings.flatMap(({ path, asks }) => {
    const asked = Object.entries(questions).filter(([name]) => asks.has(name))
    return ['', ...asked.map(([name, value]) => `?${name}=${value()}`)].map(
      query => `/api${path.replace(/:\w+/g, String(id))}${query}`,
    )
  })

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
  expect(await seenBy(await personas.tokenOf(persona))).toEqual(mayRead.includes(persona) ? all : [])
})

/** A person with a role of exactly these permissions. */
async function holderOf(staffId: string, permissionIds: string[]) {
  const { home } = personas
  const admin = await signIn(server, home.admin.username)
  const one = await inWorkspace(server.services.db, home.workspaceId, trx =>
    makeEmployee(trx, server, home.workspaceId, { staffId }),
  )
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

test('"view as" shows nothing that the viewer may not see', async () => {
  const looker = await holderOf('LOOKER', [
    'ROLE_AND_PERMISSION:view',
    'ROLE_AND_PERMISSION:edit',
    'DASHBOARD:view',
    'LEAVE_CALENDAR:view',
    'MY_ATTENDANCE:view',
    'ORGANIZATION:view',
  ])
  const { token } = (await call(server, looker, viewAs, { employeeId: id })).data
  expect(await seenBy(token)).toEqual([])
})
