// A person's record: what a colleague, a manager, HR and the person get of it, and who is told who looked (P5, P7).
import { getEmployee, listSensitiveReads, updateEmployee } from '@hr/contract/employee-record.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inWorkspace } from '#api/db/connect/in-workspace.ts'
import { call, signIn } from '#test/call.ts'
import { makeCompany } from '#test/factories.ts'
import type { TestCompany } from '#test/factories.ts'
import { testApp } from '#test/test-app.ts'
import type { TestApp } from '#test/test-app.ts'

type Who = 'admin' | 'hr' | 'manager' | 'employee' | 'colleague'
let server: TestApp
let company: TestCompany
let other: TestCompany
const tokens = new Map<Who, string>()
const tokenOf = (who: Who) => tokens.get(who) ?? ''

beforeAll(async () => {
  server = await testApp()
  company = await makeCompany(server)
  other = await makeCompany(server)
  for (const who of ['admin', 'hr', 'manager', 'employee', 'colleague'] as const)
    tokens.set(who, await signIn(server, company[who].username))
  const { version } = (await get('hr', 'employee')).data
  await call(server, tokenOf('hr'), updateEmployee, {
    id: company.employee.id,
    version,
    passportNumber: 'P-CANARY-1',
    bankAccountNumber: '0101-CANARY-2',
    ssoNumber: 'SSO-CANARY-3',
    birthPlace: 'Pakse-PERSONAL',
    maritalStatus: 'single',
    emergencyPerson: 'Mother-PERSONAL',
  })
})
afterAll(() => server.stop())

const get = (who: Who, whose: Who) => call(server, tokenOf(who), getEmployee, { id: company[whose].id })

test('the person gets everything, without a trace', async () => {
  const { data } = await get('employee', 'employee')
  expect(data.sensitive).toMatchObject({ passportNumber: 'P-CANARY-1', documents: [] })
  expect(data.personal).toMatchObject({ birthPlace: 'Pakse-PERSONAL', username: company.employee.username })
  expect(data.card).toMatchObject({ unit: 'Sales', reportCount: 0, lineManager: { id: company.manager.id } })
  expect(data.may).toMatchObject({ edit: false, editOwn: true, propose: true, terminate: false })
})
