import { expect, test } from 'vitest'
import { resolveLine } from './approval-line.ts'
import type { LineFacts, TemplateItem } from './approval-line.ts'
import { triedLine } from './tried-line.ts'

const manager: TemplateItem = { resolver: 'LINE_MANAGER' }
const unit: TemplateItem = { resolver: 'UNIT_MANAGER' }
const hr: TemplateItem = { resolver: 'PERMISSION' }
const person = (employeeId: number): TemplateItem => ({ resolver: 'EMPLOYEE', employeeId })

/** The requester is 1, the line manager 2, the manager of the unit 3; 9 left. */
test.each<readonly [string, TemplateItem[], Partial<LineFacts>, string[]]>([
  ['each asked', [manager, unit, hr], {}, ['2', '3', 'HR']],
  ['no line manager', [manager, unit, hr], { lineManagerId: null }, ['LINE_MANAGER NO_ONE', '3', 'HR']],
  ['no manager of the unit', [manager, unit], { unitManagerId: null }, ['2', 'UNIT_MANAGER NO_ONE']],
  [
    'nobody, so HR',
    [manager, unit],
    { lineManagerId: null, unitManagerId: null },
    ['LINE_MANAGER NO_ONE', 'UNIT_MANAGER NO_ONE', 'HR added'],
  ],
  ['the requester, so HR', [person(1)], {}, ['EMPLOYEE REQUESTER', 'HR added']],
  ['asked before', [manager, person(2), hr], {}, ['2', 'EMPLOYEE EARLIER_IN_LINE', 'HR']],
  ['left', [person(9), person(4)], {}, ['EMPLOYEE INACTIVE', '4']],
])('%s', (_, template, facts, expected) => {
  const line = resolveLine({
    template,
    requesterId: 1,
    lineManagerId: 2,
    unitManagerId: 3,
    extraApproverIds: [],
    inactiveIds: [9],
    ...facts,
  })
  const steps = triedLine(template, line)
  const shown = steps.map(({ resolver, approverId, skipReason, isAdded }) => {
    if (skipReason !== null) return `${resolver} ${skipReason}`
    return `${approverId ?? 'HR'}${isAdded ? ' added' : ''}`
  })
  expect(shown).toEqual(expected)
  expect(steps.map(({ approveOrder }) => approveOrder)).toEqual(steps.map((_step, index) => index + 1))
})
