import { expect, test } from 'vitest'
import { askedReasonInput, asksReason } from './asked-reason.ts'

test.each([
  ['ownRecordReason', { ownRecordReason: 'Give a reason' }, true],
  ['ownRecordReason', { reason: 'Give a reason' }, false],
  ['ownRecordReason', {}, false],
  ['closedReason', { closedReason: 'Give a reason' }, true],
  ['closedReason', { ownRecordReason: 'Give a reason' }, false],
] as const)('%s is asked for by an answer about %j: %s', (name, fields, asks) => {
  expect(asksReason(name, { fields })).toBe(asks)
})

test.each([
  [false, 'New account', {}],
  [true, '', {}],
  [true, '  ', {}],
  [true, ' New account ', { closedReason: 'New account' }],
])('asked %s, "%s" is sent as %j', (isAsked, reason, input) => {
  expect(askedReasonInput('closedReason', isAsked, reason)).toEqual(input)
})
