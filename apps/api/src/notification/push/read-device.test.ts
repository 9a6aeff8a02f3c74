import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { readDevice } from './read-device.ts'

const keys = { p256dh: randomBytes(65).toString('base64url'), auth: randomBytes(16).toString('base64url') }
const endpoint = 'https://push.example/1'
const token = (fields: object) => JSON.stringify({ endpoint, expirationTime: null, keys, ...fields })

test('a subscription', () => expect(readDevice(token({}))).toEqual({ endpoint, ...keys }))

test.each([
  ['no JSON', 'text'],
  ['an empty object', '{}'],
  ['null', 'null'],
  ['plain http', token({ endpoint: 'http://push.example/1' })],
  ['another scheme', token({ endpoint: 'file:///etc/passwd' })],
  ['an address that is too long', token({ endpoint: `${endpoint}/${'x'.repeat(1000)}` })],
  ['a short key', token({ keys: { ...keys, p256dh: randomBytes(64).toString('base64url') } })],
  ['a long secret', token({ keys: { ...keys, auth: randomBytes(17).toString('base64url') } })],
])('%s is none', (_name, text) => expect(readDevice(text)).toBeUndefined())
