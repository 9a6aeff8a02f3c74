// Attempts to gain permissions, by HR and by the holder of another person's session (P4, P5, P6, P7).
import { addRoleMembers, createRole, listRoles, updateRolePermissions, viewAs } from '@hr/contract/access.ts'
import { searchEmployees } from '@hr/contract/employee.ts'
import { getDocumentFile } from '@hr/contract/employee-document.ts'
import { importEmployees } from '@hr/contract/employee-import.ts'
import { bulkChange } from '@hr/contract/bulk-change.ts'
import { changeJob } from '@hr/contract/employee-job.ts'
import { endEmployment, reinstateEmployee } from '@hr/contract/end-employment.ts'
import { approveProposal, listProposals, proposeChange } from '@hr/contract/employee-proposal.ts'
import { getEmployee } from '@hr/contract/employee-record.ts'
import { createEmployee, setPhoto, updateEmployee } from '@hr/contract/employee-change.ts'
import { allEndpoints } from '@hr/contract/endpoints.ts'
import { orgChart } from '@hr/contract/org-chart.ts'
import { createPosition } from '@hr/contract/position.ts'
import { beforeAll, expect, test } from 'vitest'
import { inCompany } from '../in-company.ts'
import { call, signIn } from '#test/call.ts'
import { makeCompany, makeEmployee } from '#test/factories.ts'
import type { TestCompany, TestPerson } from '#test/factories.ts'
import { newPhoto } from '#test/new-photo.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()
let home: TestCompany
let other: TestCompany
let admin: string
let hr: string
let employee: string
beforeAll(async () => {
  home = await makeCompany(server)
  other = await makeCompany(server)
  admin = await signIn(server, home.admin.username)
  hr = await signIn(server, home.hr.username)
  employee = await signIn(server, home.employee.username)
})

const inside = <T>(work: Parameters<typeof inCompany<T>>[2]) => inCompany(server, home.workspaceId, work)
const person = (staffId: string) => inside(trx => makeEmployee(trx, server, { staffId }))
const setAdministrator = ({ accountId }: TestPerson, isAdmin: boolean) =>
  server.services.db.updateTable('account').set({ is_admin: isAdmin }).where('id', '=', accountId).execute()
const imported = (token: string, text: string) =>
  call(
    server,
    token,
    importEmployees,
    { dryRun: false },
    { files: [{ name: 'a.csv', bytes: Buffer.from(text) }] },
  )
const statusOf = async ({ id }: TestPerson) =>
  inside(async trx =>
    trx.selectFrom('employee').select(['status', 'email']).where('id', '=', id).executeTakeFirstOrThrow(),
  )
const strongRole = async () => {
  const { id } = (await call(server, admin, createRole, { name: `Strong ${Math.random()}` })).data
  await call(server, admin, updateRolePermissions, { id, permissionIds: ['ROLE_AND_PERMISSION:edit'] })
  return id
}

test('HR cannot assign a role with more permissions, neither to a new employee nor in bulk', async () => {
  const roleId = await strongRole()
  const position = (await call(server, admin, createPosition, { name: 'Clerk' })).data
  const strong = {
    firstName: 'Strong',
    lastName: 'Person',
    gender: 'male' as const,
    dateOfBirth: '1990-01-01',
    phone: '+8562055512345',
    startDate: '2026-03-02',
    unitId: home.units.sales,
    positionId: position.id,
    roleIds: [roleId],
  }
  const made = await call(server, hr, createEmployee, strong, { files: [await newPhoto()] })
  expect(made).toMatchObject({ status: 403, fields: { roleIds: expect.any(String) } })
  const many = { employeeIds: [home.hr.id], from: '2026-03-02', roleId }
  expect(await call(server, hr, bulkChange, many)).toMatchObject({ status: 403, code: 'MORE_THAN_HELD' })
  const member = await call(server, hr, addRoleMembers, { id: roleId, employeeIds: [home.hr.id] })
  expect(member.status).toBe(403)
})

test('HR changes the e-mail of an administrator neither in the record nor by an import', async () => {
  const { version } = (await call(server, hr, getEmployee, { id: home.admin.id })).data
  const changed = await call(server, hr, updateEmployee, { id: home.admin.id, version, email: 'hr@evil.la' })
  expect(changed).toMatchObject({ status: 403, fields: { email: expect.any(String) } })
  const { staffId } = (await call(server, hr, getEmployee, { id: home.admin.id })).data.card
  const { data } = await imported(hr, `Staff ID,E-mail\n${staffId},hr@evil.la`)
  expect(data).toMatchObject({ updated: 0, errors: [{ column: 'E-mail' }] })
  expect((await statusOf(home.admin)).email).not.toBe('hr@evil.la')
})

test('an import makes the last administrator inactive as little as the record does', async () => {
  const { staffId } = (await call(server, hr, getEmployee, { id: home.admin.id })).data.card
  const answer = await imported(hr, `Staff ID,Status\n${staffId},inactive`)
  expect(answer).toMatchObject({ status: 409, code: 'LAST_ADMINISTRATOR' })
  expect((await statusOf(home.admin)).status).toBe('active')
})

test('HR can neither end nor reactivate an administrator', async () => {
  const second = await person('SECOND')
  await setAdministrator(second, true)
  const end = { id: second.id, date: '2026-03-01', reason: 'Leaves the company' }
  expect(await call(server, hr, endEmployment, end)).toMatchObject({ status: 403 })
  expect((await call(server, admin, endEmployment, end)).data.status).toBe('terminated')
  const back = { id: second.id }
  expect(await call(server, hr, reinstateEmployee, back)).toMatchObject({ status: 403, code: 'FORBIDDEN' })
  expect((await statusOf(second)).status).toBe('terminated')
  await setAdministrator(second, false)
  expect((await call(server, hr, reinstateEmployee, back)).data.status).toBe('active')
})

test('"view as" cannot write through any call or encoding', async () => {
  const { token } = (await call(server, admin, viewAs, { employeeId: home.hr.id })).data
  const writing = allEndpoints.filter(
    ({ endpoint }) => endpoint.method !== 'GET' && endpoint.allow !== 'public' && !endpoint.endsSession,
  )
  expect(writing.length).toBeGreaterThan(60)
  for (const { endpoint } of writing) {
    for (const type of ['application/json', 'multipart/form-data; boundary=edge']) {
      const answer = await server.app.inject({
        method: endpoint.method,
        url: `/api${endpoint.path.replace(/:\w+/g, String(home.employee.id))}`,
        headers: { authorization: `Bearer ${token}`, 'content-type': type },
        payload: type.startsWith('multipart') ? '--edge--\r\n' : '{}',
      })
      expect(answer.json().errors[0], endpoint.path).toBe('VIEW_ONLY')
    }
  }
})

test('nobody approves their own proposal, with any session', async () => {
  const first = await signIn(server, home.hr.username)
  const { id } = (await call(server, first, proposeChange, { visaNumber: 'V-1', reason: 'New' })).data
  const second = await signIn(server, home.hr.username)
  expect(await call(server, second, approveProposal, { id })).toMatchObject({ code: 'OWN_REQUEST' })
  expect((await call(server, employee, listProposals, { employeeId: home.hr.id })).data.rows).toEqual([])
  const stranger = await signIn(server, other.hr.username)
  expect(await call(server, stranger, approveProposal, { id })).toMatchObject({ status: 404 })
})

test('data of another company does not exist for the caller', async () => {
  const foreign = home.colleague.id
  const stranger = await signIn(server, other.hr.username)
  const bytes = Buffer.from('no picture')
  const photo = await call(server, stranger, setPhoto, { id: foreign }, { files: [{ name: 'a.png', bytes }] })
  expect(photo.status).toBe(404)
  const file = { id: foreign, documentId: home.units.sales }
  expect((await call(server, stranger, getDocumentFile, file)).status).toBe(404)
  const many = { employeeIds: [other.colleague.id, foreign], from: '2026-03-02', unitId: other.units.sales }
  expect((await call(server, stranger, bulkChange, many)).status).toBe(404)
  const unit = { employeeIds: [other.colleague.id], from: '2026-03-02', unitId: home.units.sales }
  expect((await call(server, stranger, bulkChange, unit)).code).toBe('INVALID_INPUT')
  const leader = { id: other.colleague.id, from: '2026-03-02', lineManagerId: foreign }
  expect((await call(server, stranger, changeJob, leader)).code).toBe('INVALID_INPUT')
  const { data: roles } = await call(server, admin, listRoles, {})
  const role = { ...many, employeeIds: [other.colleague.id], unitId: undefined, roleId: roles[0]?.id ?? '' }
  expect((await call(server, stranger, bulkChange, role)).status).toBe(404)
})

test('sort and attributes only accept listed names', async () => {
  const get = (query: string) =>
    server.app.inject({ url: `/api/employees?${query}`, headers: { authorization: `Bearer ${hr}` } })
  for (const query of [
    'sort=salary_amount',
    'sort=name;--',
    'q=all&attributes=salaryAmount',
    'q=all&attributes=id,email',
  ])
    expect((await get(query)).statusCode, query).toBe(400)
  const { data } = await call(server, employee, searchEmployees, { q: 'all' })
  expect(JSON.stringify(data)).not.toContain('@example.la')
})

test('an idempotency key of one session returns no response of another', async () => {
  const headers = { 'idempotency-key': 'stolen-key' }
  const draft = { visaNumber: 'V-SECRET', reason: 'Mine' }
  expect((await call(server, employee, proposeChange, draft, { headers })).status).toBe(200)
  const colleague = await signIn(server, home.colleague.username)
  const answer = await call(server, colleague, proposeChange, draft, { headers })
  expect(answer.data.employee.id).toBe(home.colleague.id)
})

test('a chain of 3,000 line managers is refused as too large, and shown further down', async () => {
  const [levels, first] = [3000, 5_000_000]
  const numbers = Array.from({ length: levels }, (_, number) => number)
  const { workspaceId } = home
  await inside(async trx => {
    const people = numbers.map(number => ({
      workspace_id: workspaceId,
      id: first + number,
      staff_id: `D-${number}`,
      first_name: 'Deep',
      last_name: 'Chain',
      search_text: '',
      started_on: '2024-01-01',
      status: 'active' as const,
    }))
    await trx.insertInto('employee').values(people).execute()
    const jobs = numbers.map(number => ({
      workspace_id: workspaceId,
      employee_id: first + number,
      valid_from: '2024-01-01',
      valid_to: null,
      line_manager_id: number === 0 ? null : first + number - 1,
    }))
    await trx.insertInto('employee_job').values(jobs).execute()
  })
  const deep = await call(server, admin, orgChart, { mode: 'employees' })
  expect(deep).toMatchObject({ status: 413, code: 'TOO_LARGE' })
  const root = String(first + levels - 400)
  const { data } = await call(server, admin, orgChart, { mode: 'employees', root })
  expect(data.employees[0]).toMatchObject({ totalEmployees: 399 })
})
