import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { employeeLogin } from '@hr/contract/session.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { inCompany } from '#test/in-company.ts'
import { makeCompany, makeEmployee, password } from '#test/factories.ts'
import { signIn } from '#test/call.ts'
import { perFile } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'
import { acceptedEncoding, isCompressible } from './compressed-answer.ts'

const server = testServer()
const company = perFile(() => makeCompany(server))
let token: string
beforeAll(async () => {
  await inCompany(server, company.workspaceId, async trx => {
    for (let number = 0; number < 30; number += 1)
      await makeEmployee(trx, server, { staffId: `MANY-${number}` })
  })
  token = await signIn(server, company.hr.username)
})

const read = (url: string, encodings?: string) =>
  server.app.inject({
    url: `/api${url}`,
    headers: { authorization: `Bearer ${token}`, ...(encodings && { 'accept-encoding': encodings }) },
  })

describe('an answer of more than 1 KB', () => {
  test.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip, deflate', gunzipSync],
  ] as const)('leaves as %s, a fifth of its size or less', async (encoding, accepted, decompress) => {
    const plain = await read('/employees?limit=30')
    const answer = await read('/employees?limit=30', accepted)
    expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
    expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length)
    expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5)
    expect(JSON.parse(decompress(answer.rawPayload).toString())).toEqual(plain.json())
  })

  test('is sent as it is to a client that accepts neither, with Vary for caches', async () => {
    const answer = await read('/employees?limit=30', 'br;q=0, identity')
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(answer.headers.vary).toBe('accept-encoding')
    expect(answer.json().success).toBe(true)
  })
})

test.each([
  ['a small answer', '/notifications?q=UNREAD'],
  ['a file', '/employees/export'],
])('%s is not compressed', async (_what, url) => {
  const answer = await read(url, 'gzip, br')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-encoding']).toBeUndefined()
})

test('an answer with a token is not compressed', async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/auth/employee/login',
    headers: { 'accept-encoding': 'gzip, br' },
    payload: { username: company.hr.username, password },
  })
  expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, undefined])
  expect(isCompressible(employeeLogin)).toBe(false)
})

test.each([
  ['', undefined],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0, gzip;q=0', undefined],
  ['br;q=0.5', 'br'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['identity', undefined],
  ['nonsense;;=,', undefined],
])('accept-encoding %j: %j', (header, encoding) => expect(acceptedEncoding(header)).toBe(encoding))
