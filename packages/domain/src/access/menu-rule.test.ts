import { expect, test } from 'vitest'
import { replacesLastItemWithHoliday } from './menu-rule.ts'

test.each([
  ['none', [], true],
  ['two', ['LEAVE_TYPE', 'WORKSHIFT'], true],
  ['three', ['LEAVE_TYPE', 'WORKSHIFT', 'ORGANIZATION'], false],
  ['all four', ['LEAVE_TYPE', 'WORKSHIFT', 'ORGANIZATION', 'ROLE_AND_PERMISSION'], false],
  ['two, and others that do not count', ['LEAVE_TYPE', 'WORKSHIFT', 'HOLIDAY', 'CURRENCY', 'POSITION'], true],
])('holding %s of the page groups (spec 2)', (_, groups, expected) => {
  const permissions = groups.map(groupName => ({ groupName, name: 'view' }))
  expect(replacesLastItemWithHoliday({ isAdmin: false, permissions })).toBe(expected)
})

test('an administrator has them all', () =>
  expect(replacesLastItemWithHoliday({ isAdmin: true, permissions: [] })).toBe(false))
