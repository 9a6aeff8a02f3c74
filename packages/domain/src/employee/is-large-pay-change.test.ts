import { expect, test } from 'vitest'
import { isLargePayChange } from './is-large-pay-change.ts'

const pay = (amount: number | null, currency: string | null = 'LAK') => ({ amount, currency })

test.each([
  [pay(6_000_000), pay(6_000_000), false],
  [pay(6_000_000), pay(9_000_000), false],
  [pay(6_000_000), pay(9_000_001), true],
  [pay(6_000_000), pay(3_000_000), false],
  [pay(6_000_000), pay(2_999_999), true],
  [pay(6_000_000), pay(1), true],
  [pay(3), pay(4), false],
  [pay(3), pay(5), true],
  [pay(0), pay(0), false],
  [pay(0), pay(1), true],
  [pay(null, null), pay(6_000_000), false],
  [pay(500), pay(500, 'USD'), true],
])('%j -> %j is large: %s', (before, after, isLarge) => expect(isLargePayChange(before, after)).toBe(isLarge))
