// Choices per kind and channel over HTTP, and that the server respects them when it notifies (N1).
import { listAudit } from '@hr/contract/audit.ts'
import { approveLeave } from '@hr/contract/leave.ts'
import { listNotifications } from '@hr/contract/notification.ts'
import { getNotificationSettings, updateNotificationSettings } from '@hr/contract/notification-setting.ts'
import type { NotificationPaces } from '@hr/contract/notification-setting.ts'
import { beforeEach, expect, test } from 'vitest'
import { call } from '#test/call.ts'
import { inOwnCompany, leaveCompany, requested } from '#test/leave.ts'
import { notify } from '../notification/notify.ts'

const { server, company } = inOwnCompany()
beforeEach(() =>
  company.inside(trx =>
    trx.updateTable('employee').set({ email: address }).where('id', '=', company.manager.id).execute(),
  ),
)

const address = 'manager@example.la'

const settings = async (token = company.tokens.manager) =>
  (await call(server, token, getNotificationSettings, {})).data
type Changes = { readonly [Kind in keyof NotificationPaces]?: Partial<NotificationPaces[Kind]> }
const changed = (paces: NotificationPaces, changes: Changes) =>
  Object.fromEntries(
    Object.entries(paces).map(([kind, now]) => [
      kind,
      { ...now, ...changes[kind as keyof NotificationPaces] },
    ]),
  ) as NotificationPaces
async function choose(changes: Changes, digestHour = 8, token = company.tokens.manager) {
  const paces = changed((await settings(token)).paces, changes)
  return call(server, token, updateNotificationSettings, { paces, digestHour })
}
const bell = async () => (await call(server, company.tokens.manager, listNotifications, {})).data
const mailed = () =>
  company.inside(async trx => {
    const rows = await trx.selectFrom('mail_message').select(['to_address', 'template']).execute()
    return rows.filter(row => row.to_address === address).map(row => row.template)
  })

test('defaults without a choice; a choice is kept, audited, and of one person', async () => {
  const before = await settings()
  expect([before.digestHour, before.paces.LEAVE, before.paces.COMPANY.EMAIL, before.email]).toEqual([
    8,
    { BELL: 'AT_ONCE', PUSH: 'AT_ONCE', EMAIL: 'AT_ONCE' },
    'OFF',
    address,
  ])
  const { data } = await choose({ LEAVE: { EMAIL: 'DIGEST' }, OT: { PUSH: 'OFF' } }, 17)
  expect(data).toEqual(await settings())
  expect([data.digestHour, data.paces.LEAVE.EMAIL, data.paces.OT.PUSH, data.paces.OT.BELL]).toEqual([
    17,
    'DIGEST',
    'OFF',
    'AT_ONCE',
  ])
  expect(await settings(company.tokens.employee)).toMatchObject({ digestHour: 8, paces: before.paces })
  const audit = await call(server, company.tokens.admin, listAudit, { entity: 'notification_setting' })
  expect(audit.data.rows.map(({ operation, entityId }) => [operation, entityId])).toEqual([
    ['UPDATE', String(company.manager.id)],
  ])
})

test('saving twice at once saves one of both', async () => {
  const before = await settings()
  const save = (changes: Changes, digestHour: number) =>
    call(server, company.tokens.manager, updateNotificationSettings, {
      paces: changed(before.paces, changes),
      digestHour,
    })
  const answers = await Promise.all([save({ OT: { BELL: 'OFF' } }, 7), save({ LEAVE: { PUSH: 'OFF' } }, 9)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const { digestHour, paces } = await settings()
  expect([
    [7, 'OFF', 'AT_ONCE'],
    [9, 'AT_ONCE', 'OFF'],
  ]).toContainEqual([digestHour, paces.OT.BELL, paces.LEAVE.PUSH])
})

test('bad input is refused at its field, and without a session or a record', async () => {
  const { paces } = await settings()
  const save = async (input: object, token: string | null = company.tokens.manager) =>
    call(server, token, updateNotificationSettings, { paces, digestHour: 8, ...input } as never)
  expect(Object.keys((await save({ digestHour: 24 })).fields)).toEqual(['digestHour'])
  const digest = { ...paces, LEAVE: { ...paces.LEAVE, BELL: 'DIGEST' } }
  expect(Object.keys((await save({ paces: digest })).fields)).toEqual(['paces.LEAVE.BELL'])
  const security = { ...paces, SECURITY: { BELL: 'OFF', PUSH: 'OFF', EMAIL: 'OFF' } }
  expect((await save({ paces: security })).status).toBe(400)
  expect((await save({}, null)).status).toBe(401)
  expect((await save({}, company.tokens.owner)).code).toBe('NO_EMPLOYEE_RECORD')
  const other = await leaveCompany(server)
  await choose({ LEAVE: { BELL: 'OFF' } }, 5, other.tokens.manager)
  expect((await settings()).digestHour).toBe(8)
})

test('nothing in the bell, but still by e-mail', async () => {
  await choose({ LEAVE: { BELL: 'OFF' } })
  await requested(server, company)
  expect(await bell()).toMatchObject({ unread: 0, total: 0, kinds: [] })
  expect(await mailed()).toEqual(['requestWaiting'])
})

test.each(['OFF', 'DIGEST'] as const)('e-mail %s: in the bell, and no e-mail now', async pace => {
  await choose({ LEAVE: { EMAIL: pace } })
  const { id } = await requested(server, company)
  expect((await bell()).unread).toBe(1)
  expect(await mailed()).toEqual([])
  const own = await company.inside(trx =>
    trx.from('notification').select('in_digest').where('asks_for', '=', id).execute(),
  )
  expect(own).toEqual([{ in_digest: pace === 'DIGEST' }])
  expect((await call(server, company.tokens.manager, approveLeave, { id })).status).toBe(200)
})

const delegated = () =>
  company.inside(trx =>
    notify(
      { db: trx, services: server.services },
      {
        employeeIds: [company.manager.id],
        code: 'DELEGATED',
        parameters: { name: { en: 'Noy', lo: 'ນ້ອຍ' }, from: '2026-03-10', to: '2026-03-11' },
        link: '/app/leaves',
      },
    ),
  )
test('news of the company is mailed to those who choose so', async () => {
  await delegated()
  expect(await mailed()).toEqual([])
  await choose({ COMPANY: { EMAIL: 'AT_ONCE' } })
  await delegated()
  expect(await mailed()).toEqual(['news'])
})
