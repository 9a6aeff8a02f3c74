// An address that the router cannot read is answered like one that does not exist, with the same security headers.
import { expect, test } from 'vitest'
import { testServer } from '#test/test-server.ts'

const server = testServer()
const get = async (url: string) => {
  const { statusCode, headers, body } = await server.app.inject({
    url,
    headers: { 'accept-language': 'lo', 'x-forwarded-for': '192.0.2.9' },
  })
  const ofEveryCall = Object.entries(headers).filter(([name]) => !/^(date|x-ratelimit)/.test(name))
  return { statusCode, body, headers: Object.fromEntries(ofEveryCall) }
}

test.each(['/%E0%A4%A', '/api/employees/%E0%A4%A', '/api/%', `/api/employees/${'9'.repeat(300)}`])(
  '%s',
  async url => {
    const unknown = await get('/api/nothing')
    expect(unknown.statusCode).toBe(404)
    expect(unknown.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
    })
    expect(await get(url)).toEqual(unknown)
  },
)
