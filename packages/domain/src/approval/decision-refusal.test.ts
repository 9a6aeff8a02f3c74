import { describe, expect, test } from 'vitest'
import { decidableStep, decidesFor, decisionRefusal } from './decision-refusal.ts'
import type { Actor, DecisionFacts } from './decision-refusal.ts'
import type { RequestStatus, Step, StepStatus } from './step.ts'

const requester = 1
const manager = 2
const director = 3
const stranger = 9

const step = (approveOrder: number, status: StepStatus, approverId: number | null): Step => ({
  approveOrder,
  status,
  approverId,
})
const who = (employeeId: number | null, more: Partial<Actor> = {}): Actor => ({
  employeeId,
  holdsApprove: false,
  delegators: [],
  holders: [],
  ...more,
})
const hr = who(8, { holdsApprove: true })
const owner = who(null, { holdsApprove: true })

/** manager, then unassigned */
const fresh = [step(1, 'PENDING', manager), step(2, 'PENDING', null)]
const halfway = [step(1, 'APPROVED', manager), step(2, 'PENDING', null)]
const approved = [step(1, 'APPROVED', manager), step(2, 'APPROVED', null)]
const rejected = [step(1, 'REJECTED', manager), step(2, 'CANCELLED', null)]
const cancelled = [step(1, 'CANCELLED', manager), step(2, 'CANCELLED', null)]
const named = [step(1, 'PENDING', manager), step(2, 'PENDING', director)]
const skipped = [step(1, 'SKIPPED', requester), step(2, 'PENDING', null)]
const trailing = [step(1, 'PENDING', null), step(2, 'SKIPPED', director)]
const unassignedFirst = [step(1, 'PENDING', null), step(2, 'PENDING', manager)]
const twice = [step(1, 'APPROVED', 8), step(2, 'PENDING', null)]
const again = [step(1, 'APPROVED', 8), step(2, 'PENDING', manager), step(3, 'PENDING', null)]
const ended = [step(1, 'APPROVED', 8), step(2, 'APPROVED', manager), step(3, 'APPROVED', null)]
const ownStep = [step(1, 'PENDING', requester)]

type Row = readonly [string, RequestStatus, readonly Step[], Actor, string | number]
/** The refusal, or the decided step. */
const outcome = (facts: DecisionFacts<Step>) =>
  decisionRefusal(facts)?.code ?? decidableStep(facts)?.approveOrder

describe('decisionRefusal (R3, R4)', () => {
  test.each<Row>([
    ['the manager first', 'PENDING', fresh, who(manager), 1],
    ['HR before the manager', 'PENDING', fresh, hr, 'STEP_NOT_READY'],
    ['HR after the manager', 'PENDING', halfway, hr, 2],
    ['the owner without employee record', 'PENDING', halfway, owner, 2],
    ['nobody without employee record or permission', 'PENDING', halfway, who(null), 'NOT_APPROVER'],
    ['an employee without the permission', 'PENDING', halfway, who(stranger), 'NOT_APPROVER'],
    ['the manager again', 'PENDING', halfway, who(manager), 'ALREADY_DECIDED'],
    ['the manager after the end', 'APPROVED', approved, who(manager), 'ALREADY_DECIDED'],
    ['HR after a rejection', 'REJECTED', rejected, hr, 'ALREADY_DECIDED'],
    ['the manager after a cancellation', 'CANCELLED', cancelled, who(manager), 'ALREADY_DECIDED'],
    ['a stranger after the end', 'APPROVED', approved, who(stranger), 'NOT_APPROVER'],
    ['pending steps of an ended request', 'CANCELLED', fresh, who(manager), 'ALREADY_DECIDED'],
    ['HR with a decided step and one to come', 'PENDING', again, hr, 'STEP_NOT_READY'],
    ['the requester', 'PENDING', fresh, who(requester), 'OWN_REQUEST'],
    [
      'the requester with the permission',
      'PENDING',
      halfway,
      who(requester, { holdsApprove: true }),
      'OWN_REQUEST',
    ],
    ['the requester as delegate', 'PENDING', fresh, who(requester, { delegators: [manager] }), 'OWN_REQUEST'],
    ['the requester at a step of their own', 'PENDING', ownStep, who(requester), 'OWN_REQUEST'],
    [
      'a delegate of the requester',
      'PENDING',
      ownStep,
      who(stranger, { delegators: [requester] }),
      'NOT_APPROVER',
    ],
    ['a delegate of the manager', 'PENDING', fresh, who(stranger, { delegators: [manager] }), 1],
    [
      'a delegate of somebody else',
      'PENDING',
      fresh,
      who(stranger, { delegators: [director] }),
      'NOT_APPROVER',
    ],
    ['the second approver too early', 'PENDING', named, who(director), 'STEP_NOT_READY'],
    ['the permission, where the last step names a person', 'PENDING', named, hr, 'NOT_APPROVER'],
    ['the permission after a skipped step', 'PENDING', skipped, hr, 2],
    ['the permission where only skipped steps follow', 'PENDING', trailing, hr, 1],
    ['the permission at an unassigned step that is not last', 'PENDING', unassignedFirst, hr, 'NOT_APPROVER'],
    ['HR as named approver and permission holder', 'PENDING', twice, hr, 2],
  ])('%s', (_, requestStatus, steps, actor, expected) => {
    const facts = { requestStatus, requesterId: requester, steps, actor }
    expect(outcome(facts)).toBe(expected)
    expect(decidableStep(facts) === undefined).toBe(decisionRefusal(facts) !== undefined)
  })

  // R8a: 8 approved the first step, by right or as delegate of the manager; 7 may approve as well.
  const approvedBy = (decidedBy: number, decidedFor: number | null) => ({
    ...step(1, 'APPROVED', decidedFor ?? decidedBy),
    decidedBy,
    decidedFor,
  })
  const [alone, others] = [
    { ...hr, holders: [8] },
    { ...hr, holders: [7, 8] },
  ]
  test.each([
    [
      'the HR step is left to another holder',
      [approvedBy(8, null), step(2, 'PENDING', null)],
      others,
      'SECOND_PERSON_DECIDES',
    ],
    [
      'also after approving as delegate',
      [approvedBy(8, manager), step(2, 'PENDING', null)],
      others,
      'SECOND_PERSON_DECIDES',
    ],
    ['nobody else holds the permission', [approvedBy(8, null), step(2, 'PENDING', null)], alone, 2],
    ['somebody else approved before', [approvedBy(manager, null), step(2, 'PENDING', null)], others, 2],
    ['the next step names the same person', [approvedBy(8, manager), step(2, 'PENDING', 8)], others, 2],
    [
      'the owner without employee record',
      [approvedBy(8, null), step(2, 'PENDING', null)],
      { ...owner, holders: [7, 8] },
      2,
    ],
  ] as const)('two pairs of eyes (R8a): %s', (_, steps, actor, expected) =>
    expect(outcome({ requestStatus: 'PENDING', requesterId: requester, steps, actor })).toBe(expected),
  )

  test.each<readonly [string, readonly Step[], Actor, number, string | number]>([
    ['the step already decided, by somebody with another one', twice, hr, 1, 'ALREADY_DECIDED'],
    ['the ready step', twice, hr, 2, 2],
    ["somebody else's step", named, who(director), 1, 'NOT_APPROVER'],
    ['a step that does not exist', named, who(manager), 3, 'NOT_APPROVER'],
  ])('meaning %s', (_, steps, actor, stepOrder, expected) =>
    expect(outcome({ requestStatus: 'PENDING', requesterId: requester, steps, actor, stepOrder })).toBe(
      expected,
    ),
  )

  test('ALREADY_DECIDED tells which step was decided', () => {
    const facts = { requesterId: requester, actor: hr }
    expect(decisionRefusal({ ...facts, requestStatus: 'REJECTED', steps: rejected })).toEqual({
      code: 'ALREADY_DECIDED',
      status: 409,
      step: rejected[0],
    })
    expect(decisionRefusal({ ...facts, requestStatus: 'APPROVED', steps: approved })).toMatchObject({
      step: approved[1],
    })
    expect(decisionRefusal({ ...facts, requestStatus: 'APPROVED', steps: ended })).toMatchObject({
      step: ended[2],
    })
    const lastCancelled = [...ended.slice(0, 2), step(3, 'CANCELLED', null)]
    expect(
      decisionRefusal({ ...facts, stepOrder: 3, requestStatus: 'CANCELLED', steps: lastCancelled }),
    ).toMatchObject({ step: ended[1] })
    expect(decisionRefusal({ ...facts, requestStatus: 'CANCELLED', steps: cancelled })).toMatchObject({
      step: undefined,
    })
  })

  test('never means 403, not now means 409', () => {
    const facts = { requestStatus: 'PENDING', requesterId: requester, steps: fresh } as const
    expect(decisionRefusal({ ...facts, actor: who(requester) })?.status).toBe(403)
    expect(decisionRefusal({ ...facts, actor: who(stranger) })?.status).toBe(403)
    expect(decisionRefusal({ ...facts, actor: hr })?.status).toBe(409)
  })
})

test('decidesFor names the approver a delegate decides for (R10)', () => {
  const delegate = who(stranger, { delegators: [manager] })
  expect(decidesFor(step(1, 'PENDING', manager), delegate)).toBe(manager)
  expect(decidesFor(step(1, 'PENDING', manager), who(manager))).toBeNull()
  expect(decidesFor(step(2, 'PENDING', null), hr)).toBeNull()
  expect(decidesFor(step(2, 'PENDING', null), owner)).toBeNull()
})
