// The bell: own notifications, in the reader's language, read once (N1).
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listNotifications, readAllNotifications, readNotification } from '@hr/contract/notification.ts'
import { call, signIn } from '#test/call.ts'
import { leaveCompany } from '#test/leave.ts'
import type { LeaveCompany } from '#test/leave.ts'
import { testApp } from '#test/test-app.ts'
import type { TestApp } from '#test/test-app.ts'
import { notificationCodes, notificationText } from './notification-texts.ts'
import { notify } from './notify.ts'

let server: TestApp
let company: LeaveCompany
beforeAll(async () => {
  server = await testApp()
})
beforeEach(async () => {
  server.setNow('2026-03-02T02:00:00Z')
  company = await leaveCompany(server)
})
afterAll(() => server.stop())

const parameters = {
  name: { en: 'Khamla Vongsa', lo: 'ຄຳຫຼ້າ ວົງສາ' },
  leaveType: { en: 'Annual leave', lo: 'ພັກປະຈຳປີ' },
  actor: { en: 'Noy Sisay', lo: 'ນ້ອຍ ສີໄຊ' },
  comment: '',
  from: '2026-03-10',
  to: '2026-03-11',
  days: 3,
  oldApprover: { en: 'Noy Sisay', lo: 'ນ້ອຍ ສີໄຊ' },
  newApprover: { en: 'Keo Sisay', lo: 'ແກ້ວ ສີໄຊ' },
  thing: { en: 'Visa', lo: 'ວີຊາ' },
  date: '2026-04-01',
  count: 4,
  fields: { en: 'Passport number', lo: 'ເລກໜັງສືຜ່ານແດນ' },
  holiday: { en: 'National Day', lo: 'ວັນຊາດ' },
  number: 7,
  waited: 2,
}
const tell = (employeeIds: readonly number[], at = '2026-03-02T02:00:00Z') =>
  company.inside(trx =>
    notify(trx, company.workspaceId, new Date(at), {
      employeeIds,
      code: 'LEAVE_WAITING',
      parameters,
      link: '/app/leaves/approved-leave-requests/1',
    }),
  )
const bell = async (token: string, input: object = {}, language = 'en') =>
  (await call(server, token, listNotifications, input, { headers: { 'accept-language': language } })).data

test('in the reader’s language, newest first, each reader once', async () => {
  const { id } = company.employee
  await tell([id, id, company.manager.id])
  await tell([id], '2026-03-02T03:00:00Z')
  const own = await bell(company.tokens.employee)
  expect([own.unread, own.total]).toEqual([2, 2])
  expect(own.rows[0]).toMatchObject({
    title: 'Leave waiting for your decision',
    body: 'Khamla Vongsa: Annual leave, 10/03/2026 to 11/03/2026 (1.5 days)',
    link: '/app/leaves/approved-leave-requests/1',
    createdAt: '2026-03-02T03:00:00.000Z',
    readAt: null,
  })
  const lao = await bell(company.tokens.employee, {}, 'lo')
  expect(lao.rows[0]).toMatchObject({
    title: 'ການລາພັກລໍຖ້າການອະນຸມັດຈາກທ່ານ',
    body: 'ຄຳຫຼ້າ ວົງສາ: ພັກປະຈຳປີ, 10/03/2026 ຫາ 11/03/2026 (1.5 ມື້)',
  })
  expect((await bell(company.tokens.manager)).total).toBe(1)
})

test('q=UNREAD gives the count alone', async () => {
  await tell([company.employee.id])
  expect(await bell(company.tokens.employee, { q: 'UNREAD' })).toMatchObject({
    unread: 1,
    rows: [],
    total: 0,
  })
})

test('reading one, then all, and again: the time of the first stays', async () => {
  await tell([company.employee.id])
  await tell([company.employee.id])
  await tell([company.manager.id])
  const { rows } = await bell(company.tokens.employee)
  const id = rows[0]?.id ?? ''
  const read = (token: string | null) => call(server, token, readNotification, { id })
  expect((await read(company.tokens.employee)).status).toBe(200)
  expect((await bell(company.tokens.employee)).unread).toBe(1)
  server.setNow('2026-03-02T03:00:00Z')
  expect((await read(company.tokens.employee)).status).toBe(200)
  expect((await call(server, company.tokens.employee, readAllNotifications, {})).status).toBe(200)
  const after = await bell(company.tokens.employee)
  expect(after.unread).toBe(0)
  expect(after.rows.map(row => row.readAt)).toEqual(['2026-03-02T02:00:00.000Z', '2026-03-02T03:00:00.000Z'])
  expect((await bell(company.tokens.manager)).unread).toBe(1)
})

test('another reader’s, another company’s and none at all: 404; nobody: 401; a wrong filter: 400', async () => {
  await tell([company.employee.id])
  const other = await leaveCompany(server)
  const id = (await bell(company.tokens.employee)).rows[0]?.id ?? ''
  const status = async (token: string | null, which: string) =>
    (await call(server, token, readNotification, { id: which })).status
  expect(await status(company.tokens.manager, id)).toBe(404)
  expect(await status(company.tokens.owner, id)).toBe(404)
  expect(await status(other.tokens.employee, id)).toBe(404)
  expect(await status(company.tokens.employee, '0198a000-0000-7000-8000-000000000001')).toBe(404)
  expect(await status(null, id)).toBe(401)
  expect((await bell(company.tokens.employee)).unread).toBe(1)
  expect((await call(server, null, listNotifications, {})).status).toBe(401)
  expect((await call(server, null, readAllNotifications, {})).status).toBe(401)
  expect(
    (await call(server, company.tokens.employee, listNotifications, { q: 'SOME' } as never)).status,
  ).toBe(400)
})

test('who is no employee has an empty bell', async () => {
  const space = await signIn(server, company.owner.username)
  for (const token of [space, company.tokens.owner]) {
    expect(await bell(token)).toEqual({ rows: [], total: 0, unread: 0, page: 1, limit: 25 })
    expect((await call(server, token, readAllNotifications, {})).status).toBe(200)
  }
})

test('pages by place, each row once', async () => {
  for (let minute = 10; minute < 17; minute += 1)
    await tell([company.employee.id], `2026-03-02T02:${minute}:00Z`)
  const seen: string[] = []
  let after: string | undefined
  do {
    const page = await bell(company.tokens.employee, { limit: 3, ...(after && { after }) })
    seen.push(...page.rows.map(row => row.createdAt))
    after = page.next
  } while (after)
  expect(seen).toHaveLength(7)
  expect(seen).toEqual(seen.toSorted().toReversed())
})

describe('texts', () => {
  test.each(notificationCodes)('%s fills every place, in Lao script and in English', code => {
    for (const language of ['en', 'lo'] as const) {
      const { title, body } = notificationText(language, code, { ...parameters, comment: 'No' })
      expect(`${title} ${body}`).not.toMatch(/[{}]|undefined|\[object/)
    }
    expect(notificationText('lo', code, parameters).title).toMatch(/[\u0E80-\u0EFF]/)
    expect(notificationText('en', code, parameters).title).not.toMatch(/[\u0E80-\u0EFF]/)
  })

  test('a code of another release is shown as it is; what is filled in is not a template', () => {
    expect(notificationText('en', 'SOMETHING', {})).toEqual({ title: 'SOMETHING', body: '' })
    const { body } = notificationText('en', 'LEAVE_REJECTED', { ...parameters, comment: '{days}' })
    expect(body).toContain(': {days}')
  })

  test.each([
    [1, '0.5 days'],
    [2, '1 day'],
    [4, '2 days'],
  ])('%i half days are %s', (days, text) => {
    expect(notificationText('en', 'LEAVE_WAITING', { ...parameters, days }).body).toContain(`(${text})`)
  })
})
