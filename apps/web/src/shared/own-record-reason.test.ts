import { expect, test } from 'vitest'
import { asksOwnReason, ownReasonInput } from './own-record-reason.ts'

test.each([
  [{ ownRecordReason: 'Give a reason' }, true],
  [{ reason: 'Give a reason' }, false],
  [{}, false],
])('an answer about %j asks for the reason of an own record: %s', (fields, asks) => {
  expect(asksOwnReason({ fields })).toBe(asks)
})

test.each([
  [false, 'New account', {}],
  [true, '', {}],
  [true, '  ', {}],
  [true, ' New account ', { ownRecordReason: 'New account' }],
])('asked %s, "%s" is sent as %j', (isAsked, reason, input) => {
  expect(ownReasonInput(isAsked, reason)).toEqual(input)
})
