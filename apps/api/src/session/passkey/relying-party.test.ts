import { expect, test } from 'vitest'
import { relyingParty } from './relying-party.ts'

test.each([
  ['https://hr.example.la', 'hr.example.la', 'https://hr.example.la', null],
  ['https://hr.example.la:8443/sabai', 'hr.example.la', 'https://hr.example.la:8443', null],
  ['http://localhost:3000', 'localhost', 'http://localhost:3000', null],
  ['http://hr.localhost:3000', 'hr.localhost', 'http://hr.localhost:3000', null],
  ['http://hr.example.la', 'hr.example.la', 'http://hr.example.la', 'https'],
  ['http://localhost.example.la', 'localhost.example.la', 'http://localhost.example.la', 'https'],
  ['https://10.0.0.5', '10.0.0.5', 'https://10.0.0.5', 'host_name'],
  ['http://10.0.0.5:3000', '10.0.0.5', 'http://10.0.0.5:3000', 'host_name'],
  ['https://[2001:db8::1]', '[2001:db8::1]', 'https://[2001:db8::1]', 'host_name'],
])('%s', (publicUrl, id, origin, obstacle) => {
  expect(relyingParty({ publicUrl })).toEqual({ id, origin, obstacle })
})
