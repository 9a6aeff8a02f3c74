import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resolveLine } from './approval-line.ts'
import { movedSteps, reassignedLine } from './reassigned-line.ts'
import type { RuleFacts, RuledStep } from './reassigned-line.ts'
import { readyStep } from './step.ts'

const [requester, oldManager, newManager, head, named] = [1, 2, 3, 4, 5]
const step = (
  approveOrder: number,
  resolver: RuledStep['resolver'],
  approverId: number | null,
  status: RuledStep['status'] = 'PENDING',
): RuledStep => ({
  approveOrder,
  resolver,
  approverId,
  status,
  skipReason: status === 'SKIPPED' ? 'INACTIVE' : null,
})
const hr = (approveOrder: number) => step(approveOrder, 'PERMISSION', null)
const facts: RuleFacts = {
  requesterId: requester,
  lineManagerId: newManager,
  unitManagerId: head,
  inactiveIds: [],
}
const shown = (line: readonly RuledStep[]) =>
  line.map(({ approveOrder, approverId, status, skipReason }) =>
    [approveOrder, approverId ?? 'HR', status, skipReason ?? ''].join(' ').trim(),
  )

test.each<[string, RuledStep[], Partial<RuleFacts>, string[]]>([
  [
    'moves to the new line manager',
    [step(1, 'LINE_MANAGER', oldManager), hr(2)],
    {},
    ['1 3 PENDING', '2 HR PENDING'],
  ],
  [
    'moves to the new unit manager',
    [step(1, 'UNIT_MANAGER', oldManager), hr(2)],
    {},
    ['1 4 PENDING', '2 HR PENDING'],
  ],
  [
    'a step that names a person stays, whether the template or the requester named them',
    [step(1, 'EMPLOYEE', oldManager), step(2, 'ADDED', named), hr(3)],
    {},
    ['1 2 PENDING', '2 5 PENDING', '3 HR PENDING'],
  ],
  [
    'a decided step stays with who decided it',
    [step(1, 'LINE_MANAGER', oldManager, 'APPROVED'), hr(2)],
    {},
    ['1 2 APPROVED', '2 HR PENDING'],
  ],
  [
    'a skipped step stays skipped',
    [step(1, 'LINE_MANAGER', oldManager, 'SKIPPED'), hr(2)],
    {},
    ['1 2 SKIPPED INACTIVE', '2 HR PENDING'],
  ],
  [
    'the requester is skipped',
    [step(1, 'LINE_MANAGER', oldManager), hr(2)],
    { lineManagerId: requester },
    ['1 1 SKIPPED REQUESTER', '2 HR PENDING'],
  ],
  [
    'somebody who is gone is skipped, at any step',
    [step(1, 'LINE_MANAGER', oldManager), step(2, 'EMPLOYEE', named), hr(3)],
    { inactiveIds: [newManager, named] },
    ['1 3 SKIPPED INACTIVE', '2 5 SKIPPED INACTIVE', '3 HR PENDING'],
  ],
  [
    'an approver of an earlier step is not asked twice',
    [step(1, 'LINE_MANAGER', oldManager), step(2, 'UNIT_MANAGER', oldManager), hr(3)],
    { unitManagerId: newManager },
    ['1 3 PENDING', '2 3 SKIPPED EARLIER_IN_LINE', '3 HR PENDING'],
  ],
  [
    'somebody skipped earlier is asked where they come next',
    [step(1, 'LINE_MANAGER', oldManager), step(2, 'UNIT_MANAGER', head), hr(3)],
    { lineManagerId: null, unitManagerId: oldManager },
    ['1 2 SKIPPED INACTIVE', '2 2 PENDING', '3 HR PENDING'],
  ],
  [
    'a rule that finds nobody any more skips',
    [step(1, 'LINE_MANAGER', oldManager), hr(2)],
    { lineManagerId: null },
    ['1 2 SKIPPED INACTIVE', '2 HR PENDING'],
  ],
  [
    'goes to HR when nobody is left',
    [step(1, 'LINE_MANAGER', oldManager)],
    { lineManagerId: null },
    ['1 2 SKIPPED INACTIVE', '2 HR PENDING'],
  ],
  [
    'goes to HR too when the last of several is gone, though others have approved',
    [step(1, 'UNIT_MANAGER', head, 'APPROVED'), step(2, 'LINE_MANAGER', oldManager)],
    { inactiveIds: [newManager] },
    ['1 4 APPROVED', '2 3 SKIPPED INACTIVE', '3 HR PENDING'],
  ],
  [
    'stays with an approver whom the requester chose once another has approved',
    [step(1, 'LINE_MANAGER', oldManager, 'APPROVED'), step(2, 'ADDED', named), step(3, 'UNIT_MANAGER', head)],
    { inactiveIds: [head] },
    ['1 2 APPROVED', '2 5 PENDING', '3 4 SKIPPED INACTIVE'],
  ],
  [
    'approvers whom the requester chose are never the whole line',
    [step(1, 'LINE_MANAGER', oldManager), step(2, 'ADDED', named)],
    { inactiveIds: [newManager] },
    ['1 3 SKIPPED INACTIVE', '2 5 PENDING', '3 HR PENDING'],
  ],
])('%s', (_name, steps, changed, expected) => {
  const line = reassignedLine(steps, { ...facts, ...changed })
  expect(shown(line)).toEqual(expected)
  // Once more changes nothing: the nightly job may run twice.
  expect(reassignedLine(line, { ...facts, ...changed })).toEqual(line)
})

test('names what moved', () => {
  const steps = [step(1, 'LINE_MANAGER', oldManager), hr(2)]
  expect(movedSteps(steps, reassignedLine(steps, facts))).toEqual([
    { before: steps[0], after: { ...steps[0], approverId: newManager } },
  ])
  const alone = [step(1, 'LINE_MANAGER', oldManager)]
  const gone = movedSteps(alone, reassignedLine(alone, { ...facts, lineManagerId: null }))
  expect(gone.map(move => [move.before?.approveOrder, move.after.approveOrder])).toEqual([
    [1, 1],
    [undefined, 2],
  ])
})

const id = fc.option(fc.integer({ min: 1, max: 6 }), { nil: null })

test('somebody can always be asked, never the requester or a former employee', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('LINE_MANAGER' as const, 'UNIT_MANAGER' as const, 'PERMISSION' as const), {
        minLength: 1,
        maxLength: 4,
      }),
      fc.array(fc.integer({ min: 2, max: 6 }), { maxLength: 2 }),
      fc.tuple(id, id, id, id),
      fc.array(fc.integer({ min: 2, max: 6 }), { maxLength: 3 }),
      (rules, extraApproverIds, [line, unit, newLine, newUnit], inactiveIds) => {
        const steps = resolveLine({
          template: rules.map(resolver => ({ resolver })),
          requesterId: 1,
          lineManagerId: line,
          unitManagerId: unit,
          extraApproverIds,
          inactiveIds: [],
        })
        const after = reassignedLine(steps, {
          requesterId: 1,
          lineManagerId: newLine,
          unitManagerId: newUnit,
          inactiveIds,
        })
        expect(readyStep(after)).toBeDefined()
        for (const asked of after.filter(one => one.status === 'PENDING')) {
          expect(asked.approverId).not.toBe(1)
          expect(inactiveIds).not.toContain(asked.approverId)
        }
        expect(after.map(one => one.approveOrder)).toEqual(after.map((_, index) => index + 1))
      },
    ),
  )
})

test('nothing moves where nothing changed', () => {
  fc.assert(
    fc.property(
      id,
      id,
      fc.array(fc.integer({ min: 2, max: 6 }), { maxLength: 2 }),
      (line, unit, inactiveIds) => {
        const rules = { requesterId: 1, lineManagerId: line, unitManagerId: unit, inactiveIds }
        const template = [{ resolver: 'LINE_MANAGER' as const }, { resolver: 'UNIT_MANAGER' as const }]
        const steps = resolveLine({ ...rules, template, extraApproverIds: [] })
        expect(movedSteps(steps, reassignedLine(steps, rules))).toEqual([])
      },
    ),
  )
})
