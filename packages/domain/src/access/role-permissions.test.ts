import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { can } from './can.ts'
import type { Permission } from './can.ts'
import { amsPageGroups, pageGroups } from './page-groups.ts'
import { actionsOfGroup, consoleCatalogue, everyGroup, permissionCatalogue } from './permission-catalogue.ts'
import {
  permissionDifference,
  permissionGroups,
  permissionId,
  permissionOf,
  singlePermissions,
  storedPermissions,
} from './role-permissions.ts'

const held = (...ids: readonly string[]): Permission[] =>
  ids.map(id => {
    const [groupName = '', name = ''] = id.split(':')
    return { groupName, name }
  })
const group = (name: string, ...ids: readonly string[]) =>
  permissionGroups(held(...ids), permissionCatalogue).find(one => one.groupName === name)

describe('the catalogue', () => {
  test('has every page group once, each with the view action first and no action twice', () => {
    const names = (catalogue: typeof everyGroup) => catalogue.map(one => one.groupName).toSorted()
    expect(names(permissionCatalogue)).toEqual([...pageGroups].toSorted())
    expect(names(consoleCatalogue)).toEqual([...amsPageGroups].toSorted())
    for (const { actions } of everyGroup) {
      expect(actions[0]).toBe('view')
      expect(new Set(actions).size).toBe(actions.length)
    }
  })
  test('knows no action of a group that is none', () => {
    expect(actionsOfGroup('NONE')).toEqual([])
    expect(actionsOfGroup('toString')).toEqual([])
  })
})

describe('the flags of a group (spec 3)', () => {
  test.each([
    ['nothing', [], false, false, []],
    ['one action of two', ['AUDIT_LOG:view'], false, true, ['AUDIT_LOG:view']],
    [
      'each action',
      ['AUDIT_LOG:export', 'AUDIT_LOG:view'],
      true,
      false,
      ['AUDIT_LOG:view', 'AUDIT_LOG:export'],
    ],
    ['all', ['AUDIT_LOG:all'], true, false, ['AUDIT_LOG:view', 'AUDIT_LOG:export']],
    [
      'all and one more',
      ['AUDIT_LOG:all', 'AUDIT_LOG:view'],
      true,
      false,
      ['AUDIT_LOG:view', 'AUDIT_LOG:export'],
    ],
    ['an action the group does not have', ['AUDIT_LOG:approve'], false, false, []],
    ['all of another group', ['EMPLOYEE:all'], false, false, []],
  ])('%s', (_, ids, checked, partly, permissionIds) =>
    expect(group('AUDIT_LOG', ...ids)).toEqual({ groupName: 'AUDIT_LOG', checked, partly, permissionIds }),
  )
  test('a group with a single action is never partly checked', () => {
    expect(group('DASHBOARD', 'DASHBOARD:view')).toMatchObject({ checked: true, partly: false })
    expect(group('DASHBOARD')).toMatchObject({ checked: false, partly: false })
  })
})

describe('ids', () => {
  test.each([
    ['EMPLOYEE:edit', 'company'],
    ['EMPLOYEE:all', 'company'],
    ['EMPLOYEE:approve', undefined],
    ['EMPLOYEE', undefined],
    ['EMPLOYEE:edit:all', undefined],
    ['AMS_USER:view', 'console'],
    ['AMS_USER:all', 'console'],
    ['AMS_USER:delete', undefined],
    ['NONE:all', undefined],
    ['', undefined],
  ])('%j is a permission of: %j', (id, area) => {
    expect(permissionOf(id, permissionCatalogue) !== undefined).toBe(area === 'company')
    expect(permissionOf(id, consoleCatalogue) !== undefined).toBe(area === 'console')
  })
})

const anyPermissions = fc
  .array(
    fc
      .constantFrom(...everyGroup)
      .chain(({ groupName, actions }) =>
        fc.constantFrom(...actions, 'all').map(name => ({ groupName, name })),
      ),
    { maxLength: 12 },
  )
  .map(permissions => [...permissions])

describe('for any permissions', () => {
  test('storing them changes nothing of what they allow, and stores no group twice', () =>
    fc.assert(
      fc.property(anyPermissions, permissions => {
        const stored = storedPermissions(permissions)
        for (const { groupName, actions } of everyGroup) {
          for (const action of actions) {
            const allowed = (some: Permission[]) =>
              can({ isAdmin: false, permissions: some }, groupName, action)
            expect(allowed(stored)).toBe(allowed(permissions))
          }
        }
        const ids = stored.map(permissionId)
        expect(new Set(ids).size).toBe(ids.length)
        for (const { groupName } of stored.filter(({ name }) => name === 'all'))
          expect(stored.filter(one => one.groupName === groupName)).toHaveLength(1)
        expect(storedPermissions(stored)).toEqual(stored)
      }),
    ))

  test('the difference is what has to be given and taken to make one of the other', () =>
    fc.assert(
      fc.property(anyPermissions, anyPermissions, (here, there) => {
        const { onlyHere, onlyThere } = permissionDifference(here, there)
        const gone = new Set(onlyHere.map(permissionId))
        const made = [...singlePermissions(here).filter(one => !gone.has(permissionId(one))), ...onlyThere]
        expect(singlePermissions(made)).toEqual(singlePermissions(there))
        expect(permissionDifference(there, here)).toEqual({ onlyHere: onlyThere, onlyThere: onlyHere })
        expect(permissionDifference(here, here)).toEqual({ onlyHere: [], onlyThere: [] })
      }),
    ))
})
