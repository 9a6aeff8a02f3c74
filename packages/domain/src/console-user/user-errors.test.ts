import { expect, test } from 'vitest'
import { userErrors } from './user-errors.ts'
import type { UserKind } from './user-errors.ts'

const given = (kind: UserKind, isAdmin: boolean, roleId: string | null, companyName = '') => ({
  kind,
  isAdmin,
  roleId,
  companyName,
})
const required = { path: 'roleId', code: 'required' }
const invalid = (path: string) => ({ path, code: 'invalid' })

// P3
test.each([
  ['a console user with a role', given('console', false, 'support'), []],
  ['an administrator without a role', given('console', true, null), []],
  ['an administrator who keeps a role', given('console', true, 'support'), []],
  ['a console user without a role', given('console', false, null), [required]],
  ['a console user with a company', given('console', true, null, 'Sabai'), [invalid('companyName')]],
  ['an owner with a company', given('space', false, null, 'Sabai'), []],
  ['an owner without a company', given('space', false, null), []],
  ['an owner with a role', given('space', false, 'support'), [invalid('roleId')]],
  ['an owner with full access', given('space', true, null), [invalid('isAdmin')]],
] as const)('%s', (_, user, errors) => expect(userErrors(user)).toEqual(errors))
