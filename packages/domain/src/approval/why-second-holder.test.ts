import { expect, test } from 'vitest'
import type { TemplateItem } from './approval-line.ts'
import { whySecondHolder } from './why-second-holder.ts'

const [me, other] = [7, 8]
const manager: TemplateItem = { resolver: 'LINE_MANAGER' }
const hr: TemplateItem = { resolver: 'PERMISSION' }
const person = (employeeId: number): TemplateItem => ({ resolver: 'EMPLOYEE', employeeId })

test.each([
  ['HR is taken out', [manager, hr], [manager], me, 'REMOVES_HR'],
  ['HR is taken out by an owner without an employee record', [manager, hr], [manager], null, 'REMOVES_HR'],
  ['HR gives way to somebody else', [manager, hr], [manager, person(other)], me, 'REMOVES_HR'],
  ['HR was not in the line', [manager], [person(other)], me, null],
  ['HR comes in', [manager], [manager, hr], me, null],
  ['one names oneself', [manager, hr], [manager, person(me), hr], me, 'ADDS_SELF'],
  ['one names oneself in a line without HR', [manager], [person(me)], me, 'ADDS_SELF'],
  ['HR gives way to oneself', [manager, hr], [manager, person(me)], me, 'BOTH'],
  ['one moves the own step', [manager, person(me), hr], [person(me), manager, hr], me, null],
  ['one takes the own step out', [manager, person(me), hr], [manager, hr], me, null],
  ['one names somebody else', [manager, hr], [manager, person(other), hr], me, null],
  ['an owner names somebody', [manager, hr], [manager, person(other), hr], null, null],
  ['nothing changes', [manager, hr], [manager, hr], me, null],
] as const)('%s', (_, before, after, actorId, expected) => {
  expect(whySecondHolder({ before, after, actorId })).toBe(expected)
})
