import sharp from 'sharp'
import { createServer } from 'node:https'
import type { Server } from 'node:https'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { login } from '@hr/contract/session.ts'
import { errorReporting, reportError as endpoint } from '@hr/contract/system.ts'
import { ageAttempts } from '#test/age-attempts.ts'
import { call, signIn } from '#test/call.ts'
import { makeCompany, password } from '#test/factories.ts'
import type { TestCompany } from '#test/factories.ts'
import { loopbackCertificate } from '#test/loopback-certificate.ts'
import { testApp } from '#test/test-app.ts'
import type { TestApp } from '#test/test-app.ts'
import { relayError } from './relay-error.ts'
import { plainText, withoutSecrets } from './report-error.ts'

const { key, cert } = loopbackCertificate()
let webhook: Server
let server: TestApp
let company: TestCompany
let received: Buffer[] = []

beforeAll(async () => {
  webhook = createServer({ key, cert }, async (request, response) => {
    received.push(Buffer.from(await new Response(request).arrayBuffer()))
    response.writeHead(204).end()
  })
  await new Promise<void>(resolve => webhook.listen(0, '127.0.0.1', resolve))
  const address = webhook.address()
  const port = typeof address === 'object' && address ? address.port : 0
  server = await testApp({ ERROR_WEBHOOK_URL: `https://localhost:${port}/hook` })
  company = await makeCompany(server)
})
afterAll(async () => {
  await server.stop()
  await new Promise<void>(resolve => webhook.close(() => resolve()))
})
afterEach(() => {
  received = []
  server.jobs.length = 0
  server.logLines.length = 0
})

const png = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
const report = async (username: string, files?: { name: string; bytes: Uint8Array }[]) => {
  const token = await signIn(server, username)
  const input = { content: 'TypeError: x is undefined, token=abc', page: '/app/leaves?auth=secret' }
  return { token, again: () => call(server, token, endpoint, input, { ...(files && { files }) }) }
}
async function relayAll() {
  for (const { data } of server.jobs.splice(0)) {
    const job = data as Parameters<typeof relayError>[1]
    await relayError(server.services, job, { isRefused: () => false, ca: cert })
  }
}

test('a report goes to the webhook with its picture, once a minute per session', async () => {
  const picture = await png()
  const { again } = await report(company.hr.username, [{ name: 'page.png', bytes: picture }])
  expect((await call(server, null, errorReporting, {})).data).toEqual({ isOn: true })
  expect((await again()).status).toBe(200)
  await ageAttempts(server, 50)
  expect((await again()).status).toBe(200)
  expect(server.jobs).toHaveLength(1)
  await relayAll()
  const [message = Buffer.of()] = received
  expect(message.includes(picture)).toBe(true)
  expect(message.toString()).toContain('TypeError: x is undefined')
  expect(message.toString()).not.toMatch(/secret|abc/)
  await ageAttempts(server, 10)
  await again()
  expect(server.jobs).toHaveLength(1)
})

test('the log says that an error happened, not what the page showed', async () => {
  const { again } = await report(company.employee.username)
  await again()
  const line = server.logLines.find(text => text.includes('error in a browser')) ?? ''
  expect(JSON.parse(line)).toMatchObject({
    area: 'app',
    fingerprint: expect.stringMatching(/^[0-9a-f]{12}$/),
  })
  expect(server.logLines.join('')).not.toContain('TypeError')
})

test('a picture must be a png or jpeg of at most three megabytes', async () => {
  const gif = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64')
  for (const bytes of [gif, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')]) {
    const { again } = await report(company.manager.username, [{ name: 'page.png', bytes }])
    expect((await again()).code).toBe('FILE_TYPE')
  }
  const large = await report(company.manager.username, [
    { name: 'page.png', bytes: Buffer.concat([await png(), Buffer.alloc(3 * 1024 * 1024)]) },
  ])
  expect((await large.again()).code).toBe('TOO_LARGE')
  expect(server.jobs).toEqual([])
})

test('a private address is not called, with or without a picture', async () => {
  const { again } = await report(company.admin.username)
  await again()
  const [job] = server.jobs
  const data = job?.data as Parameters<typeof relayError>[1]
  await expect(relayError(server.services, data)).rejects.toThrow('private address')
})

test('visitors without a session report once a minute in all', async () => {
  for (const content of ['The sign-in page failed', 'It failed again'])
    expect((await call(server, null, endpoint, { content, page: '/' })).status).toBe(200)
  expect(server.jobs).toHaveLength(1)
  await relayAll()
  expect(received.toString()).toContain('The sign-in page failed')
})

test('a report calls nobody in the chat and brings no links that say something else', () => {
  const text = plainText('@everyone <!channel> [Sign in](https://example.com) ```\nlater')
  expect(text.slice(0, 4)).toBe('```\n')
  expect(text.slice(-4)).toBe('\n```')
  expect(text.slice(4, -4)).not.toMatch(/@everyone|<!|```/)
})

test('without a webhook nothing is sent', async () => {
  const quiet = await testApp()
  const { owner } = await makeCompany(quiet)
  const token = (await call(quiet, null, login, { username: owner.username, password })).data.token
  expect((await call(quiet, token, endpoint, { content: 'x', page: '/space' })).status).toBe(200)
  expect(quiet.jobs).toEqual([])
  expect((await call(quiet, null, errorReporting, {})).data).toEqual({ isOn: false })
  await quiet.stop()
})

test.each([
  ['at /app/x?token=abc&b=1 (line 3)', 'at /app/x?... (line 3)'],
  ['deviceToken=abc, Auth=x;y', 'deviceToken=***, Auth=***;y'],
  [`Bearer ${'aB3_'.repeat(11)} failed`, 'Bearer *** failed'],
  ['LeaveRequestPage.tsx:12', 'LeaveRequestPage.tsx:12'],
])('withoutSecrets %s', (text, expected) => expect(withoutSecrets(text)).toBe(expected))
