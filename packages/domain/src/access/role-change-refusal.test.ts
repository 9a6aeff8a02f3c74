import { describe, expect, test } from 'vitest'
import type { Access, Permission } from './can.ts'
import { permissionChangeRefusal, roleRefusal } from './role-change-refusal.ts'

const held = (...ids: readonly string[]): Permission[] =>
  ids.map(id => {
    const [groupName = '', name = ''] = id.split(':')
    return { groupName, name }
  })
const access = (...ids: readonly string[]): Access => ({ isAdmin: false, permissions: held(...ids) })
const admin: Access = { isAdmin: true, permissions: [] }

describe('changing the permissions of a role (P4)', () => {
  type Row = readonly [string, Access, readonly string[], readonly string[], boolean]
  test.each<Row>([
    ['nothing', access(), ['EMPLOYEE:all'], ['EMPLOYEE:all'], true],
    ['an administrator gives anything', admin, [], ['EMPLOYEE:all'], true],
    ['what one has', access('EMPLOYEE:edit'), [], ['EMPLOYEE:edit'], true],
    ['what one does not hold', access('EMPLOYEE:view'), [], ['EMPLOYEE:edit'], false],
    ['all, holding one action', access('AUDIT_LOG:view'), [], ['AUDIT_LOG:all'], false],
    ['all, holding every action', access('AUDIT_LOG:view', 'AUDIT_LOG:export'), [], ['AUDIT_LOG:all'], true],
    ['taking what one does not hold', access('EMPLOYEE:view'), ['EMPLOYEE:edit'], [], false],
    ['taking what one has', access('EMPLOYEE:all'), ['EMPLOYEE:edit'], [], true],
    [
      'all becomes each action: nothing changes',
      access(),
      ['AUDIT_LOG:all'],
      ['AUDIT_LOG:view', 'AUDIT_LOG:export'],
      true,
    ],
    [
      'own parts of a role that has more',
      access('POSITION:all'),
      ['EMPLOYEE:all'],
      ['EMPLOYEE:all', 'POSITION:add'],
      true,
    ],
  ])('%s', (_, own, before, after, allowed) =>
    expect(permissionChangeRefusal(own, held(...before), held(...after))).toBe(
      allowed ? undefined : 'MORE_THAN_HELD',
    ),
  )
})

test('only a holder of all its permissions assigns, removes, renames or deletes a role', () => {
  expect(roleRefusal(access('EMPLOYEE:all'), held('EMPLOYEE:edit'))).toBeUndefined()
  expect(roleRefusal(access('EMPLOYEE:view'), held('EMPLOYEE:edit'))).toBe('MORE_THAN_HELD')
  expect(roleRefusal(access(), [])).toBeUndefined()
  expect(roleRefusal(admin, held('EMPLOYEE:edit'))).toBeUndefined()
})
