// Requests that once led to a 500 or to no response: sent again in every run.
import type { Method } from '@hr/contract/endpoint.ts'

export type KnownBadInput = {
  readonly name: string
  readonly method: Method
  /** Path below the API base, with its query. */
  readonly path: string
  readonly contentType: string
  readonly payload: string | Buffer
  readonly code: string
}

const part = (head: string, value: string) => `--x\r\n${head}\r\n\r\n${value}\r\n`
const field = (name: string) => `Content-Disposition: form-data; name="${name}"`
const upload = 'Content-Disposition: form-data; name="file"; filename="a.csv"'
const multipart = 'multipart/form-data; boundary=x'

const signIn = { method: 'POST', path: '/auth/login', code: 'BODY_MALFORMED' } as const
const position = { method: 'POST', path: '/positions', contentType: 'application/json' } as const

export const knownBadInput: readonly KnownBadInput[] = [
  { name: 'multipart without a boundary', ...signIn, contentType: 'multipart/form-data', payload: 'a=1' },
  {
    name: 'multipart with an empty boundary',
    ...signIn,
    contentType: 'multipart/form-data; boundary=',
    payload: 'a=1',
  },
  { name: 'multipart without a part', ...signIn, contentType: multipart, payload: 'a=1' },
  {
    name: 'multipart cut off in a field',
    ...signIn,
    contentType: multipart,
    payload: `--x\r\n${field('username')}\r\n\r\nno`,
  },
  {
    name: 'multipart cut off in the head of a part',
    ...signIn,
    contentType: multipart,
    payload: `--x\r\nContent-Dispo`,
  },
  {
    name: 'multipart cut off in a file',
    method: 'POST',
    path: '/employees/import',
    contentType: multipart,
    payload: `--x\r\n${upload}\r\n\r\nname,emai`,
    code: 'BODY_MALFORMED',
  },
  {
    name: 'a JSON part that is no text',
    ...signIn,
    contentType: multipart,
    payload: `${part(`${field('username')}\r\nContent-Type: application/json`, '{"toString":1}')}--x--\r\n`,
  },
  {
    name: 'a JSON part that is no JSON',
    ...signIn,
    contentType: multipart,
    payload: `${part(`${field('username')}\r\nContent-Type: application/json`, '{')}--x--\r\n`,
  },
  {
    name: 'a field without a name',
    ...signIn,
    contentType: multipart,
    payload: `${part('Content-Disposition: form-data; nam="username"', 'a')}--x--\r\n`,
  },
  {
    name: 'a file without a name of its field',
    method: 'POST',
    path: '/employees/import',
    contentType: multipart,
    payload: `${part('Content-Disposition: form-data; filename="a.csv"', 'a')}--x--\r\n`,
    code: 'BODY_MALFORMED',
  },
  {
    name: 'a part name that is too long',
    ...signIn,
    contentType: multipart,
    payload: `${part(field('n'.repeat(201)), 'a')}--x--\r\n`,
  },
  {
    name: 'a part that is too large',
    ...signIn,
    contentType: multipart,
    payload: `${part(field('username'), 'a'.repeat(1024 * 1024 + 1))}--x--\r\n`,
    code: 'TOO_LARGE',
  },
  {
    name: 'half a character in a part of UTF-16',
    ...signIn,
    contentType: multipart,
    payload: Buffer.concat([
      Buffer.from(`--x\r\n${field('username')}\r\nContent-Type: text/plain; charset=utf-16le\r\n\r\n`),
      Buffer.from([0x00, 0xd8, 0x61, 0x00]),
      Buffer.from(`\r\n${part(field('password'), 'Demo1234')}--x--\r\n`),
    ]),
    code: 'INVALID_INPUT',
  },
  { name: 'half a character in JSON', ...position, payload: '{"name":"\\ud800x"}', code: 'INVALID_INPUT' },
  { name: 'NUL in JSON', ...position, payload: '{"name":"a\\u0000b"}', code: 'INVALID_INPUT' },
  {
    name: 'half a character in a name in JSON',
    ...position,
    payload: '{"\\ud800":1}',
    code: 'BODY_MALFORMED',
  },
  {
    name: 'half a character in an e-mail address, without a session',
    method: 'POST',
    path: '/auth/forgot-password',
    contentType: 'application/json',
    payload: '{"email":"\\ud800x@example.com"}',
    code: 'INVALID_INPUT',
  },
  {
    name: 'NUL in a form',
    method: 'POST',
    path: '/positions',
    contentType: 'application/x-www-form-urlencoded',
    payload: 'name=a%00b',
    code: 'INVALID_INPUT',
  },
  {
    name: 'NUL in a query',
    method: 'GET',
    path: '/employees?search=a%00b',
    contentType: '',
    payload: '',
    code: 'INVALID_INPUT',
  },
  {
    name: 'NUL in a path',
    method: 'GET',
    path: '/employees/a%00b',
    contentType: '',
    payload: '',
    code: 'NOT_FOUND',
  },
  {
    name: 'half an escape in a path',
    method: 'GET',
    path: '/employees/%E0%A4%A',
    contentType: '',
    payload: '',
    code: 'NOT_FOUND',
  },
  {
    name: 'a part of a path that is too long',
    method: 'GET',
    path: `/employees/${'a'.repeat(201)}`,
    contentType: '',
    payload: '',
    code: 'NOT_FOUND',
  },
  {
    name: 'a cursor with an id that is too large',
    method: 'GET',
    path: `/leave-summary?after=${Buffer.from('["A","2147483648"]').toString('base64url')}`,
    contentType: '',
    payload: '',
    code: 'BAD_CURSOR',
  },
]
