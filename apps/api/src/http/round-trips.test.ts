// Statements and round trips to the database per call. These are ceilings: a change may only lower them, unless the call
// does more for its users. The last that did: overtime that waits for a decision says whether its day is a holiday.
import { addPunch } from '@hr/contract/attendance.ts'
import { getDashboard } from '@hr/contract/dashboard.ts'
import { searchEmployees } from '@hr/contract/employee.ts'
import type { Endpoint, InputOf } from '@hr/contract/endpoint.ts'
import { approveLeave, listLeaveRequests, requestLeave } from '@hr/contract/leave.ts'
import { getOtRequest, listOtRequests, requestOt } from '@hr/contract/ot-request.ts'
import { employeeLogin } from '@hr/contract/session.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '#api/app.ts'
import { openDatabase } from '#api/db/connect/database.ts'
import { attendanceCompany, vientiane } from '#test/attendance.ts'
import { call } from '#test/call.ts'
import { countingProxy } from '#test/counting-proxy.ts'
import type { CountingProxy } from '#test/counting-proxy.ts'
import { password } from '#test/factories.ts'
import { keptWorld } from '#test/kept-world.ts'
import { perTest } from '#test/per-test.ts'
import { testApp } from '#test/test-app.ts'
import type { TestApp } from '#test/test-app.ts'

const freshCompany = keptWorld(attendanceCompany)
let server: TestApp
let counted: TestApp
let proxy: CountingProxy
const company = perTest(() => freshCompany(server))
beforeAll(async () => {
  server = await testApp()
  proxy = await countingProxy(server.database.connection.app)
  const db = openDatabase({ ...server.database.connection, app: proxy.login }, { max: 1 })
  const services = { ...server.services, db }
  const app = await buildApp({ services, hub: null, webFolder: null, requestsPerMinute: 1_000_000 })
  counted = {
    ...server,
    app,
    services,
    stop: async () => {
      await app.close()
      await db.destroy()
      await proxy.stop()
      await server.stop()
    },
  }
})
afterAll(() => counted.stop())

/** Measures the second call of a signed-in person, whom the rate limit knows by then. */
async function expectCost<E extends Endpoint>(
  most: { readonly statements: number; readonly roundTrips: number },
  token: string | null,
  endpoint: E,
  input: InputOf<E>,
) {
  if (token) await call(counted, token, searchEmployees, { limit: 1 })
  const { statements, roundTrips } = await proxy.trafficOf(async () => {
    const { status, code } = await call(counted, token, endpoint, input)
    expect([status, code]).toEqual([200, ''])
  })
  const sent = [`${statements.length} statements, ${roundTrips} round trips`, ...statements].join('\n')
  expect(statements.length, sent).toBeLessThanOrEqual(most.statements)
  expect(roundTrips, sent).toBeLessThanOrEqual(most.roundTrips)
}

const makeRequest = async () =>
  (await call(server, company.tokens.employee, requestLeave, company.draft())).data.id

test('the list of employees', async () => {
  await expectCost({ statements: 4, roundTrips: 3 }, company.tokens.hr, searchEmployees, {})
})

test('the dashboard of HR, with all its parts', async () => {
  await makeRequest()
  await expectCost({ statements: 67, roundTrips: 6 }, company.tokens.hr, getDashboard, {})
})

test('the list of own leave requests', async () => {
  await makeRequest()
  const { employee } = company.tokens
  await expectCost({ statements: 4, roundTrips: 3 }, employee, listLeaveRequests, { scope: 'mine' })
})

test('the list of requests waiting for an approver', async () => {
  await makeRequest()
  const { manager } = company.tokens
  await expectCost({ statements: 5, roundTrips: 4 }, manager, listLeaveRequests, { scope: 'approvals' })
})

const makeOvertime = async (date: string) => {
  const draft = { date, timeIn: '17:30', timeOut: '18:00', reason: 'Stocktaking' }
  return (await call(server, await company.as('employee'), requestOt, draft)).data.id
}

test('the list of overtime waiting for an approver', async () => {
  server.setNow(vientiane('2026-03-10', '08:00'))
  for (const date of ['2026-03-10', '2026-03-12']) await makeOvertime(date)
  const manager = await company.as('manager')
  await expectCost({ statements: 14, roundTrips: 5 }, manager, listOtRequests, { scope: 'approvals' })
})

test('the page of overtime for its approver', async () => {
  server.setNow(vientiane('2026-03-10', '08:00'))
  const id = await makeOvertime('2026-03-10')
  await expectCost({ statements: 14, roundTrips: 5 }, await company.as('manager'), getOtRequest, { id })
})

test('a request for leave', async () => {
  await expectCost({ statements: 13, roundTrips: 5 }, company.tokens.employee, requestLeave, company.draft())
})

test('an approval', async () => {
  const id = await makeRequest()
  await expectCost({ statements: 13, roundTrips: 5 }, company.tokens.manager, approveLeave, { id })
})

test('a punch', async () => {
  server.setNow(vientiane('2026-03-02', '08:00'))
  await expectCost({ statements: 10, roundTrips: 4 }, company.tokens.employee, addPunch, {})
})

test('a sign-in', async () => {
  const signIn = { username: company.employee.username, password }
  await expectCost({ statements: 7, roundTrips: 3 }, null, employeeLogin, signIn)
})
