import { expect, test } from 'vitest'
import { isConnectionLost } from './connection-lost.ts'

const withCode = (code: string, syscall?: string) => Object.assign(new Error(code), { code, syscall })

test.each([
  '08000',
  '08003',
  '08006',
  '25P03',
  '53200',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
])('code %s: the connection is lost', code => expect(isConnectionLost(withCode(code))).toBe(true))

test.each(['23505', '40001', '53100', '57014', 'ENOSPC', 'ENOENT', 'FST_ERR_CTP_BODY_TOO_LARGE'])(
  'code %s: it is not',
  code => expect(isConnectionLost(withCode(code))).toBe(false),
)

test('a missing socket or host counts only while connecting', () => {
  expect(isConnectionLost(withCode('ENOENT', 'connect'))).toBe(true)
  expect(isConnectionLost(withCode('ENOTFOUND', 'getaddrinfo'))).toBe(true)
  expect(isConnectionLost(withCode('ENOENT', 'open'))).toBe(false)
})

test.each([
  ['Connection terminated unexpectedly', true],
  ['Connection terminated', true],
  ['Connection terminated due to connection timeout', true],
  ['Client has encountered a connection error and is not queryable', true],
  ['Client was closed and is not queryable', true],
  ['timeout exceeded when trying to connect', true],
  ['timeout expired', true],
  ['Cannot use a pool after calling end on the pool', true],
  ['Unexpected end of JSON input', false],
])('the driver says "%s": %s', (message, isLost) => expect(isConnectionLost(new Error(message))).toBe(isLost))

test('a value that is not an error does not count', () => expect(isConnectionLost('ECONNRESET')).toBe(false))
