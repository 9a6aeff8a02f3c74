// The daily digest: at the person's hour, once, with what is still open (N1).
import { approveLeave } from '@hr/contract/leave.ts'
import { listNotifications, readNotification } from '@hr/contract/notification.ts'
import { getNotificationSettings, updateNotificationSettings } from '@hr/contract/notification-setting.ts'
import { beforeEach, expect, test } from 'vitest'
import { call } from '#test/call.ts'
import { inOwnCompany, requested } from '#test/leave.ts'
import { runJob } from '#test/run-jobs.ts'

// Vientiane is 7 hours ahead: it is 09:00 on 2 March.
const { server, company } = inOwnCompany()
beforeEach(async () => {
  await company.inside(trx =>
    trx.updateTable('employee').set({ email: address }).where('id', '=', company.manager.id).execute(),
  )
  const { paces } = (await call(server, company.tokens.manager, getNotificationSettings, {})).data
  const leave = { ...paces.LEAVE, EMAIL: 'DIGEST' as const }
  const input = { paces: { ...paces, LEAVE: leave }, digestHour: 17 }
  expect((await call(server, company.tokens.manager, updateNotificationSettings, input)).status).toBe(200)
})

const address = 'manager@example.la'
const beforeTheHour = '2026-03-02T09:59:59Z'
const atTheHour = '2026-03-02T10:00:00Z'
const digest = async (now: string) => {
  server.setNow(now)
  await runJob(server, 'notification.digest')
}
const mails = () =>
  company.inside(async trx => {
    const rows = await trx.selectFrom('mail_message').selectAll().orderBy('created_at').execute()
    return rows.filter(row => row.to_address === address)
  })

test('waits for the hour of the company’s time zone; one mail, also when run again or twice at once', async () => {
  const { id } = await requested(server, company)
  await requested(server, company, { from: '2026-03-12', to: '2026-03-12' })
  await digest(beforeTheHour)
  expect(await mails()).toEqual([])
  server.setNow(atTheHour)
  await Promise.all([runJob(server, 'notification.digest'), runJob(server, 'notification.digest')])
  await digest('2026-03-02T15:00:00Z')
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Open notifications: 2')
  expect(mail?.body).toContain(
    `Leave\n\nLeave request awaiting your approval\nemployee Tester: Annual leave, 10/03/2026 (1 day)\n${server.services.config.publicUrl}/app/leaves/approved-leave-requests/${id}\n`,
  )
})

test('what comes after the hour waits for the next day; a late run sends it once', async () => {
  const { id } = await requested(server, company)
  const afterTheHour = new Date('2026-03-02T10:30:00Z')
  await company.inside(trx =>
    trx.updateTable('notification').set({ created_at: afterTheHour }).where('asks_for', '=', id).execute(),
  )
  await digest('2026-03-02T16:00:00Z')
  expect(await mails()).toEqual([])
  await digest('2026-03-05T03:00:00Z')
  expect((await mails()).map(mail => mail.subject)).toEqual(['Open notifications: 1'])
})

test('nothing is sent when all is read or decided', async () => {
  const { id } = await requested(server, company)
  await requested(server, company, { from: '2026-03-12', to: '2026-03-12' })
  await call(server, company.tokens.manager, approveLeave, { id })
  const { rows } = (await call(server, company.tokens.manager, listNotifications, { q: 'UNREAD' })).data
  expect(rows).toHaveLength(1)
  await call(server, company.tokens.manager, readNotification, { id: rows[0]?.id ?? '' })
  await digest(atTheHour)
  expect(await mails()).toEqual([])
})

test('nothing is sent without an address', async () => {
  await requested(server, company)
  await company.inside(trx =>
    trx.updateTable('employee').set({ email: null }).where('id', '=', company.manager.id).execute(),
  )
  await digest(atTheHour)
  expect(await mails()).toEqual([])
})
