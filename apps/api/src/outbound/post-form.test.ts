import { createServer } from 'node:https'
import type { Server } from 'node:https'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { loopbackCertificate } from '#test/loopback-certificate.ts'
import { postForm } from './post-form.ts'
import { isPrivateAddress } from './is-private-address.ts'

const { key, cert } = loopbackCertificate()
let server: Server
let url: string
let received: { type: string; body: string }[] = []
let answer: { status: number; headers?: Record<string, string> } = { status: 204 }

beforeAll(async () => {
  server = createServer({ key, cert }, (request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push({ type: request.headers['content-type'] ?? '', body: Buffer.concat(chunks).toString() })
      response.writeHead(answer.status, answer.headers).end()
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  url = `https://localhost:${typeof address === 'object' && address ? address.port : 0}/hook`
})
afterAll(() => new Promise<void>(resolve => server.close(() => resolve())))
beforeEach(() => {
  received = []
  answer = { status: 204 }
})

const form = () => {
  const data = new FormData()
  data.append('content', 'what happened')
  return data
}
const loopbackAllowed = { isRefused: () => false, ca: cert }

test('the form arrives', async () => {
  await postForm(url, form(), loopbackAllowed)
  expect(received).toHaveLength(1)
  expect(received[0]?.type).toMatch(/^multipart\/form-data; boundary=/)
  expect(received[0]?.body).toContain('what happened')
})

test('a name that leads to a private address is refused before anything is sent', async () => {
  await expect(postForm(url, form(), { ...loopbackAllowed, isRefused: isPrivateAddress })).rejects.toThrow(
    'private address',
  )
  await expect(
    postForm(url.replace('localhost', '127.0.0.1'), form(), {
      ...loopbackAllowed,
      isRefused: isPrivateAddress,
    }),
  ).rejects.toThrow('private address')
  await expect(postForm(url.replace('localhost', '[::1]'), form())).rejects.toThrow('private address')
  expect(received).toEqual([])
})

test('a redirect is not followed', async () => {
  answer = { status: 302, headers: { location: url } }
  await expect(postForm(url, form(), loopbackAllowed)).rejects.toThrow('answered 302')
  expect(received).toHaveLength(1)
})

test('a failure outside, an unknown certificate and plain http are errors', async () => {
  answer = { status: 500 }
  await expect(postForm(url, form(), loopbackAllowed)).rejects.toThrow('answered 500')
  await expect(postForm(url, form(), { isRefused: () => false })).rejects.toThrow('certificate')
  await expect(postForm(url.replace('https', 'http'), form(), loopbackAllowed)).rejects.toThrow('Only https')
})

test.each([
  '10.1.2.3',
  '127.0.0.1',
  '127.9.9.9',
  '169.254.169.254',
  '172.31.0.1',
  '192.168.0.1',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:10.0.0.1',
  '::ffff:7f00:1',
  'fe80::1',
  'fe80::1%eth0',
  'fd00::1',
  'ff02::1',
  '64:ff9b::a00:1',
  '2002:7f00:1::',
])('%s is private', address => expect(isPrivateAddress(address)).toBe(true))

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])(
  '%s is public',
  address => expect(isPrivateAddress(address)).toBe(false),
)
