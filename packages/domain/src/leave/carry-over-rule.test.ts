import { expect, test } from 'vitest'
import { carryOverRule } from './carry-over-rule.ts'
import { settleEnded } from './settle-ended.ts'

const to = '2026-12-31'
test.each([
  [0, 0, null],
  [0, 90, null],
  [5, 0, { most: 10, until: null }],
  [5, 365, { most: 10, until: null }],
  [5, 90, { most: 10, until: '2027-03-31' }],
  [1, 1, { most: 2, until: '2027-01-01' }],
])('%i days that expire after %i (L1)', (carryOverAmount, expiredAmount, expected) => {
  const rule = carryOverRule({ carryOverAmount, expiredAmount }, to)
  expect(rule).toEqual(expected)
  const next = { year: 2027, from: '2027-01-01', to: '2027-12-31' }
  const settled = settleEnded({
    next,
    carryOverAmount,
    expiredAmount,
    endedOn: null,
    carriedAlready: 0,
    lots: [{ id: 'grant', validTo: to, remaining: 100 }],
  })
  expect(settled.carried).toBe(rule?.most ?? 0)
  if (rule) expect(settled.validTo).toBe(rule.until ?? next.to)
})
