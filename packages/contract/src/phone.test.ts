import { expect, test } from 'vitest'
import { phoneNumber } from './phone.ts'

test.each([
  ['020 55 512 345', '+8562055512345'],
  ['20 5551 2345', '+8562055512345'],
  ['+856 20 5551 2345', '+8562055512345'],
  ['+856 20 81 234 567', '+8562081234567'],
  ['2081234567', '+8562081234567'],
  ['030 23 45 678', '+856302345678'],
  ['021 215 678', '+85621215678'],
  ['+66 81 234 5678', '+66812345678'],
])('%s is %s', (text, number) => expect(phoneNumber(text)).toBe(number))

test.each([['+856 20 12 345 678'], ['020 812 345 6'], ['020 8123 45678'], ['none'], ['']])(
  '%j is no number',
  text => expect(phoneNumber(text)).toBeUndefined(),
)
