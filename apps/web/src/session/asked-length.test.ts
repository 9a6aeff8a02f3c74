import { leastLength } from '@hr/domain/session/password-rules.ts'
import { expect, test } from 'vitest'
import { askedLength, keepAskedLength } from './asked-length.ts'

test.each([
  [12, 12],
  [8, 8],
  [null, 6],
])('a company that asks for %j: the hint of a temporary password says %i', (company, said) => {
  keepAskedLength(company)
  expect(leastLength(askedLength(true))).toBe(said)
})
