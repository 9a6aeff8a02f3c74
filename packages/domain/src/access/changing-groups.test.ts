import { expect, test } from 'vitest'
import { changingGroups } from './changing-groups.ts'

test.each([
  ['ORGANIZATION', ['ORGANIZATION', 'DEPARTMENT']],
  ['DEPARTMENT', ['ORGANIZATION', 'DEPARTMENT']],
  ['HOLIDAY', ['HOLIDAY']],
] as const)('%s is changed by %o', (group, groups) => expect(changingGroups(group)).toEqual(groups))
