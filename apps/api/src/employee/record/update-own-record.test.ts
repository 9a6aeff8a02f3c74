// Fields people change in their own record without approval, and no others (P7).
import { getEmployee } from '@hr/contract/employee-record.ts'
import { updateOwnRecord } from '@hr/contract/employee-change.ts'
import { beforeAll, expect, test } from 'vitest'
import { inCompany } from '#test/in-company.ts'
import { call, signIn } from '#test/call.ts'
import { makeCompany } from '#test/factories.ts'
import { perFile } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()
const company = perFile(() => makeCompany(server))
let own = ''
beforeAll(async () => {
  own = await signIn(server, company.employee.username)
})

const record = async () => (await call(server, own, getEmployee, { id: company.employee.id })).data
const lastAudit = () =>
  inCompany(server, company.workspaceId, trx =>
    trx
      .selectFrom('audit_entry')
      .select(['employee_id', 'entity_id', 'after'])
      .where('entity', '=', 'employee')
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow(),
  )

test('contact, address and emergency contact, immediately', async () => {
  const changes = {
    phone: '020 7777 8888',
    otherPhones: ['02055520001'],
    provinceName: 'Somewhere',
    addressLine: 'House 12',
    emergencyPerson: 'Mother',
    emergencyContact: '020 5553 0000',
  }
  expect((await call(server, own, updateOwnRecord, changes)).status).toBe(200)
  const { card, personal } = await record()
  expect(card.phone).toBe('+8562077778888')
  expect(personal).toMatchObject({
    otherPhones: ['+8562055520001'],
    emergencyPerson: 'Mother',
    emergencyContact: '+8562055530000',
    address: { provinceName: 'Somewhere', addressLine: 'House 12' },
  })
  const { id } = company.employee
  expect(await lastAudit()).toMatchObject({
    employee_id: id,
    entity_id: String(id),
    after: { emergencyPerson: 'Mother' },
  })
})

test.each([
  ['firstName', 'Another'],
  ['email', 'a@b.la'],
  ['bankAccountNumber', '1'],
  ['startDate', '2020-01-01'],
])('no other field: %s', async (field, value) => {
  const before = await record()
  const answer = await server.app.inject({
    method: 'PUT',
    url: '/api/employees/me/record',
    headers: { authorization: `Bearer ${own}` },
    payload: { [field]: value },
  })
  expect([answer.statusCode, answer.json().errors[0]]).toEqual([400, 'INVALID_INPUT'])
  expect(await record()).toEqual(before)
})

test('without an employee record there is none to change', async () => {
  const owner = await signIn(server, company.owner.username, { workspaceId: company.workspaceId })
  expect((await call(server, owner, updateOwnRecord, { addressLine: 'x' })).code).toBe('NO_EMPLOYEE_RECORD')
})
