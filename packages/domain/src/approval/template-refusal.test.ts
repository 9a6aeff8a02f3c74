import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { resolveLine, resolvers } from './approval-line.ts'
import type { TemplateItem } from './approval-line.ts'
import { longestTemplate, templateRefusal } from './template-refusal.ts'

const manager: TemplateItem = { resolver: 'LINE_MANAGER' }
const unit: TemplateItem = { resolver: 'UNIT_MANAGER' }
const hr: TemplateItem = { resolver: 'PERMISSION' }
const person = (employeeId: number | null): TemplateItem => ({ resolver: 'EMPLOYEE', employeeId })
const people = (count: number) => Array.from({ length: count }, (_, index) => person(index + 1))
const activeIds = Array.from({ length: 11 }, (_, index) => index + 1)

describe('templateRefusal (R2)', () => {
  test.each<[string, TemplateItem[], ReturnType<typeof templateRefusal>]>([
    ['manager, then HR', [manager, hr], undefined],
    ['HR alone', [hr], undefined],
    ['without HR', [manager, unit, person(1)], undefined],
    ['no one', [], { code: 'approvalLineEmpty' }],
    ['ten', people(10), undefined],
    ['eleven', people(11), { code: 'approvalLineLong' }],
    ['HR first', [hr, manager], { code: 'permissionNotLast', index: 0 }],
    ['HR twice', [manager, hr, hr], { code: 'permissionNotLast', index: 1 }],
    ['a rule twice', [manager, unit, manager], { code: 'approverTwice', index: 2 }],
    ['a person twice', [person(1), unit, person(1)], { code: 'approverTwice', index: 2 }],
    ['two people', [person(1), person(2)], undefined],
    ['nobody chosen', [manager, person(null)], { code: 'approverRequired', index: 1 }],
    ['somebody who left', [manager, person(99), hr], { code: 'approverNotHere', index: 1 }],
  ])('%s', (_, items, refusal) => expect(templateRefusal(items, { activeIds })).toEqual(refusal))

  test('a line that is not refused asks every item once, in its order', () => {
    const item = fc.record({
      resolver: fc.constantFrom(...resolvers),
      employeeId: fc.constantFrom(null, 1, 2, 3),
    })
    fc.assert(
      fc.property(fc.array(item, { minLength: 1, maxLength: longestTemplate }), drawn => {
        const template = drawn.map(one => (one.resolver === 'EMPLOYEE' ? one : { resolver: one.resolver }))
        fc.pre(templateRefusal(template, { activeIds: [1, 2, 3] }) === undefined)
        const line = resolveLine({
          template,
          requesterId: 100,
          lineManagerId: 101,
          unitManagerId: 102,
          extraApproverIds: [],
          inactiveIds: [],
        })
        expect(line.map(step => step.resolver)).toEqual(template.map(one => one.resolver))
        expect(line.every(step => step.status === 'PENDING')).toBe(true)
      }),
    )
  })
})
