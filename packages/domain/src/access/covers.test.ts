import { describe, expect, test } from 'vitest'
import type { Access } from './can.ts'
import { covers } from './covers.ts'
import { defaultRoles } from './default-roles.ts'

const holding = (...permissions: readonly [string, string][]): Access => ({
  isAdmin: false,
  permissions: permissions.map(([groupName, name]) => ({ groupName, name })),
})
const role = (code: string): Access => ({
  isAdmin: false,
  permissions: defaultRoles.find(one => one.code === code)?.permissions ?? [],
})
const admin: Access = { isAdmin: true, permissions: [] }

describe('who may become whom', () => {
  test.each([
    ['an administrator, anybody', admin, admin, true],
    ['HR, another of HR', role('HR'), role('HR'), true],
    ['HR, a manager', role('HR'), role('MANAGER'), true],
    ['HR, an employee', role('HR'), role('EMPLOYEE'), true],
    ['HR, an administrator', role('HR'), admin, false],
    ['a manager, HR', role('MANAGER'), role('HR'), false],
    ['all implies each action', holding(['EMPLOYEE', 'all']), holding(['EMPLOYEE', 'edit']), true],
    ['each action but all', holding(['EMPLOYEE', 'edit']), holding(['EMPLOYEE', 'all']), false],
    [
      'every action of a group, its all',
      holding(['AUDIT_LOG', 'view'], ['AUDIT_LOG', 'export']),
      holding(['AUDIT_LOG', 'all']),
      true,
    ],
    [
      'every action of a console group, its all',
      holding(['AMS_USER', 'view'], ['AMS_USER', 'add'], ['AMS_USER', 'edit']),
      holding(['AMS_USER', 'all']),
      true,
    ],
    [
      'one action of a console group, another',
      holding(['AMS_ROLE', 'view']),
      holding(['AMS_ROLE', 'edit']),
      false,
    ],
    ['another group', holding(['EMPLOYEE', 'all']), holding(['LEAVE_TYPE', 'view']), false],
    ['nothing to cover', holding(), holding(), true],
    ['a group that no longer exists', holding(), holding(['GONE', 'view']), true],
  ])('%s', (_, own, other, expected) => expect(covers(own, other)).toBe(expected))
})
