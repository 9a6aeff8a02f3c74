import { requestLeave } from '@hr/contract/leave.ts'
import { getMailChoice, turnMailOff, turnMailOn } from '@hr/contract/mail-choice.ts'
import { getNotificationSettings, updateNotificationSettings } from '@hr/contract/notification-setting.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deliverMail } from '#api/mail/deliver-mail.ts'
import { smtpTransport } from '#api/mail/smtp-transport.ts'
import { call, signIn } from '#test/call.ts'
import { leaveCompany } from '#test/leave.ts'
import { runJob } from '#test/run-jobs.ts'
import { mailSink } from '#test/mail-sink.ts'
import type { MailSink } from '#test/mail-sink.ts'
import { ownTestApp } from '#test/test-app.ts'
import type { TestApp } from '#test/test-app.ts'

let server: TestApp
let sink: MailSink
let company: Awaited<ReturnType<typeof leaveCompany>>
beforeAll(async () => {
  sink = await mailSink()
  server = await ownTestApp({ SMTP_URL: sink.url, PUBLIC_URL: 'https://hr.example.la' })
})
afterAll(async () => {
  await server.stop()
  await sink.stop()
})
beforeEach(async () => {
  sink.received.length = 0
  company = await leaveCompany(server)
})

const sender = async () => ({ name: 'Lanexang', nameLo: '', logo: null })
/** Sends all that waits, and returns the newest message as a mail program gets it. */
async function received(): Promise<string> {
  const transport = smtpTransport(sink.url, 'hr@example.la')
  for (const { queue, data } of server.jobs.splice(0))
    if (queue === 'mail.send')
      await deliverMail(server.services, transport, sender, (data as { messageId: string }).messageId)
  return sink.received.at(-1)?.text.replaceAll('=\r\n', '').replaceAll('\r\n ', ' ') ?? ''
}
async function linkOf(): Promise<{ readonly token: string; readonly header: string }> {
  await requestOf()
  return linkIn(await received())
}
async function requestOf(draft = {}): Promise<void> {
  const token = await signIn(server, company.employee.username)
  expect((await call(server, token, requestLeave, company.draft(draft))).status).toBe(200)
}
function linkIn(text: string) {
  const [, header = ''] = /^List-Unsubscribe: <([^>]+)>/im.exec(text) ?? []
  expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/im)
  return { header, token: header.split('/').at(-2) ?? '' }
}
const paces = async () => {
  const token = await signIn(server, company.manager.username)
  return (await call(server, token, getNotificationSettings, {})).data.paces
}
const emailPace = async () => (await paces()).LEAVE.EMAIL
const oneClick = (header: string) =>
  server.app.inject({
    method: 'POST',
    url: new URL(header).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })

test('one click of a mail program turns off e-mails of the kind, without a sign-in', async () => {
  const { header } = await linkOf()
  expect(header).toMatch(/^https:\/\/hr\.example\.la\/api\/mail-choices\/.+\/off$/)
  expect(await emailPace()).toBe('AT_ONCE')
  const answer = await oneClick(header)
  expect([answer.statusCode, answer.json().data.isOff]).toEqual([200, true])
  expect(await emailPace()).toBe('OFF')
  sink.received.length = 0
  await call(
    server,
    company.tokens.employee,
    requestLeave,
    company.draft({ from: '2026-03-16', to: '2026-03-16' }),
  )
  await received()
  expect(sink.received).toEqual([])
})

test('a form with parts is taken, too, as RFC 8058 prefers', async () => {
  const { header } = await linkOf()
  const form = new FormData()
  form.append('List-Unsubscribe', 'One-Click')
  const encoded = new Response(form)
  const answer = await server.app.inject({
    method: 'POST',
    url: new URL(header).pathname,
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
  expect(answer.statusCode).toBe(200)
  expect(await emailPace()).toBe('OFF')
})

test('looking at the link changes nothing; it turns them on again', async () => {
  const { token } = await linkOf()
  const look = async () => (await call(server, null, getMailChoice, { token })).data
  expect(await look()).toEqual({ company: 'Company 3', companyLo: 'ບໍລິສັດ 3', kind: 'LEAVE', isOff: false })
  await call(server, null, turnMailOff, { token })
  expect((await look()).isOff).toBe(true)
  await call(server, null, turnMailOn, { token })
  expect(await emailPace()).toBe('AT_ONCE')
})

test('another person, kind or signature is refused', async () => {
  const { token } = await linkOf()
  const [workspace, employee, kind, signature = ''] = token.split('.')
  for (const other of [
    'text',
    `${workspace}.${company.employee.id}.${kind}.${signature}`,
    `${workspace}.${employee}.OT.${signature}`,
    `${workspace}.${employee}.SECURITY.${signature}`,
    token.replace(signature, signature.toLowerCase()),
  ])
    for (const endpoint of [getMailChoice, turnMailOff, turnMailOn])
      expect((await call(server, null, endpoint, { token: other })).code).toBe('TOKEN_INVALID')
  expect(await emailPace()).toBe('AT_ONCE')
})

/** The manager has leave and overtime in the digest, and gets one. */
async function digestLink() {
  const all = await paces()
  const inDigest = <Own extends object>(own: Own) => ({ ...own, EMAIL: 'DIGEST' as const })
  const input = { paces: { ...all, LEAVE: inDigest(all.LEAVE), OT: inDigest(all.OT) }, digestHour: 0 }
  expect((await call(server, company.tokens.manager, updateNotificationSettings, input)).status).toBe(200)
  await requestOf()
  return linkIn(await digestOfTomorrow())
}
async function digestOfTomorrow() {
  server.setNow(new Date(server.services.now().getTime() + 86_400_000).toISOString())
  await runJob(server, 'notification.digest')
  return received()
}

test('the daily digest is turned off by the link in it, and on again, without a sign-in', async () => {
  const { header, token } = await digestLink()
  const look = async () => (await call(server, null, getMailChoice, { token })).data
  expect(await look()).toMatchObject({ kind: 'DIGEST', isOff: false })
  const answer = await oneClick(header)
  expect([answer.statusCode, answer.json().data.isOff]).toEqual([200, true])
  const off = await paces()
  expect([off.LEAVE, off.OT, off.ATTENDANCE].map(({ EMAIL }) => EMAIL)).toEqual(['OFF', 'OFF', 'AT_ONCE'])
  await call(server, null, turnMailOn, { token })
  const on = await paces()
  expect([on.LEAVE, on.OT, on.ATTENDANCE].map(({ EMAIL }) => EMAIL)).toEqual(['DIGEST', 'DIGEST', 'AT_ONCE'])
})

test('what waits for the digest is not mailed after it is turned off', async () => {
  const { token } = await digestLink()
  await requestOf({ from: '2026-03-16', to: '2026-03-16' })
  await call(server, null, turnMailOff, { token })
  sink.received.length = 0
  await digestOfTomorrow()
  expect(sink.received).toEqual([])
})

test('a digest link for other kinds than the signed ones is refused', async () => {
  const { token } = await digestLink()
  for (const other of ['DIGEST-LEAVE', 'DIGEST', 'DIGEST-SECURITY', 'LEAVE'])
    expect(
      (await call(server, null, turnMailOff, { token: token.replace('DIGEST-LEAVE-OT', other) })).code,
    ).toBe('TOKEN_INVALID')
  expect(await emailPace()).toBe('DIGEST')
})
