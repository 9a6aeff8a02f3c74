import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { can, hasFullAccess } from './can.ts'
import type { Access } from './can.ts'
import { actions, pageGroups } from './page-groups.ts'
import type { Action, PageGroup } from './page-groups.ts'

const access = (...permissions: readonly (readonly [string, string])[]): Access => ({
  isAdmin: false,
  permissions: permissions.map(([groupName, name]) => ({ groupName, name })),
})

describe('can (spec 6, P4)', () => {
  type Row = readonly [string, Access, PageGroup | readonly PageGroup[], Action, boolean]
  test.each<Row>([
    ['nothing held', access(), 'EMPLOYEE', 'view', false],
    ['view held', access(['EMPLOYEE', 'view']), 'EMPLOYEE', 'view', true],
    ['view of another group', access(['POSITION', 'view']), 'EMPLOYEE', 'view', false],
    ['view does not imply edit', access(['EMPLOYEE', 'view']), 'EMPLOYEE', 'edit', false],
    ['edit does not imply view', access(['EMPLOYEE', 'edit']), 'EMPLOYEE', 'view', false],
    ['all implies approve', access(['LEAVE_REQUEST', 'all']), 'LEAVE_REQUEST', 'approve', true],
    ['all of another group', access(['MY_LEAVE', 'all']), 'LEAVE_REQUEST', 'approve', false],
    ['one of several groups', access(['OT_RECORD', 'view']), ['OT_SUMMARY', 'OT_RECORD'], 'view', true],
    ['none of several groups', access(['MY_OT', 'view']), ['OT_SUMMARY', 'OT_RECORD'], 'view', false],
    [
      'group and action from different rows',
      access(['MY_OT', 'view'], ['OT_RECORD', 'edit']),
      'MY_OT',
      'edit',
      false,
    ],
    ['an empty list of groups', access(['MY_OT', 'all']), [], 'view', false],
    ['an administrator', { isAdmin: true, permissions: [] }, 'ROLE_AND_PERMISSION', 'delete', true],
  ])('%s', (_, held, group, action, expected) => expect(can(held, group, action)).toBe(expected))

  test('the action is view unless said otherwise', () => {
    expect(can(access(['MY_LEAVE', 'view']), 'MY_LEAVE')).toBe(true)
    expect(can(access(['MY_LEAVE', 'add']), 'MY_LEAVE')).toBe(false)
  })

  test('more permissions never take anything away', () => {
    const permission = fc.tuple(fc.constantFrom(...pageGroups), fc.constantFrom(...actions))
    fc.assert(
      fc.property(
        fc.array(permission, { maxLength: 6 }),
        fc.array(permission, { maxLength: 6 }),
        permission,
        (few, more, [group, action]) => {
          if (can(access(...few), group, action))
            expect(can(access(...few, ...more), group, action)).toBe(true)
          if (can(access(...few), group, 'all')) expect(can(access(...few), group, action)).toBe(true)
        },
      ),
    )
  })
})

describe('hasFullAccess (P6)', () => {
  test.each([
    ['administrator', true, 7, 195, false, true],
    ['administrator without an employee record', true, null, 195, false, true],
    ['employee 195', false, 195, 195, false, true],
    ['employee 195, taken back', false, 195, 195, true, false],
    ['employee 195, taken back, but administrator by the account', true, 195, 195, true, true],
    ['employee 194', false, 194, 195, false, false],
    ['no employee record', false, null, 195, false, false],
    ['rule turned off', false, 195, null, false, false],
    ['rule turned off, no employee record', false, null, null, false, false],
  ])('%s', (_, isAdmin, employeeId, fullAccessEmployeeId, isRevoked, expected) =>
    expect(hasFullAccess({ isAdmin, employeeId, fullAccessEmployeeId, isRevoked })).toBe(expected),
  )
})
