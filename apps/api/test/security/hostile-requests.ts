// Generated requests to one endpoint, valid and broken: JSON, forms, multipart, queries, cursors and headers.
import type { Endpoint } from '@hr/contract/endpoint.ts'
import fc from 'fast-check'
import * as z from 'zod/mini'
import { formPairs } from '#test/call.ts'
import type { KnownBadInput } from './known-bad-input.ts'
import { hostileText, hostileValue, plausibleObject } from './hostile-values.ts'
import type { KnownThings } from './hostile-values.ts'

export type HostileRequest = {
  readonly method: Endpoint['method']
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload?: string | Buffer
}

type Fields = Readonly<Record<string, unknown>>
type Body = { readonly type: string; readonly payload: string | Buffer }

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Token '' calls without a session. */
export function hostileRequest(
  endpoint: Endpoint,
  token: string,
  known: KnownThings,
): fc.Arbitrary<HostileRequest> {
  const schema = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' })
  const { method } = endpoint
  const hasCursor = 'after' in (schema.properties ?? {})
  const hasBody = method !== 'GET' && method !== 'DELETE'
  const fields = fc
    .tuple(plausibleObject(schema, known), cursor)
    .map(([given, after]) => (after === undefined || !hasCursor ? given : { ...given, after }))
  return fc
    .tuple(fields, headers, hasBody ? bodyOf(fields, endpoint.files?.field ?? 'files') : fc.constant(null))
    .map(([given, extra, body]) => {
      const inPath = pathOf(endpoint.path, given)
      const query = hasBody ? '' : `?${formText(withoutPath(endpoint.path, given))}`
      return {
        method,
        url: `/api${inPath}${query}`,
        headers: {
          ...(token !== '' && { authorization: `Bearer ${token}` }),
          ...extra,
          ...(body && { 'content-type': body.type }),
        },
        ...(body && { payload: body.payload }),
      }
    })
}

/** Cursors that no page has issued. */
const cursor = fc.option(
  fc.oneof(
    hostileText,
    fc
      .array(fc.oneof(hostileValue, fc.constantFrom('2026-03-02T00:00:00.000Z', '1')), { maxLength: 4 })
      .map(key => Buffer.from(JSON.stringify(key)).toString('base64url')),
  ),
  { nil: undefined },
)

const headers: fc.Arbitrary<Record<string, string>> = fc
  .record(
    {
      'accept-language': fc.constantFrom('lo', 'en', 'xx;q=9', '*', ','.repeat(500), 'lo;q=NaN'),
      'idempotency-key': fc.oneof(fc.constantFrom('a', 'x'.repeat(201), ' ', '\u00ff'), fc.uuid()),
      'x-forwarded-for': fc.constantFrom('', 'nonsense', '1.2.3.4, 5.6.7.8', '::ffff:1.2.3.4', '%00'),
      'user-agent': fc.constantFrom('', '\u00e9'.repeat(400)),
      'accept-encoding': fc.constantFrom('gzip', 'br', 'br;q=0, gzip;q=0', '*', 'nonsense'),
      'if-none-match': fc.constantFrom('*', '"', 'W/""'),
    },
    { requiredKeys: [] },
  )
  .map(given => ({ ...given }))

function bodyOf(fields: fc.Arbitrary<Fields>, fileField: string): fc.Arbitrary<Body> {
  const json = fields.map(given => ({ type: 'application/json', payload: JSON.stringify(given) }))
  const form = fields.map(given => ({ type: 'application/x-www-form-urlencoded', payload: formText(given) }))
  return fc.oneof(
    { weight: 4, arbitrary: json },
    { weight: 3, arbitrary: form },
    { weight: 4, arbitrary: multipart(fields, fileField) },
    { weight: 1, arbitrary: noise(json) },
    { weight: 1, arbitrary: noise(form) },
    { weight: 1, arbitrary: strangeJson },
  )
}

const strangeJson = fc
  .constantFrom(
    '[[[[[[[1]]]]]]]',
    `${'['.repeat(20_000)}`,
    '{"a":1e400}',
    '{"__proto__":{"x":1}}',
    '{"a":1,"a":2}',
    'null',
    '"text"',
    '{"name":"\\ud800"}',
    '{"name":"\\u0000"}',
    '{',
    '\ufeff{}',
  )
  .map(payload => ({ type: 'application/json', payload }))

/** Truncated, with changed bytes, or with another content type. */
const noise = (body: fc.Arbitrary<Body>): fc.Arbitrary<Body> =>
  fc
    .tuple(
      body,
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.uint8Array({ maxLength: 4 }),
      fc.constantFrom('', '; charset=utf-16', '; charset=nonsense', ';', '; boundary=x'),
    )
    .map(([{ type, payload }, share, bytes, suffix]) => {
      const whole = Buffer.from(payload)
      const at = Math.floor(share * whole.length)
      const changed = Buffer.concat([whole.subarray(0, at), bytes, whole.subarray(at + bytes.length * 2)])
      return { type: `${type}${suffix}`, payload: changed }
    })

const partHeads = fc.oneof(
  { weight: 8, arbitrary: fc.constant('') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '\r\nContent-Type: application/json',
      '\r\nContent-Type: text/plain; charset=utf-16le',
      '\r\nContent-Type: text/plain; charset=nonsense',
      '\r\nContent-Type: ;;=',
      '\r\nContent-Transfer-Encoding: base64',
      '\r\nContent-Transfer-Encoding: nonsense',
      '\r\nContent-Disposition: form-data',
      '\r\nno colon here',
      `\r\nX-Long: ${'x'.repeat(90_000)}`,
    ),
  },
)

/** Fields and up to three files; sometimes with broken boundaries, headers or end. */
function multipart(fields: fc.Arbitrary<Fields>, fileField: string): fc.Arbitrary<Body> {
  const bytes = fc.oneof(
    fc.constantFrom(
      png,
      Buffer.from('a,b\r\n1,2\r\n'),
      Buffer.from('%PDF-1.4\n'),
      Buffer.from('PK\u0003\u0004'),
    ),
    fc.uint8Array({ maxLength: 60 }).map(given => Buffer.from(given)),
  )
  const file = fc.record({
    name: fc.oneof(fc.constantFrom('a.csv', 'a.png', `${'n'.repeat(149)}😀`, ''), hostileText),
    field: fc.constantFrom(fileField, fileField, fileField, `${fileField}[]`, 'other', '__proto__'),
    bytes,
  })
  const whole = fc.tuple(fields, fc.array(file, { maxLength: 3 }), partHeads).map(([given, files, head]) => {
    const texts = formPairs(given).map(([name, value]) =>
      Buffer.from(`--edge\r\nContent-Disposition: form-data; name="${name}"${head}\r\n\r\n${value}\r\n`),
    )
    const uploads = files.flatMap(({ name, field, bytes: content }) => [
      Buffer.from(
        `--edge\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"${head}\r\n\r\n`,
      ),
      content,
      Buffer.from('\r\n'),
    ])
    return {
      type: 'multipart/form-data; boundary=edge',
      payload: Buffer.concat([...texts, ...uploads, Buffer.from('--edge--\r\n')]),
    }
  })
  const type = fc.constantFrom(
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=""',
    'multipart/form-data; boundary=other',
    `multipart/form-data; boundary=${'e'.repeat(5000)}`,
    'multipart/mixed; boundary=edge',
    "multipart/form-data; boundary*=utf-8''edge",
  )
  const wrongEdge = fc.tuple(whole, type).map(([{ payload }, one]) => ({ type: one, payload }))
  return fc.oneof(
    { weight: 4, arbitrary: whole },
    { weight: 1, arbitrary: wrongEdge },
    { weight: 2, arbitrary: noise(whole) },
  )
}

const pathOf = (path: string, fields: Fields): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encoded(textOf(fields[name] ?? '1')).slice(0, 190) || '1')

const withoutPath = (path: string, fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !path.includes(`:${name}`)))

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed())
const formText = (fields: Fields): string =>
  formPairs({ ...fields })
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .join('&')

/** A request of known-bad-input.ts. */
export const knownRequest = (
  { method, path, contentType, payload }: KnownBadInput,
  token: string,
): HostileRequest => ({
  method,
  url: `/api${path}`,
  headers: {
    authorization: `Bearer ${token}`,
    ...(contentType !== '' && { 'content-type': contentType }),
  },
  ...(contentType !== '' && { payload }),
})
