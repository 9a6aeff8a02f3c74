import { expect, test } from 'vitest'
import { draftKey, expiryQuestion } from './expiry-consent.ts'

const draft = { leaveTypeId: 'annual', halfDays: 5, date: '2025-12-01' }
const refused = draftKey(draft)

test('asks about the refused draft, and accepts it with the check box', () => {
  expect(expiryQuestion({ refused: null, accepted: null }, draft).isAsked).toBe(false)
  expect(expiryQuestion({ refused, accepted: null }, draft)).toEqual({ isAsked: true, isAccepted: false })
  expect(expiryQuestion({ refused, accepted: refused }, draft)).toEqual({ isAsked: true, isAccepted: true })
})

test.each([
  ['days', { halfDays: 6 }],
  ['date', { date: '2025-12-02' }],
  ['leave type', { leaveTypeId: 'sick' }],
])('another %s unchecks the box until it is refused too', (_what, change) => {
  const next = { ...draft, ...change }
  const consent = { refused, accepted: refused }
  expect(expiryQuestion(consent, next)).toEqual({ isAsked: false, isAccepted: false })
  const again = { refused: draftKey(next), accepted: null }
  expect(expiryQuestion(again, next)).toEqual({ isAsked: true, isAccepted: false })
})
