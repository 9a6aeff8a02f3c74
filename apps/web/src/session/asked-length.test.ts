import { leastLength } from '@hr/domain/session/password-rules.ts'
import { expect, test } from 'vitest'
import { requiredLength, storeRequiredLength } from './required-length.ts'

test.each([
  [12, 12],
  [8, 8],
  [null, 6],
])('a company that asks for %j: the hint of a temporary password says %i', (company, said) => {
  storeRequiredLength(company)
  expect(leastLength(requiredLength(true))).toBe(said)
})
