// Somebody who lost phone and recovery codes: HR or an operator turns the second step off.
import { getUser, turnOffUserSecondStep } from '@hr/contract/console-user.ts'
import { getEmployee } from '@hr/contract/employee-record.ts'
import { turnOffEmployeeSecondStep } from '@hr/contract/employee.ts'
import { listNotifications } from '@hr/contract/notification.ts'
import { employeeLogin, login } from '@hr/contract/session.ts'
import { beforeEach, expect, test } from 'vitest'
import { call, signIn } from '#test/call.ts'
import { makeConsoleUser } from '#test/console-users.ts'
import { makeCompany, password } from '#test/factories.ts'
import { inCompany } from '#test/in-company.ts'
import { keptPerTest } from '#test/kept-world.ts'
import { turnOn } from '#test/second-step.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()
const company = keptPerTest(server, makeCompany)
let token: string
beforeEach(async () => {
  token = await signIn(server, company.employee.username)
})

const signInAgain = async () =>
  (await call(server, null, employeeLogin, { username: company.employee.username, password })).data

test('HR turns it off with their own password and notifies the person', async () => {
  await turnOn(server, token)
  const hr = await signIn(server, company.hr.username)
  const off = (by: string, id: number, own = password) =>
    call(server, by, turnOffEmployeeSecondStep, { id, password: own })
  const { id } = company.employee
  expect((await call(server, hr, getEmployee, { id })).data.may.turnOffSecondStep).toBe(true)
  expect((await off(hr, id, 'Wrong1234')).fields).toHaveProperty('password')
  expect((await off(token, company.hr.id)).code).toBe('FORBIDDEN')
  expect((await off(hr, company.hr.id)).code).toBe('FORBIDDEN')
  expect((await off(hr, company.admin.id)).code).toBe('FORBIDDEN')
  expect((await off(hr, id)).status).toBe(200)
  expect((await off(hr, id)).code).toBe('SECOND_STEP_OFF')
  expect((await call(server, hr, getEmployee, { id })).data.may.turnOffSecondStep).toBe(false)
  expect(await signInAgain()).not.toHaveProperty('secondStep')
  const { rows } = (await call(server, token, listNotifications, {})).data
  expect(rows.map(({ title }) => title)).toContain('Your two-step sign-in was turned off')
  const entries = await inCompany(server, company.workspaceId, trx =>
    trx.from('audit_entry').select('after').where('account_id', '=', company.hr.accountId).execute(),
  )
  expect(entries).toEqual([{ after: { secondStep: 'off' } }])
})

test('HR of another company has no way', async () => {
  await turnOn(server, token)
  const stranger = await signIn(server, (await makeCompany(server)).hr.username)
  const input = { id: company.employee.id, password }
  expect((await call(server, stranger, turnOffEmployeeSecondStep, input)).status).toBe(404)
  expect(await signInAgain()).toHaveProperty('secondStep')
})

test('the operator turns off that of an owner', async () => {
  const owner = await signIn(server, company.owner.username)
  await turnOn(server, owner)
  const operator = await makeConsoleUser(server, `operator-${company.spaceId}`)
  const off = (own: string, id = company.owner.accountId) =>
    call(server, operator.token, turnOffUserSecondStep, { id, password: own })
  expect((await off('Wrong1234')).fields).toHaveProperty('password')
  expect((await off(password, operator.id)).code).toBe('OWN_ACCOUNT')
  expect((await off(password, company.employee.accountId)).status).toBe(404)
  const shown = async () =>
    (await call(server, operator.token, getUser, { id: company.owner.accountId })).data.hasSecondStep
  expect(await shown()).toBe(true)
  expect((await off(password)).status).toBe(200)
  expect(await shown()).toBe(false)
  const answer = await call(server, null, login, { username: company.owner.username, password })
  expect(answer.data).not.toHaveProperty('secondStep')
})
