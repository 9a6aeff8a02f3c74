// The bell: own notifications, in the reader's language, read once (N1).
import { expect, test } from 'vitest'
import {
  listNotifications,
  readAllNotifications,
  readNotification,
  unreadNotification,
} from '@hr/contract/notification.ts'
import { call, signIn } from '#test/call.ts'
import { inOwnCompany, leaveCompany } from '#test/leave.ts'
import { notify } from './notify.ts'

const { server, company } = inOwnCompany()

const parameters = {
  name: { en: 'Khamla Vongsa', lo: 'ຄຳຫຼ້າ ວົງສາ' },
  leaveType: { en: 'Annual leave', lo: 'ພັກປະຈຳປີ' },
  from: '2026-03-10',
  to: '2026-03-11',
  days: 3,
}
const notifyPeople = (employeeIds: readonly number[], at = '2026-03-02T02:00:00Z') =>
  company.inside(trx =>
    notify(
      { db: trx.as({ now: new Date(at) }), services: server.services },
      {
        employeeIds,
        code: 'LEAVE_WAITING',
        parameters,
        link: '/app/leaves/approved-leave-requests/1',
      },
    ),
  )
const bell = async (token: string, input: object = {}, language = 'en') =>
  (await call(server, token, listNotifications, input, { headers: { 'accept-language': language } })).data

test('in the reader’s language, newest first, each reader once', async () => {
  const { id } = company.employee
  await notifyPeople([id, id, company.manager.id])
  await notifyPeople([id], '2026-03-02T03:00:00Z')
  const own = await bell(company.tokens.employee)
  expect([own.unread, own.total]).toEqual([2, 2])
  expect(own.rows[0]).toMatchObject({
    title: 'Leave request awaiting your approval',
    body: 'Khamla Vongsa: Annual leave, 10/03/2026 to 11/03/2026 (1.5 days)',
    link: '/app/leaves/approved-leave-requests/1',
    createdAt: '2026-03-02T03:00:00.000Z',
    readAt: null,
  })
  const lao = await bell(company.tokens.employee, {}, 'lo')
  expect(lao.rows[0]).toMatchObject({
    title: 'ຄຳຂໍລາພັກລໍຖ້າການອະນຸມັດຈາກທ່ານ',
    body: 'ຄຳຫຼ້າ ວົງສາ: ພັກປະຈຳປີ, 10/03/2026 ຫາ 11/03/2026 (1.5 ມື້)',
  })
  expect((await bell(company.tokens.manager)).total).toBe(1)
})

test('q=UNREAD lists and counts the same notifications (spec 7)', async () => {
  await notifyPeople([company.employee.id])
  await notifyPeople([company.employee.id])
  const [read, kept] = (await bell(company.tokens.employee)).rows.map(({ id }) => id)
  await call(server, company.tokens.employee, readNotification, { id: read ?? '' })
  const { rows, total, unread } = await bell(company.tokens.employee, { q: 'UNREAD' })
  expect([rows.map(({ id }) => id), total, unread]).toEqual([[kept], 1, 1])
})

test('read one, then all, then again: the first time of reading stays', async () => {
  await notifyPeople([company.employee.id])
  await notifyPeople([company.employee.id])
  await notifyPeople([company.manager.id])
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

test('another reader’s, another company’s or unknown 404, without a session 401, a wrong filter 400', async () => {
  await notifyPeople([company.employee.id])
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

test('a caller without an employee record has an empty bell', async () => {
  const space = await signIn(server, company.owner.username)
  for (const token of [space, company.tokens.owner]) {
    expect(await bell(token)).toEqual({ rows: [], total: 0, unread: 0, kinds: [], page: 1, limit: 25 })
    expect((await call(server, token, readAllNotifications, {})).status).toBe(200)
  }
})

test('pages by cursor, each row once', async () => {
  for (let minute = 10; minute < 17; minute += 1)
    await notifyPeople([company.employee.id], `2026-03-02T02:${minute}:00Z`)
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

test('only unread ones, or those of one kind; `kinds` are those that the reader has', async () => {
  await notifyPeople([company.employee.id])
  await company.inside(trx =>
    notify(
      { db: trx.as({ now: new Date('2026-03-02T03:00:00Z') }), services: server.services },
      {
        employeeIds: [company.employee.id],
        code: 'DELEGATED',
        parameters: { name: parameters.name, from: '2026-03-10', to: '2026-03-11' },
        link: '/app/leaves',
      },
    ),
  )
  const all = await bell(company.tokens.employee)
  expect([all.kinds, all.rows.map(row => row.kind)]).toEqual([
    ['LEAVE', 'COMPANY'],
    ['COMPANY', 'LEAVE'],
  ])
  await call(server, company.tokens.employee, readNotification, { id: all.rows[0]?.id ?? '' })
  const unread = await bell(company.tokens.employee, { q: 'UNREAD' })
  expect([unread.rows.map(row => row.kind), unread.total, unread.kinds]).toEqual([
    ['LEAVE'],
    1,
    ['LEAVE', 'COMPANY'],
  ])
  const some = await bell(company.tokens.employee, { kind: 'COMPANY' })
  expect([some.rows.map(row => row.kind), some.total, some.unread]).toEqual([['COMPANY'], 1, 1])
  expect((await bell(company.tokens.employee, { kind: 'OT' })).rows).toEqual([])
})

test('unread again: own ones only', async () => {
  await notifyPeople([company.employee.id])
  const id = (await bell(company.tokens.employee)).rows[0]?.id ?? ''
  await call(server, company.tokens.employee, readNotification, { id })
  const again = async (token: string | null) => (await call(server, token, unreadNotification, { id })).status
  expect([await again(null), await again(company.tokens.manager), await again(company.tokens.owner)]).toEqual(
    [401, 404, 404],
  )
  expect((await bell(company.tokens.employee)).unread).toBe(0)
  expect(await again(company.tokens.employee)).toBe(200)
  expect(await bell(company.tokens.employee)).toMatchObject({ unread: 1, rows: [{ readAt: null }] })
})
