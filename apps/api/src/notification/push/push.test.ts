import type { IncomingHttpHeaders } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readAllNotifications } from '@hr/contract/notification.ts'
import { getNotificationSettings, updateNotificationSettings } from '@hr/contract/notification-setting.ts'
import { getPushKey, keepDevice, removeDevice } from '@hr/contract/push.ts'
import { changePassword, employeeLogin, logout } from '@hr/contract/session.ts'
import { paths } from '@hr/contract/paths.ts'
import { call, signIn } from '#test/call.ts'
import { inCompany } from '#test/in-company.ts'
import { makeCompany, password } from '#test/factories.ts'
import type { TestCompany } from '#test/factories.ts'
import { pushService, vapidClaims } from '#test/push-service.ts'
import type { PushService } from '#test/push-service.ts'
import { testApp } from '#test/test-app.ts'
import type { TestApp } from '#test/test-app.ts'
import { notify } from '../notify.ts'
import { deliverPushes } from './deliver-pushes.ts'

let server: TestApp
let service: PushService
let company: TestCompany
let browsers = 0
const nothing = { headers: {} as IncomingHttpHeaders, body: Buffer.of() }

beforeAll(async () => {
  server = await testApp()
  service = await pushService()
})
afterAll(async () => {
  await server.stop()
  await service.stop()
})
beforeEach(async () => {
  server.setNow('2026-03-02T02:00:00Z')
  company = await makeCompany(server)
})
afterEach(async () => {
  service.received.length = 0
  service.answers(201)
  await server.services.db.deleteFrom('push_device').execute()
})

const newBrowser = () => service.browser(`browser-${(browsers += 1)}`)
const signInWith = async (username: string, deviceToken: string) =>
  (await call(server, null, employeeLogin, { username, password, deviceToken })).data.token
const push = (comment = 'Seen', id = company.employee.id, fails = false) =>
  inCompany(server, company.workspaceId, async db => {
    const parameters = { actor: 'Noy', comment, fields: 'Phone' }
    const note = { employeeIds: [id], code: 'PROPOSAL_REJECTED', parameters, link: paths.profile } as const
    await notify({ db, services: server.services }, note)
    if (fails) throw new Error('fails')
  })
const deliver = () => deliverPushes(server.services, service.rule)
const waiting = () => server.services.db.selectFrom('push_message').selectAll().execute()
const devices = () => server.services.db.selectFrom('push_device').selectAll().execute()
const at = (minutes: number) => server.setNow(new Date(Date.UTC(2026, 2, 2, 2, minutes)).toISOString())

describe('a notification', () => {
  test('reaches the browser of the person: what the bell shows, encrypted, signed by this installation', async () => {
    const browser = newBrowser()
    await signInWith(company.employee.username, browser.deviceToken)
    await push()
    await deliver()
    const [shown] = browser.shown()
    expect(shown).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      title: expect.stringMatching(/\w/),
      body: expect.stringContaining('Seen'),
      link: '/app/profile',
    })
    const [{ headers, body } = nothing] = service.received
    expect(body.includes('Seen')).toBe(false)
    expect(headers).toMatchObject({ ttl: '86400', urgency: 'normal', 'content-encoding': 'aes128gcm' })
    expect(headers.topic).toMatch(/^[\w-]{32}$/)
    const { publicKey } = (await call(server, null, getPushKey, {})).data
    expect(vapidClaims(headers.authorization ?? '', publicKey)).toMatchObject({
      aud: service.origin,
      sub: expect.stringMatching(/^mailto:.+@/),
    })
    await deliver()
    expect(service.received).toHaveLength(1)
    expect(await waiting()).toEqual([])
  })

  test('is in the language of the sign-in, and news of one page have one topic', async () => {
    const browser = newBrowser()
    const input = { username: company.employee.username, password, deviceToken: browser.deviceToken }
    await call(server, null, employeeLogin, input, { headers: { 'accept-language': 'lo' } })
    await push()
    await push('Again')
    await deliver()
    expect(browser.shown().every(({ title }) => /[຀-໿]/.test(title ?? ''))).toBe(true)
    expect(new Set(service.received.map(({ headers }) => headers.topic)).size).toBe(1)
  })

  test('goes to all browsers of the person and to nobody else', async () => {
    const [own, second, other] = [newBrowser(), newBrowser(), newBrowser()]
    await signInWith(company.employee.username, own.deviceToken)
    await signInWith(company.employee.username, second.deviceToken)
    await signInWith(company.manager.username, other.deviceToken)
    await push()
    await deliver()
    expect([own, second, other].map(one => one.shown().length)).toEqual([1, 1, 0])
  })

  test('is not sent if it was read meanwhile, or its transaction failed', async () => {
    const browser = newBrowser()
    const token = await signInWith(company.employee.username, browser.deviceToken)
    await push()
    await call(server, token, readAllNotifications, {})
    await expect(push('Lost', company.employee.id, true)).rejects.toThrow('fails')
    await deliver()
    expect(browser.shown()).toEqual([])
    expect(await waiting()).toEqual([])
  })

  test('is not sent to those who turned this channel off', async () => {
    const browser = newBrowser()
    const token = await signInWith(company.employee.username, browser.deviceToken)
    const { digestHour, paces } = (await call(server, token, getNotificationSettings, {})).data
    const EMPLOYEE = { ...paces.EMPLOYEE, PUSH: 'OFF' as const }
    await call(server, token, updateNotificationSettings, { digestHour, paces: { ...paces, EMPLOYEE } })
    await push()
    await deliver()
    expect(browser.shown()).toEqual([])
  })

  test('is sent once by jobs that run at once', async () => {
    const browser = newBrowser()
    await signInWith(company.employee.username, browser.deviceToken)
    for (let number = 0; number < 15; number += 1) await push(`Number ${number}`)
    await Promise.all([deliver(), deliver(), deliver()])
    const bodies = browser.shown().map(({ body }) => body)
    expect(bodies).toHaveLength(15)
    expect(new Set(bodies).size).toBe(15)
  })

  test('with a long text stays below the 4,096 bytes that push services take', async () => {
    const browser = newBrowser()
    await signInWith(company.employee.username, browser.deviceToken)
    await push('ກ'.repeat(5000))
    await deliver()
    expect(service.received[0]?.body.length).toBeLessThan(4096)
    expect(browser.shown()[0]?.body).toMatch(/…$/)
  })
})

describe('a browser', () => {
  test('that is signed out gets nothing', async () => {
    const browser = newBrowser()
    const token = await signInWith(company.employee.username, browser.deviceToken)
    await push()
    await call(server, token, logout, {})
    expect(await devices()).toEqual([])
    await push()
    await deliver()
    expect(browser.shown()).toEqual([])
  })

  test('whose session is ended by a new password elsewhere gets nothing', async () => {
    const browser = newBrowser()
    await signInWith(company.employee.username, browser.deviceToken)
    const token = await signIn(server, company.employee.username)
    await call(server, token, changePassword, { oldPassword: password, newPassword: 'Another1' })
    await push()
    await deliver()
    expect(browser.shown()).toEqual([])
  })

  test('belongs to its last sign-in, without what waited for the person before', async () => {
    const browser = newBrowser()
    await signInWith(company.employee.username, browser.deviceToken)
    await push('For the employee')
    await signInWith(company.manager.username, browser.deviceToken)
    await push('For the manager', company.manager.id)
    await push('Later for the employee')
    await deliver()
    expect(browser.shown().map(({ body }) => body)).toEqual([expect.stringContaining('For the manager')])
    expect(await waiting()).toEqual([])
  })

  test('on which two people sign in at once belongs to one of them', async () => {
    const browser = newBrowser()
    const people = [company.employee, company.manager, company.hr]
    await Promise.all(people.map(({ username }) => signInWith(username, browser.deviceToken)))
    expect(await devices()).toHaveLength(1)
    for (const { id } of people) await push('Hello', id)
    await deliver()
    expect(browser.shown()).toHaveLength(1)
  })

  test('still gets messages after its session timed out, for 30 days', async () => {
    const browser = newBrowser()
    await signInWith(company.employee.username, browser.deviceToken)
    server.setNow('2026-03-31T02:00:00Z')
    await push('In March')
    server.setNow('2026-04-02T02:00:00Z')
    await push('In April')
    await deliver()
    expect(browser.shown().map(({ body }) => body)).toEqual([expect.stringContaining('In March')])
  })

  test('is kept and removed by its own calls', async () => {
    const [first, second] = [newBrowser(), newBrowser()]
    const token = await signIn(server, company.employee.username)
    for (const { deviceToken } of [first, second]) {
      expect((await call(server, token, keepDevice, { deviceToken })).status).toBe(200)
    }
    expect((await devices()).map(({ endpoint }) => endpoint)).toEqual([second.endpoint])
    expect((await call(server, token, removeDevice, {})).status).toBe(200)
    expect(await devices()).toEqual([])
  })

  test('that cannot be one is refused at its field', async () => {
    const token = await signIn(server, company.employee.username)
    const { status, fields } = await call(server, token, keepDevice, { deviceToken: '{}' })
    expect([status, Object.keys(fields)]).toEqual([400, ['deviceToken']])
  })
})

describe('the push service', () => {
  test.each([404, 410])('that answers %d ends the subscription', async status => {
    const browser = newBrowser()
    await signInWith(company.employee.username, browser.deviceToken)
    await push()
    service.answers(status)
    await deliver()
    expect(await devices()).toEqual([])
    expect(await waiting()).toEqual([])
  })

  test.each([429, 500, 503])('that answers %d gets it again after a pause that doubles', async status => {
    const browser = newBrowser()
    await signInWith(company.employee.username, browser.deviceToken)
    await push()
    service.answers(status)
    await deliver()
    await deliver()
    expect(service.received).toHaveLength(1)
    at(1)
    await deliver()
    at(2)
    await deliver()
    expect(service.received).toHaveLength(2)
    at(3)
    service.answers(201)
    await deliver()
    expect(service.received).toHaveLength(3)
    expect(await waiting()).toEqual([])
  })

  test('may ask to wait longer', async () => {
    const browser = newBrowser()
    await signInWith(company.employee.username, browser.deviceToken)
    await push()
    service.answers(429, { 'retry-after': '600' })
    await deliver()
    service.answers(201)
    at(9)
    await deliver()
    expect(service.received).toHaveLength(1)
    at(10)
    await deliver()
    expect(service.received).toHaveLength(2)
  })

  test('is given up after seven tries; the log names its host and its answer alone', async () => {
    const browser = newBrowser()
    await signInWith(company.employee.username, browser.deviceToken)
    await push()
    service.answers(503)
    for (let minutes = 0; minutes < 200; minutes += 1) {
      at(minutes)
      await deliver()
    }
    expect(service.received).toHaveLength(7)
    expect(await waiting()).toEqual([])
    const log = server.logLines.join('')
    expect([log.includes('503'), log.includes(browser.endpoint)]).toEqual([true, false])
  })

  test('that refuses a message does not get it again; the browser stays', async () => {
    const browser = newBrowser()
    await signInWith(company.employee.username, browser.deviceToken)
    await push()
    service.answers(413)
    await deliver()
    expect(await waiting()).toEqual([])
    expect(await devices()).toHaveLength(1)
  })

  test('is never at a private address', async () => {
    const browser = newBrowser()
    await signInWith(company.employee.username, browser.deviceToken)
    await push()
    await deliverPushes(server.services)
    expect(service.received).toEqual([])
    expect(await devices()).toEqual([])
  })
})
