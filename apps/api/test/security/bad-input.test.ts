// Whatever is sent to any endpoint by a signed-in administrator: never an answer of 500, never a hang.
import { allEndpoints } from '@hr/contract/endpoints.ts'
import type { Endpoint } from '@hr/contract/endpoint.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { signIn } from '#test/call.ts'
import { makeCompany } from '#test/factories.ts'
import { testApp } from '#test/test-app.ts'
import type { TestApp } from '#test/test-app.ts'

let server: TestApp
let username: string
beforeAll(async () => {
  server = await testApp()
  username = (await makeCompany(server)).admin.username
})
afterAll(() => server.stop())

const fieldNames = (endpoint: Endpoint) =>
  Object.keys(z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }).properties ?? {})

/** What breaks naive servers: controls, surrogates, huge and tiny numbers, dates that are none, SQL, paths, Lao. */
const nastyText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-1',
    '1e309',
    'NaN',
    'null',
    'true',
    '[]',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\u202e',
    "' or 1=1 --",
    '../../etc/passwd',
    '%',
    '%00',
    '2026-02-30',
    '0000-00-00',
    '9999-12-31',
    '24:00',
    '=1+1',
    'ກ'.repeat(300),
    'x'.repeat(5000),
    '00000000-0000-0000-0000-000000000000',
    '2147483648',
    '-2147483649',
    '9007199254740993',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
)
const nastyValue = fc.oneof(
  nastyText,
  fc.constantFrom(null, true, false, 0, -1, 1.5, 1e21, [], {}, [[]], [null]),
  fc.array(nastyText, { maxLength: 3 }),
  fc.dictionary(fc.constantFrom('a', 'toString', 'length', 'day'), nastyText, {
    maxKeys: 2,
    noNullPrototype: true,
  }),
)

/** FC_RUNS for a long search. */
const numRuns = Number(process.env.FC_RUNS ?? 12)
const endpoints = allEndpoints.filter(({ name }) => name !== 'logout')

test.each(endpoints.map(({ name, endpoint }) => [name, endpoint] as const))('%s', async (_name, endpoint) => {
  const names = [...fieldNames(endpoint), 'surprise']
  const token = await signIn(server, username)
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(fc.constantFrom(...names), nastyValue, { maxKeys: names.length, noNullPrototype: true }),
      fc.constantFrom('json', 'form', 'multipart', 'raw'),
      fc.string({ unit: 'binary', maxLength: 200 }),
      async (fields, form, noise) => {
        const answer = await server.app.inject(requestOf(endpoint, token, fields, form, noise))
        expect(answer.statusCode, answer.body).toBeLessThan(500)
        // The session stays good; only the sign-in itself may refuse what was sent as a password.
        if (answer.statusCode === 401) expect(answer.json().errors[0]).toBe('SIGN_IN_FAILED')
      },
    ),
    { numRuns },
  )
})

type Fields = Readonly<Record<string, unknown>>

function requestOf(endpoint: Endpoint, token: string, fields: Fields, form: string, noise: string) {
  const path = endpoint.path.replace(
    /:(\w+)/g,
    (_, name: string) => safeEncoded(textOf(fields[name] ?? '1')) || '1',
  )
  const query = endpoint.method === 'GET' || endpoint.method === 'DELETE' ? `?${encodedForm(fields)}` : ''
  const { type, payload } = bodyOf(fields, form, noise, endpoint.files?.field ?? 'files')
  return {
    method: endpoint.method,
    url: `/api${path}${query}`,
    headers: { authorization: `Bearer ${token}`, ...(query === '' && { 'content-type': type }) },
    ...(query === '' && { payload }),
  }
}

function bodyOf(
  fields: Fields,
  form: string,
  noise: string,
  fileField: string,
): { type: string; payload: string } {
  if (form === 'json') return { type: 'application/json', payload: JSON.stringify(fields) }
  if (form === 'form') return { type: 'application/x-www-form-urlencoded', payload: encodedForm(fields) }
  if (form === 'raw') return { type: 'application/json', payload: noise }
  const parts = Object.entries(fields).map(
    ([key, value]) => `--edge\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${textOf(value)}\r\n`,
  )
  const file = `--edge\r\nContent-Disposition: form-data; name="${fileField}"; filename="${encodeURIComponent(noise.toWellFormed())}"\r\n\r\n${noise}\r\n`
  return { type: 'multipart/form-data; boundary=edge', payload: `${parts.join('')}${file}--edge--\r\n` }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

const safeEncoded = (text: string): string => encodeURIComponent(text.toWellFormed()).slice(0, 190)

const encodedForm = (fields: Fields): string =>
  Object.entries(fields)
    .map(([key, value]) => `${key}=${encodeURIComponent(textOf(value).toWellFormed())}`)
    .join('&')
