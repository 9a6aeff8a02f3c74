import { expect, test } from 'vitest'
import type { TemplateItem } from './approval-line.ts'
import { needsSecondHolder } from './needs-second-holder.ts'

const [me, other] = [7, 8]
const manager: TemplateItem = { resolver: 'LINE_MANAGER' }
const hr: TemplateItem = { resolver: 'PERMISSION' }
const person = (employeeId: number): TemplateItem => ({ resolver: 'EMPLOYEE', employeeId })

test.each([
  ['HR is taken out', [manager, hr], [manager], me, true],
  ['HR is taken out by an owner without an employee record', [manager, hr], [manager], null, true],
  ['HR gives way to somebody else', [manager, hr], [manager, person(other)], me, true],
  ['HR was not in the line', [manager], [person(other)], me, false],
  ['HR comes in', [manager], [manager, hr], me, false],
  ['one names oneself', [manager, hr], [manager, person(me), hr], me, true],
  ['one names oneself in a line without HR', [manager], [person(me)], me, true],
  ['one moves the own step', [manager, person(me), hr], [person(me), manager, hr], me, false],
  ['one takes the own step out', [manager, person(me), hr], [manager, hr], me, false],
  ['one names somebody else', [manager, hr], [manager, person(other), hr], me, false],
  ['an owner names somebody', [manager, hr], [manager, person(other), hr], null, false],
  ['nothing changes', [manager, hr], [manager, hr], me, false],
] as const)('%s', (_, before, after, actorId, expected) => {
  expect(needsSecondHolder({ before, after, actorId })).toBe(expected)
})
