// The audit log: who reads it, what each entry shows, filters and pages; and who viewed whose data (P7).
import { beforeEach, describe, expect, test } from 'vitest'
import {
  addRoleMembers,
  createRole,
  giveFullAccess,
  updateRole,
  updateRolePermissions,
} from '@hr/contract/access.ts'
import { listAllSensitiveReads, listAudit } from '@hr/contract/audit.ts'
import { createLeaveType } from '@hr/contract/leave-type.ts'
import type { InputOf } from '@hr/contract/endpoint.ts'
import { writeAudit } from './write-audit.ts'
import { inCompany } from '#test/in-company.ts'
import { newId } from '#api/db/new-id.ts'
import { call, signIn } from '#test/call.ts'
import { makeCompany } from '#test/factories.ts'
import { keptPerTest } from '#test/kept-world.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()
const company = keptPerTest(server, makeCompany)
let admin: string
beforeEach(async () => {
  admin = await signIn(server, company.admin.username)
})

const payroll = { name: 'Payroll', nameLo: 'ເງິນເດືອນ', description: 'Pays people' }
const log = async (filter: InputOf<typeof listAudit> = {}, token = admin) =>
  (await call(server, token, listAudit, filter)).data
const written = (...[change]: [Parameters<typeof writeAudit>[1]]) =>
  inCompany(server, company.workspaceId, trx =>
    writeAudit(
      trx.as({
        actor: { accountId: company.hr.accountId, employeeId: company.hr.id },
        now: server.services.now(),
      }),
      change,
    ),
  )

test('is visible with the permission only, each in their own company', async () => {
  const statuses = []
  for (const who of [company.hr, company.manager, company.employee]) {
    const token = await signIn(server, who.username)
    statuses.push((await call(server, token, listAudit, {})).status)
    statuses.push((await call(server, token, listAllSensitiveReads, {})).status)
  }
  expect(statuses).toEqual([200, 200, 403, 403, 403, 403])
  await call(server, admin, createRole, payroll)
  const other = await signIn(server, (await makeCompany(server)).hr.username)
  expect((await log({ search: 'Payroll' }, other)).rows).toEqual([])
  expect((await log({ search: 'Payroll' })).rows).toHaveLength(1)
})

describe('an entry', () => {
  test('names the row, the actor, the values before and after', async () => {
    const { id } = (await call(server, admin, createRole, payroll)).data
    await call(server, admin, updateRole, { id, ...payroll, name: 'Salaries', nameLo: 'ເງິນ' })
    const { rows } = await log({ entity: 'role' })
    expect(rows[0]).toMatchObject({
      operation: 'UPDATE',
      entityId: id,
      label: 'Salaries',
      labelLo: 'ເງິນ',
      actor: { person: { id: company.admin.id }, name: 'admin Tester', job: null },
      before: { name: 'Payroll', nameLo: 'ເງິນເດືອນ' },
      after: { name: 'Salaries', nameLo: 'ເງິນ' },
    })
    expect(rows[1]).toMatchObject({ operation: 'CREATE', label: 'Salaries', before: null })
  })

  test('about a person has the person’s name; referenced things and people have theirs', async () => {
    await written({
      operation: 'UPDATE',
      entity: 'employee',
      entityId: company.employee.id,
      before: { unitId: company.units.office, lineManagerId: company.hr.id, amount: company.hr.id },
      after: { unitId: company.units.sales, lineManagerId: company.manager.id },
    })
    const row = (await log({ entity: 'employee', entityId: String(company.employee.id) })).rows[0]
    expect(row).toMatchObject({ label: 'employee Tester', actor: { name: 'hr Tester' } })
    expect(row?.names).toEqual({
      [company.units.office]: { en: 'Office', lo: 'Office' },
      [company.units.sales]: { en: 'Sales', lo: 'Sales' },
      [company.hr.id]: { en: 'hr Tester', lo: 'hr Tester' },
      [company.manager.id]: { en: 'manager Tester', lo: 'manager Tester' },
    })
  })

  test('about something deleted has its former name', async () => {
    const entityId = newId()
    await written({
      operation: 'DELETE',
      entity: 'owner_invitation',
      entityId,
      before: { name: 'Clerk', nameLo: 'ພະນັກງານ' },
    })
    await written({ operation: 'DELETE', entity: 'owner_invitation', entityId })
    // Not a person's number, though an employee has this id.
    await written({ operation: 'CREATE', entity: 'leave_lot', entityId: company.hr.id })
    expect((await log({ entity: 'leave_lot' })).rows[0]?.label).toBe(String(company.hr.id))
    await written({ operation: 'UPDATE', entity: 'leave_lot', entityId: company.hr.id })
    expect((await log({ entity: 'leave_lot' })).rows[0]?.label).toBe('hr Tester')
    await written({ operation: 'UPDATE', entity: 'leave_adjustment', entityId: company.hr.id })
    expect((await log({ entity: 'leave_adjustment' })).rows[0]?.label).toBe('hr Tester')
    expect((await log({ entityId })).rows.map(row => [row.entity, row.label, row.labelLo])).toEqual([
      ['owner_invitation', entityId, entityId],
      ['owner_invitation', 'Clerk', 'ພະນັກງານ'],
    ])
  })

  test('of an owner without an employee record, or of a job, says so', async () => {
    const owner = await signIn(server, company.owner.username, { workspaceId: company.workspaceId })
    await call(server, owner, createRole, payroll)
    expect((await log({ entity: 'role' })).rows[0]?.actor).toMatchObject({ person: null, job: null })
    expect((await log({ entity: 'role' })).rows[0]?.actor.name).toMatch(/^Owner Number/)
    const byServer = (await log({ entity: 'company_profile' })).rows[0]
    expect(byServer?.actor).toEqual({ person: null, name: '', job: 'test' })
    expect(byServer?.after).not.toHaveProperty('job')
  })

  test('about the role of a person has the name of the role, by its name or code', async () => {
    const entityId = company.employee.id
    for (const role of ['MANAGER', 'Manager'])
      await written({ operation: 'CREATE', entity: 'employee_role', entityId, after: { role } })
    const { rows } = await log({ entity: 'employee_role', entityId: String(entityId) })
    expect(rows.slice(0, 2).map(({ names }) => Object.values(names).map(({ en }) => en))).toEqual([
      ['Manager'],
      ['Manager'],
    ])
  })

  test('never contains sensitive values', async () => {
    await written({
      operation: 'UPDATE',
      entity: 'employee',
      entityId: company.employee.id,
      before: { salaryAmount: null, bankName: 'BCEL' },
      after: { salaryAmount: 9_000_000, bankName: 'LDB', password: 'secret-1' },
    })
    const row = (await log({ entity: 'employee', entityId: String(company.employee.id) })).rows[0]
    expect(row).toMatchObject({
      before: { salaryAmount: null, bankName: '***' },
      after: { salaryAmount: '***', bankName: '***', password: '***' },
    })
    expect((await log({ search: '9000000' })).rows).toEqual([])
  })
})

describe('filters', () => {
  beforeEach(async () => {
    const { id } = (await call(server, admin, createRole, payroll)).data
    await call(server, admin, addRoleMembers, { id, employeeIds: [company.employee.id] })
    await call(server, admin, giveFullAccess, { employeeId: company.hr.id })
    server.setNow('2026-03-02T05:00:00Z')
    const hr = await signIn(server, company.hr.username)
    await call(server, hr, createLeaveType, {
      code: 'STUDY',
      name: 'Study leave',
      nameLo: 'ພັກສຶກສາ',
      color: '#336699',
      amount: 0,
    })
  })

  test.each([
    ['who', () => ({ actor: company.hr.id }), ['leave_type']],
    [
      'what was done',
      () => ({ operation: 'CREATE' as const, actor: company.admin.id }),
      ['full_access', 'employee_role', 'role'],
    ],
    ['nothing of the kind', () => ({ operation: 'DELETE' as const }), []],
    ['the kind', () => ({ entity: 'employee_role', actor: company.admin.id }), ['employee_role']],
    ['one row', () => ({ entity: 'full_access', entityId: String(company.hr.id) }), ['full_access']],
    ['words of the entry, in either case', () => ({ search: 'study LEAVE' }), ['leave_type']],
    ['words in Lao', () => ({ search: 'ພັກສຶກສາ' }), ['leave_type']],
    ['days without an entry before', () => ({ to: '2026-03-01' }), []],
    ['days without an entry after', () => ({ from: '2026-03-03' }), []],
    ['the day', () => ({ actor: company.hr.id, from: '2026-03-02', to: '2026-03-02' }), ['leave_type']],
  ])('%s', async (_, filter, entities) => {
    expect((await log(filter())).rows.map(row => row.entity)).toEqual(entities)
  })

  test('a name finds what the person did and what was done to them', async () => {
    const { rows } = await log({ search: 'hr tes' })
    const entities = rows.map(row => row.entity)
    expect(entities).toContain('leave_type')
    expect(entities).toContain('full_access')
    expect(entities).not.toContain('role')
  })

  test('the name of a thing finds changes that do not contain it', async () => {
    const { id } = (await call(server, admin, createRole, { ...payroll, name: 'Cashier' })).data
    await call(server, admin, updateRolePermissions, { id, permissionIds: ['POSITION:view'] })
    expect((await log({ search: 'cashier' })).rows.map(row => row.operation)).toEqual(['UPDATE', 'CREATE'])
  })

  test('days are in the company’s time zone: 23:59 in Vientiane is the same day', async () => {
    server.setNow('2026-03-02T16:59:59Z')
    admin = await signIn(server, company.admin.username)
    await call(server, admin, createRole, { ...payroll, name: 'Late' })
    server.setNow('2026-03-02T17:00:00Z')
    await call(server, admin, createRole, { ...payroll, name: 'Next day' })
    const labels = async (day: string) =>
      (await log({ entity: 'role', from: day, to: day })).rows.map(row => row.label)
    expect(await labels('2026-03-02')).toEqual(['Late', 'Payroll'])
    expect(await labels('2026-03-03')).toEqual(['Next day'])
    const turned = await call(server, admin, listAudit, { from: '2026-03-03', to: '2026-03-02' })
    expect(turned.code).toBe('END_BEFORE_START')
  })
})

test('pages are complete while entries are added', async () => {
  for (let count = 0; count < 7; count += 1)
    await written({ operation: 'CREATE', entity: 'owner_invitation', entityId: count + 1 })
  const seen: string[] = []
  let after: string | undefined
  do {
    const page = await log({ entity: 'owner_invitation', limit: 3, ...(after && { after }) })
    seen.push(...page.rows.map(row => row.entityId))
    after = page.next
    await written({ operation: 'CREATE', entity: 'owner_invitation', entityId: 100 + seen.length })
  } while (after)
  expect(seen).toEqual(['7', '6', '5', '4', '3', '2', '1'])
})

test('who viewed which sensitive data of whom', async () => {
  await inCompany(server, company.workspaceId, async trx => {
    const row = (readerId: number | null, accountId: string, employeeId: number, at: string) => ({
      workspace_id: company.workspaceId,
      id: newId(),
      at: new Date(at),
      account_id: accountId,
      reader_id: readerId,
      employee_id: employeeId,
      what: 'record',
    })
    await trx
      .insertInto('sensitive_read')
      .values([
        row(company.hr.id, company.hr.accountId, company.employee.id, '2026-03-01T01:00:00Z'),
        row(null, company.owner.accountId, company.manager.id, '2026-03-02T01:00:00Z'),
      ])
      .execute()
  })
  const reads = async (filter: InputOf<typeof listAllSensitiveReads> = {}) =>
    (await call(server, admin, listAllSensitiveReads, filter)).data.rows
  expect((await reads()).map(row => [row.reader.person?.id ?? null, row.employee.id, row.what])).toEqual([
    [null, company.manager.id, 'record'],
    [company.hr.id, company.employee.id, 'record'],
  ])
  expect((await reads())[0]?.reader.name).toMatch(/^Owner Number/)
  expect(await reads({ reader: company.hr.id })).toHaveLength(1)
  expect(await reads({ employee: company.employee.id })).toHaveLength(1)
  expect(await reads({ from: '2026-03-02' })).toHaveLength(1)
  expect(await reads({ to: '2026-02-28' })).toEqual([])
})
