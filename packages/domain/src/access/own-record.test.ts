import { describe, expect, test } from 'vitest'
import { isGuardedField, ownRecordRefusal } from './own-record.ts'

describe('who may change their own pay or clock', () => {
  test.each([
    { isOwn: false, hasSecondPerson: true, reason: '', refusal: undefined },
    { isOwn: false, hasSecondPerson: false, reason: '', refusal: undefined },
    { isOwn: true, hasSecondPerson: true, reason: '', refusal: 'OWN_RECORD' },
    { isOwn: true, hasSecondPerson: true, reason: 'Nobody is here', refusal: 'OWN_RECORD' },
    { isOwn: true, hasSecondPerson: false, reason: '', refusal: 'OWN_RECORD_REASON' },
    { isOwn: true, hasSecondPerson: false, reason: '  ', refusal: 'OWN_RECORD_REASON' },
    { isOwn: true, hasSecondPerson: false, reason: 'First set-up', refusal: undefined },
  ])('$isOwn, second person $hasSecondPerson, "$reason": $refusal', ({ refusal, ...facts }) => {
    expect(ownRecordRefusal(facts)).toBe(refusal)
  })
})

test.each([
  ['bankAccountNumber', true],
  ['startDate', true],
  ['probationEndsOn', true],
  ['status', true],
  ['deviceNumber', true],
  ['staffId', true],
  ['phone', false],
  ['firstName', false],
  ['maritalStatus', false],
])('%s is guarded: %s', (field, isGuarded) => {
  expect(isGuardedField(field)).toBe(isGuarded)
})
