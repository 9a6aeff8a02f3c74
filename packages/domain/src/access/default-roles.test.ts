import { describe, expect, test } from 'vitest'
import { can } from './can.ts'
import { defaultRoles } from './default-roles.ts'
import type { Action, PageGroup } from './page-groups.ts'

const accessOf = (code: string) => ({
  isAdmin: false,
  permissions: defaultRoles.find(role => role.code === code)?.permissions ?? [],
})

describe('default roles (P4)', () => {
  test.each<readonly [string, PageGroup, Action, boolean]>([
    ['EMPLOYEE', 'MY_LEAVE', 'add', true],
    ['EMPLOYEE', 'DASHBOARD', 'view', true],
    ['EMPLOYEE', 'LEAVE_CALENDAR', 'view', true],
    ['EMPLOYEE', 'MY_ATTENDANCE', 'add', true],
    ['EMPLOYEE', 'MY_ATTENDANCE', 'edit', false],
    ['EMPLOYEE', 'EMPLOYEE', 'view', false],
    ['EMPLOYEE', 'TEAM_LEAVE_REQUEST', 'view', false],
    ['EMPLOYEE', 'LEAVE_REQUEST', 'approve', false],
    ['EMPLOYEE', 'ORGANIZATION', 'edit', false],
    ['MANAGER', 'MY_LEAVE', 'add', true],
    ['MANAGER', 'TEAM_LEAVE_REQUEST', 'approve', true],
    ['MANAGER', 'TEAM_OT_REQUEST', 'add', true],
    ['MANAGER', 'LEAVE_REQUEST', 'view', false],
    ['MANAGER', 'EMPLOYEE', 'view', false],
    ['HR', 'EMPLOYEE', 'edit', true],
    ['HR', 'LEAVE_REQUEST', 'approve', true],
    ['HR', 'ATTENDANCE_REQUEST', 'approve', true],
    ['HR', 'OFF_SITE_REQUESTS', 'approve', true],
    ['HR', 'OT_REQUEST', 'approve', true],
    ['HR', 'LEAVE_TYPE', 'delete', true],
    ['HR', 'HOLIDAY', 'add', true],
    ['HR', 'AUDIT_LOG', 'view', true],
    ['HR', 'AUDIT_LOG', 'export', false],
    ['HR', 'ROLE_AND_PERMISSION', 'view', true],
    ['HR', 'ROLE_AND_PERMISSION', 'edit', false],
    ['HR', 'COMPANY_PROFILE', 'edit', false],
    ['HR', 'CURRENCY', 'delete', false],
    ['HR', 'OT_SETTING', 'view', true],
    ['HR', 'OT_SETTING', 'edit', false],
  ])('%s: %s %s is %j', (code, group, action, expected) =>
    expect(can(accessOf(code), group, action)).toBe(expected),
  )

  test('no role gives the same permission twice, and each has a Lao name in Lao script', () => {
    for (const role of defaultRoles) {
      const names = role.permissions.map(permission => `${permission.groupName} ${permission.name}`)
      expect(new Set(names).size).toBe(names.length)
      expect(role.nameLo).toMatch(/^\p{Script=Lao}+$/u)
    }
  })
})
