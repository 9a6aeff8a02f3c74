import { expect, test } from 'vitest'
import { linkAccountsRefusal, switchRefusal } from './linked-account-refusal.ts'

const own = { workspaceId: 'one', isActive: true, hasTemporaryPassword: false, needsSecondStep: false }
const other = { ...own, workspaceId: 'two' }

test.each([
  [own, other, undefined],
  [own, own, 'SAME_COMPANY'],
  [{ ...own, workspaceId: null }, other, 'FORBIDDEN'],
  [own, { ...other, workspaceId: null }, 'FORBIDDEN'],
  [own, { ...other, isActive: false }, 'NOT_FOUND'],
  [own, { ...other, hasTemporaryPassword: true }, 'OTHER_PASSWORD_TEMPORARY'],
  [{ ...own, needsSecondStep: true }, other, 'SECOND_STEP_UNLINKED'],
  [own, { ...other, needsSecondStep: true }, 'SECOND_STEP_UNLINKED'],
] as const)('%j and %j: %s', (one, two, refusal) => {
  expect(linkAccountsRefusal(one, two)).toBe(refusal)
})

test('a switch needs an active sign-in with a password of its own', () => {
  expect(switchRefusal(other)).toBeUndefined()
  expect(switchRefusal({ ...other, isActive: false })).toBe('NOT_FOUND')
  expect(switchRefusal({ ...other, needsSecondStep: true })).toBe('SECOND_STEP_UNLINKED')
  expect(switchRefusal({ ...other, hasTemporaryPassword: true })).toBe('OTHER_PASSWORD_TEMPORARY')
})
