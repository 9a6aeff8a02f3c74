import { requestLeave } from '@hr/contract/leave.ts'
import { getMailChoice, turnMailOff, turnMailOn } from '@hr/contract/mail-choice.ts'
import { getNotificationSettings } from '@hr/contract/notification-setting.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deliverMail } from '#api/mail/deliver-mail.ts'
import { smtpTransport } from '#api/mail/smtp-transport.ts'
import { call, signIn } from '#test/call.ts'
import { leaveCompany } from '#test/leave.ts'
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
  const { status } = await call(server, company.tokens.employee, requestLeave, company.draft())
  expect(status).toBe(200)
  const text = await received()
  const [, header = ''] = /^List-Unsubscribe: <([^>]+)>/im.exec(text) ?? []
  expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/im)
  return { header, token: header.split('/').at(-2) ?? '' }
}
const emailPace = async () => {
  const token = await signIn(server, company.manager.username)
  return (await call(server, token, getNotificationSettings, {})).data.paces.LEAVE.EMAIL
}

test('one click of a mail program turns off e-mails of the kind, without a sign-in', async () => {
  const { header } = await linkOf()
  expect(header).toMatch(/^https:\/\/hr\.example\.la\/api\/mail-choices\/.+\/off$/)
  expect(await emailPace()).toBe('AT_ONCE')
  const answer = await server.app.inject({
    method: 'POST',
    url: new URL(header).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
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
