import { expect, test } from 'vitest'
import type { Access } from './can.ts'
import { viewAsRefusal } from './view-as-refusal.ts'

const access = (...ids: readonly string[]): Access => ({
  isAdmin: false,
  permissions: ids.map(id => {
    const [groupName = '', name = ''] = id.split(':')
    return { groupName, name }
  }),
})
const admin: Access = { isAdmin: true, permissions: [] }
const editor = access('ROLE_AND_PERMISSION:edit', 'MY_LEAVE:all')

test.each([
  ['an administrator, anybody', admin, access('EMPLOYEE:all'), undefined],
  ['an administrator, an administrator', admin, admin, undefined],
  ['an editor, somebody with less', editor, access('MY_LEAVE:view'), undefined],
  ['an editor, somebody with more', editor, access('EMPLOYEE:view'), 'MORE_THAN_HELD'],
  ['an editor, an administrator', editor, admin, 'MORE_THAN_HELD'],
  ['somebody who only sees roles', access('ROLE_AND_PERMISSION:view', 'MY_LEAVE:all'), access(), 'FORBIDDEN'],
  [
    'somebody with everything else',
    access('EMPLOYEE:all', 'MY_LEAVE:all'),
    access('MY_LEAVE:all'),
    'FORBIDDEN',
  ],
])('%s', (_, own, other, expected) => expect(viewAsRefusal(own, other)).toBe(expected))
