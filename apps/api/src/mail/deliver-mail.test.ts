import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '#api/db/connect/in-workspace.ts'
import { leaveCompany, leaveRows, requested } from '#test/leave.ts'
import { mailSink } from '#test/mail-sink.ts'
import type { MailSink } from '#test/mail-sink.ts'
import { testApp } from '#test/test-app.ts'
import type { TestApp } from '#test/test-app.ts'
import { deliverMail } from './deliver-mail.ts'
import type { Sender } from './deliver-mail.ts'
import { queueWaitingMail } from './queue-waiting-mail.ts'
import { smtpTransport } from './smtp-transport.ts'
import type { MailTransport } from './smtp-transport.ts'
import { sendMail } from './send-mail.ts'

let server: TestApp
let sink: MailSink
let transport: MailTransport

beforeAll(async () => {
  server = await testApp({ MAIL_FROM: 'Sabai HR <hr@example.la>', SMTP_URL: 'smtp://127.0.0.1:1' })
  sink = await mailSink()
  transport = smtpTransport(sink.url, server.services.config.mailFrom)
})
afterAll(async () => {
  await server.stop()
  await sink.stop()
})
beforeEach(() => {
  sink.received.length = 0
  sink.refuse(null)
})

const sender: Sender = {
  name: 'Lanexang',
  nameLo: 'ລ້ານຊ້າງ',
  logo: { png: Buffer.from('png'), width: 400, height: 96 },
}
const deliver = (by: MailTransport | null, id: string) =>
  deliverMail(server.services, by, async () => sender, id)

/** The text of one part of a multipart message. */
function partOf(source: string, type: string): string {
  const part = source.split(/\r\n--[^\r\n]*\r\n/).find(one => one.startsWith(`Content-Type: ${type}`)) ?? ''
  const [head = '', ...lines] = part.split('\r\n\r\n')
  const body = lines.join('\r\n\r\n')
  if (head.includes('base64')) return Buffer.from(body, 'base64').toString()
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

async function message(to: string, services = server.services) {
  await inTransaction(server.services.db, trx =>
    sendMail(trx, services, {
      workspaceId: null,
      to,
      language: 'lo',
      template: 'resetPassword',
      parameters: { username: 'noy' },
      link: '/forgot/resetPassword?token=secret-token',
    }),
  )
  return server.services.db
    .selectFrom('mail_message')
    .selectAll()
    .where('to_address', '=', to)
    .executeTakeFirstOrThrow()
}
const stateOf = (id: string) =>
  server.services.db.selectFrom('mail_message').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('with a mail server', () => {
  test('a message is sent once, in Lao, and its link is deleted', async () => {
    const { id } = await message('noy@example.la')
    expect(server.jobs.at(-1)).toEqual({ queue: 'mail.send', data: { messageId: id } })
    await deliver(transport, id)
    await deliver(transport, id)
    expect(sink.received).toHaveLength(1)
    expect(sink.received[0]?.to).toEqual(['noy@example.la'])
    const source = sink.received[0]?.text ?? ''
    expect(source).toContain('From: Sabai HR <hr@example.la>')
    expect(source).toContain('Content-Type: multipart/alternative')
    for (const type of ['text/plain', 'text/html']) {
      const text = partOf(source, type)
      expect(text).toContain('ເປີດລິ້ງນີ້ເພື່ອຕັ້ງລະຫັດຜ່ານໃໝ່ຂອງ noy')
      expect(text).toContain('http://localhost:3000/forgot/resetPassword?token=secret-token')
    }
    expect(partOf(source, 'text/html')).toContain('<html lang="lo">')
    expect(await stateOf(id)).toMatchObject({
      link: null,
      body: '',
      failure: null,
      sent_at: expect.any(Date),
    })
  })

  test('a message the server rejects keeps the class of the error and is sent with the next try', async () => {
    const { id } = await message('later@example.la')
    sink.refuse('mailbox is full')
    await expect(deliver(transport, id)).rejects.toThrow('mailbox is full')
    const failed = await stateOf(id)
    expect(failed.sent_at).toBeNull()
    expect(failed).toMatchObject({ failure: expect.stringMatching(/^E[A-Z]+ \d{3}$/), tries: 1 })
    sink.refuse(null)
    await deliver(transport, id)
    expect(await stateOf(id)).toMatchObject({ failure: null, tries: 2, sent_at: expect.any(Date) })
  })

  test('a message refused for good is not tried again: codes and words stay, without the address', async () => {
    const { id } = await message('gone@example.la')
    sink.refuse('5.1.1 <gone@example.la> is unknown', 550)
    await deliver(transport, id)
    const kept = await stateOf(id)
    expect(kept).toMatchObject({
      tries: 1,
      sent_at: null,
      given_up_at: expect.any(Date),
      link: null,
      body: '',
    })
    expect([kept.failure, kept.reply]).toEqual(['EMESSAGE 550 5.1.1', '550 5.1.1 … is unknown'])
    sink.refuse(null)
    await deliver(transport, id)
    expect(sink.received).toEqual([])
  })

  test('a message that fails eleven times is given up', async () => {
    const { id } = await message('busy@example.la')
    sink.refuse('busy', 451)
    for (let tries = 1; tries <= 10; tries += 1) await expect(deliver(transport, id)).rejects.toThrow('busy')
    expect((await stateOf(id)).given_up_at).toBeNull()
    await deliver(transport, id)
    expect(await stateOf(id)).toMatchObject({ tries: 11, given_up_at: expect.any(Date), body: '' })
  })

  test('an address with a comma is one address', async () => {
    const { id } = await message('a@example.la,b@example.la')
    await deliver(transport, id).catch(() => {})
    expect(sink.received.flatMap(({ to }) => to)).not.toContain('b@example.la')
  })

  test('a deleted message is no error', async () => {
    await deliver(transport, '01900000-0000-7000-8000-000000000000')
    expect(sink.received).toEqual([])
  })
})

describe('without one', () => {
  const without = () => ({
    ...server.services,
    config: { ...server.services.config, smtpUrl: null },
  })

  test('no job is queued: the message waits in the outbox, and its link is in no log', async () => {
    server.jobs.length = 0
    const { id } = await message('outbox@example.la', without())
    expect(server.jobs).toEqual([])
    const kept = await stateOf(id)
    expect(kept).toMatchObject({ sent_at: null, queued: false })
    expect(kept.link).toContain('secret-token')
    expect(server.logLines.join('')).not.toContain('secret-token')
  })

  test('a leave request without SMTP creates a message and no job', async () => {
    const plain = await testApp()
    const company = await leaveCompany(plain)
    plain.jobs.length = 0
    await requested(plain, company)
    const { mails } = await leaveRows(company)
    expect(mails).toHaveLength(1)
    expect(plain.jobs).toEqual([])
    await plain.stop()
  })

  test('on demo data the link is in no log either', async () => {
    const demo = { signIns: [{ username: 'hr', role: 'HR', area: '/employee' }], password: 'x' }
    await server.services.db
      .insertInto('installation_setting')
      .values({ key: 'demo', value: JSON.stringify(demo) })
      .execute()
    await message('demo@example.la', without())
    expect(server.logLines.join('')).not.toContain('secret-token')
  })
})

describe('when SMTP is set up later', () => {
  const ids = () => server.jobs.map(({ data }) => data)

  test('a start sends the messages of the last day, once, and no older ones', async () => {
    const without = { ...server.services, config: { ...server.services.config, smtpUrl: null } }
    const old = await message('old@example.la', without)
    server.setNow('2026-03-03T02:00:01Z')
    const recent = await message('recent@example.la', without)
    server.jobs.length = 0
    await queueWaitingMail(without)
    expect(ids()).toEqual([])
    await Promise.all([queueWaitingMail(server.services), queueWaitingMail(server.services)])
    expect(ids()).toEqual([{ messageId: recent.id }])
    await deliver(transport, recent.id)
    expect(sink.received.map(({ to }) => to)).toEqual([['recent@example.la']])
    expect(await stateOf(old.id)).toMatchObject({ queued: false, sent_at: null })
  })

  test('a job without SMTP leaves its message for the next start with SMTP', async () => {
    const { id } = await message('between@example.la')
    await deliver(null, id)
    server.jobs.length = 0
    await queueWaitingMail(server.services)
    expect(ids()).toEqual([{ messageId: id }])
  })
})
