import { expect, test } from 'vitest'
import { sessionType } from './door.ts'

test.each([
  ['employee', 'HR', 'app'],
  ['employee', 'SPACE_OWNER', 'app'],
  ['owner', 'SPACE_OWNER', 'space'],
  ['owner', 'OPERATOR', 'ams'],
  ['owner', null, 'ams'],
] as const)('%s door, role %s -> %s', (door, role, type) => expect(sessionType(door, role)).toBe(type))
