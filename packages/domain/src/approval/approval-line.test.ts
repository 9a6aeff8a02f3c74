import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultTemplate, resolveLine, resolvers } from './approval-line.ts'
import type { LineFacts, TemplateItem } from './approval-line.ts'

const facts = (more: Partial<LineFacts> = {}): LineFacts => ({
  template: defaultTemplate,
  requesterId: 1,
  lineManagerId: 2,
  unitManagerId: 3,
  extraApproverIds: [],
  inactiveIds: [],
  ...more,
})
/** '2' asked, '-2' skipped, 'HR' unassigned */
const shown = (more: Partial<LineFacts>) =>
  resolveLine(facts(more)).map(step => {
    if (step.approverId === null) return 'HR'
    return step.status === 'SKIPPED' ? `-${step.approverId} ${step.skipReason}` : `${step.approverId}`
  })
const lineManager: TemplateItem = { resolver: 'LINE_MANAGER' }
const unitManager: TemplateItem = { resolver: 'UNIT_MANAGER' }
const permission: TemplateItem = { resolver: 'PERMISSION' }
const person = (employeeId: number): TemplateItem => ({ resolver: 'EMPLOYEE', employeeId })

describe('resolveLine (R2, R8)', () => {
  test.each<readonly [string, Partial<LineFacts>, string[]]>([
    ['default', {}, ['2', 'HR']],
    ['added approvers come before the last', { extraApproverIds: [5, 6] }, ['2', '5', '6', 'HR']],
    [
      'before a named last one too',
      { template: [lineManager, person(7)], extraApproverIds: [5] },
      ['2', '5', '7'],
    ],
    ['no line manager', { lineManagerId: null }, ['HR']],
    ['the line manager has left', { inactiveIds: [2] }, ['-2 INACTIVE', 'HR']],
    ['one is their own manager', { lineManagerId: 1 }, ['-1 REQUESTER', 'HR']],
    [
      'line and unit manager are one',
      { template: [lineManager, unitManager, permission], unitManagerId: 2 },
      ['2', '-2 EARLIER_IN_LINE', 'HR'],
    ],
    ['the requester adds themself', { extraApproverIds: [1] }, ['2', '-1 REQUESTER', 'HR']],
    ['the requester adds their manager', { extraApproverIds: [2] }, ['2', '-2 EARLIER_IN_LINE', 'HR']],
    ['one is added twice', { extraApproverIds: [5, 5] }, ['2', '5', '-5 EARLIER_IN_LINE', 'HR']],
    ['an inactive one is added', { extraApproverIds: [5], inactiveIds: [5] }, ['2', '-5 INACTIVE', 'HR']],
    ['nobody is left', { template: [lineManager], inactiveIds: [2] }, ['-2 INACTIVE', 'HR']],
    ['nobody was there', { template: [lineManager], lineManagerId: null }, ['HR']],
    ['empty template', { template: [] }, ['HR']],
    [
      'only added approvers are left',
      { template: [lineManager], inactiveIds: [2], extraApproverIds: [5] },
      ['5', '-2 INACTIVE', 'HR'],
    ],
    [
      'the last one was added before',
      { template: [person(7)], extraApproverIds: [7] },
      ['7', '-7 EARLIER_IN_LINE'],
    ],
    ['the requester is the last one', { template: [lineManager, person(1)] }, ['2', '-1 REQUESTER']],
    ['unassigned before the last is left out', { template: [permission, person(7)] }, ['7']],
    [
      'skipped people do not stand in the line',
      { template: [lineManager, person(2), permission], inactiveIds: [2] },
      ['-2 INACTIVE', '-2 INACTIVE', 'HR'],
    ],
  ])('%s', (_, more, expected) => expect(shown(more)).toEqual(expected))

  test('steps say how they were found', () =>
    expect(resolveLine(facts({ extraApproverIds: [5] })).map(step => step.resolver)).toEqual([
      'LINE_MANAGER',
      'ADDED',
      'PERMISSION',
    ]))

  test('whatever the template: somebody proper is asked, nobody twice, never the requester', () => {
    const id = fc.integer({ min: 1, max: 5 })
    const item = fc.record({ resolver: fc.constantFrom(...resolvers), employeeId: fc.option(id) })
    fc.assert(
      fc.property(
        fc.array(item, { maxLength: 4 }),
        fc.option(id),
        fc.option(id),
        fc.array(id, { maxLength: 3 }),
        fc.array(id, { maxLength: 3 }),
        (template, lineManagerId, unitManagerId, extraApproverIds, inactiveIds) => {
          const given = {
            template,
            requesterId: 1,
            lineManagerId,
            unitManagerId,
            extraApproverIds,
            inactiveIds,
          }
          const steps = resolveLine(given)
          const asked = steps.filter(step => step.status === 'PENDING')
          expect(steps.map(step => step.approveOrder)).toEqual(steps.map((_, index) => index + 1))
          expect(new Set(asked.map(step => step.approverId)).size).toBe(asked.length)
          expect(asked.some(step => [1, ...inactiveIds].includes(step.approverId ?? 0))).toBe(false)
          expect(steps.every(step => step.approverId !== null || step === steps.at(-1))).toBe(true)
          expect(steps.every(step => (step.skipReason === null) === (step.status === 'PENDING'))).toBe(true)
          const own = new Set([...template.map(one => one.employeeId), lineManagerId, unitManagerId])
          expect(asked.some(step => step.approverId === null || own.has(step.approverId))).toBe(true)
        },
      ),
      { numRuns: 1000 },
    )
  })
})
