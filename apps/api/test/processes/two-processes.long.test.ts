// Two server processes on one database: a decision at one reaches the browser connected to the other.
import { approveLeave, cancelLeave, getLeaveRequest, rejectLeave, requestLeave } from '@hr/contract/leave.ts'
import { listLeaveTypes } from '@hr/contract/leave-type.ts'
import { listNotifications } from '@hr/contract/notification.ts'
import { getProfile, logout } from '@hr/contract/session.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { databaseUrl } from '#test/database.ts'
import { makeCompany } from '#test/factories.ts'
import type { TestCompany } from '#test/factories.ts'
import { ownTestApp } from '#test/test-app.ts'
import type { TestApp } from '#test/test-app.ts'
import { remoteCall, signInAt } from './remote-call.ts'
import { startServerProcess } from './server-process.ts'
import type { ServerProcess } from './server-process.ts'

let database: TestApp
let company: TestCompany
let one: ServerProcess
let two: ServerProcess
beforeAll(async () => {
  database = await ownTestApp()
  database.setNow(new Date().toISOString())
  company = await makeCompany(database)
  const env = {
    DATABASE_URL: databaseUrl(database.database.connection),
    SEED: 'empty',
    DATA_DIR: database.services.config.dataDir,
  }
  one = await startServerProcess(env)
  two = await startServerProcess(env)
})
afterAll(async () => {
  await Promise.all([one?.stop(), two?.stop()])
  await database.stop()
})

test('a session of one process works at the other, and ends at both', async () => {
  const { token } = await signInAt(one.url, company.employee.username)
  expect((await remoteCall(two.url, token, getProfile, {})).status).toBe(200)
  await remoteCall(two.url, token, logout, {})
  expect((await remoteCall(one.url, token, getProfile, {})).status).toBe(401)
})

test('a request at one process reaches the manager at the other, and the decision comes back', async () => {
  const employee = await signInAt(one.url, company.employee.username)
  const manager = await signInAt(two.url, company.manager.username)
  const managerHears = await listen(two.url, manager.tokenWS)
  const employeeHears = await listen(one.url, employee.tokenWS)

  const types = await remoteCall(one.url, employee.token, listLeaveTypes, {})
  const leaveTypeId = types.data.find(type => type.code === 'ANNUAL')?.id ?? ''
  const day = nextMonday()
  const draft = { leaveTypeId, from: day, to: day, reason: 'Family' }
  const asked = await remoteCall(one.url, employee.token, requestLeave, draft)
  expect(asked.status, asked.message).toBe(200)
  const notified = await managerHears('notification')
  const bell = (await remoteCall(two.url, manager.token, listNotifications, {})).data
  expect(bell.unread).toBe(1)
  // The message names the new notification, so that an open page shows its title and body.
  expect(bell.rows[0]?.id).toBe(notified.id)

  const { id } = asked.data
  const decided = await remoteCall(two.url, manager.token, approveLeave, { id })
  expect(decided.status, decided.message).toBe(200)
  await employeeHears('leave')
  const seen = await remoteCall(one.url, employee.token, getLeaveRequest, { id })
  expect(seen.data.steps[0]?.status).toBe('APPROVED')
})

test('one person submits at both processes at once: only as many days as fit', async () => {
  const { token } = await signInAt(one.url, company.colleague.username)
  const types = await remoteCall(one.url, token, listLeaveTypes, {})
  const leaveTypeId = types.data.find(type => type.code === 'PERSONAL')?.id ?? ''
  const year = new Date().getUTCFullYear()
  const days = Array.from({ length: 18 }, (_, day) => new Date(Date.UTC(year, 1, 1 + day)))
    .filter(date => date.getUTCDay() % 6 !== 0)
    .map(date => date.toISOString().slice(0, 10))
  const answers = await Promise.all(
    days.map((day, index) =>
      remoteCall(index % 2 === 0 ? one.url : two.url, token, requestLeave, {
        leaveTypeId,
        from: day,
        to: day,
        reason: 'Family',
      }),
    ),
  )
  // Personal leave is six days a year.
  const refused = answers.filter(answer => answer.status !== 200)
  expect(answers.length - refused.length).toBe(6)
  expect(new Set(refused.map(answer => `${answer.status} ${answer.message}`))).toEqual(
    new Set(['422 Leave balance not enough']),
  )
})

test('one request is decided and cancelled at both processes at once: one action ends it', async () => {
  const { token } = await signInAt(one.url, company.colleague.username)
  const decider = await signInAt(two.url, company.hr.username)
  const types = await remoteCall(one.url, token, listLeaveTypes, {})
  const leaveTypeId = types.data.find(type => type.code === 'ANNUAL')?.id ?? ''
  const day = nextMonday()
  const draft = { leaveTypeId, from: day, to: day, reason: 'Family' }
  const { id } = (await remoteCall(one.url, token, requestLeave, draft)).data
  const answers = await Promise.all([
    ...[one.url, two.url].map(url => remoteCall(url, decider.token, rejectLeave, { id, comment: 'No' })),
    ...[one.url, two.url].map(url => remoteCall(url, token, cancelLeave, { id })),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
})

test('a session that ends at one process closes its socket at the other', async () => {
  const { token, tokenWS } = await signInAt(one.url, company.colleague.username)
  const socket = new WebSocket(`${one.url.replace('http', 'ws')}/api/live?token=${tokenWS}`)
  await new Promise(resolve => socket.once('message', resolve))
  const closed = new Promise(resolve => socket.once('close', resolve))
  await remoteCall(two.url, token, logout, {})
  expect(await closed).toBe(4401)
})

test('a WebSocket with a wrong token is closed', async () => {
  const socket = new WebSocket(`${one.url.replace('http', 'ws')}/api/live?token=nonsense`)
  const code = await new Promise(resolve => socket.once('close', resolve))
  expect(code).toBe(4401)
})

/** Opens a live socket; the result waits for a message of a topic after the greeting. */
async function listen(url: string, tokenWS: string): Promise<(topic: string) => Promise<Hint>> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live?token=${tokenWS}`)
  const hints: Hint[] = []
  let wake = () => {}
  socket.on('message', data => {
    hints.push(JSON.parse(String(data)))
    wake()
  })
  while (hints.length === 0) await new Promise<void>(resolve => (wake = resolve))
  hints.length = 0
  return async topic => {
    for (;;) {
      const received = hints.find(hint => hint.topic === topic)
      if (received) {
        socket.close()
        return received
      }
      await new Promise<void>(resolve => (wake = resolve))
    }
  }
}
type Hint = { readonly topic: string; readonly id?: string }

function nextMonday(): string {
  const day = new Date()
  day.setUTCDate(day.getUTCDate() + 7 + ((8 - day.getUTCDay()) % 7))
  return day.toISOString().slice(0, 10)
}
