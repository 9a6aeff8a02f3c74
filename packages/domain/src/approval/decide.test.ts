import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { afterCancel, afterDecision, cancelRefusal } from './decide.ts'
import type { Decision } from './decide.ts'
import { readyStep } from './step.ts'
import type { RequestStatus, Step, StepStatus } from './step.ts'

const line = (...statuses: StepStatus[]): Step[] =>
  statuses.map((status, index) => ({ approveOrder: index + 1, status, approverId: 10 + index }))
const statusesOf = (steps: readonly Step[]) => steps.map(step => step.status)

describe('afterDecision (R5)', () => {
  test.each<readonly [string, Step[], number, Decision, StepStatus[], RequestStatus, number | undefined]>([
    [
      'first of two approved',
      line('PENDING', 'PENDING'),
      1,
      'APPROVED',
      ['APPROVED', 'PENDING'],
      'PENDING',
      2,
    ],
    [
      'last approved',
      line('APPROVED', 'PENDING'),
      2,
      'APPROVED',
      ['APPROVED', 'APPROVED'],
      'APPROVED',
      undefined,
    ],
    ['the only one approved', line('PENDING'), 1, 'APPROVED', ['APPROVED'], 'APPROVED', undefined],
    [
      'first of two rejected',
      line('PENDING', 'PENDING'),
      1,
      'REJECTED',
      ['REJECTED', 'CANCELLED'],
      'REJECTED',
      undefined,
    ],
    [
      'last rejected',
      line('APPROVED', 'PENDING'),
      2,
      'REJECTED',
      ['APPROVED', 'REJECTED'],
      'REJECTED',
      undefined,
    ],
    [
      'over a skipped one',
      line('PENDING', 'SKIPPED', 'PENDING'),
      1,
      'APPROVED',
      ['APPROVED', 'SKIPPED', 'PENDING'],
      'PENDING',
      3,
    ],
    [
      'only skipped ones follow',
      line('PENDING', 'SKIPPED'),
      1,
      'APPROVED',
      ['APPROVED', 'SKIPPED'],
      'APPROVED',
      undefined,
    ],
  ])('%s', (_, steps, approveOrder, decision, statuses, requestStatus, next) => {
    const result = afterDecision(steps, { approveOrder, decision })
    expect(statusesOf(result.steps)).toEqual(statuses)
    expect(result.requestStatus).toBe(requestStatus)
    expect(result.next?.approveOrder).toBe(next)
  })

  test.each([
    ['out of turn', line('PENDING', 'PENDING'), 2],
    ['already decided', line('APPROVED', 'PENDING'), 1],
    ['of an ended request', line('REJECTED', 'CANCELLED'), 2],
  ])('a step %s throws', (_, steps, approveOrder) =>
    expect(() => afterDecision(steps, { approveOrder, decision: 'APPROVED' })).toThrow('not ready'),
  )

  test('any run of decisions ends in one final state, each step decided once and in order', () => {
    const statuses = fc.array(fc.constantFrom<StepStatus>('PENDING', 'PENDING', 'SKIPPED'), {
      minLength: 1,
      maxLength: 8,
    })
    const decisions = fc.array(fc.constantFrom<Decision>('APPROVED', 'APPROVED', 'REJECTED'), {
      minLength: 8,
      maxLength: 8,
    })
    fc.assert(
      fc.property(statuses, decisions, (initial, plan) => {
        fc.pre(initial.includes('PENDING'))
        let steps: readonly Step[] = line(...initial)
        let requestStatus: RequestStatus = 'PENDING'
        const decided: number[] = []
        for (const decision of plan) {
          const ready = readyStep(steps)
          expect(ready !== undefined).toBe(requestStatus === 'PENDING')
          if (!ready) break
          decided.push(ready.approveOrder)
          const result = afterDecision(steps, { approveOrder: ready.approveOrder, decision })
          expect(result.next).toEqual(readyStep(result.steps))
          steps = result.steps
          requestStatus = result.requestStatus
        }
        expect(decided).toEqual([...new Set(decided)].sort((one, other) => one - other))
        expect(requestStatus).toBe(statusesOf(steps).includes('REJECTED') ? 'REJECTED' : 'APPROVED')
        expect(statusesOf(steps)).not.toContain('PENDING')
        expect(steps.length).toBe(initial.length)
      }),
    )
  })
})

test('afterCancel ends the open steps and leaves the others (R6)', () => {
  const { steps, requestStatus } = afterCancel(line('APPROVED', 'SKIPPED', 'PENDING', 'PENDING'))
  expect(statusesOf(steps)).toEqual(['APPROVED', 'SKIPPED', 'CANCELLED', 'CANCELLED'])
  expect(requestStatus).toBe('CANCELLED')
})

describe('cancelRefusal (R6)', () => {
  test.each<readonly [string, RequestStatus, number | null, boolean, string, string | undefined]>([
    ['the requester while pending', 'PENDING', 1, false, '', undefined],
    ['the requester, approved', 'APPROVED', 1, false, 'ill', 'NOT_PENDING'],
    ['the requester who is HR, approved', 'APPROVED', 1, true, 'ill', 'NOT_PENDING'],
    ['the requester, rejected', 'REJECTED', 1, false, '', 'NOT_PENDING'],
    ['the requester, cancelled', 'CANCELLED', 1, false, '', 'NOT_PENDING'],
    ['HR while pending', 'PENDING', 8, true, 'entered twice', undefined],
    ['HR, approved', 'APPROVED', 8, true, 'entered twice', undefined],
    ['HR without a reason', 'APPROVED', 8, true, '  ', 'REASON_REQUIRED'],
    ['HR, rejected', 'REJECTED', 8, true, 'entered twice', 'NOT_PENDING'],
    ['an administrator without employee record', 'APPROVED', null, true, 'entered twice', undefined],
    ['somebody else', 'PENDING', 9, false, 'why not', 'FORBIDDEN'],
    ['somebody without employee record', 'PENDING', null, false, 'why not', 'FORBIDDEN'],
  ])('%s', (_, requestStatus, employeeId, holdsEdit, reason, expected) =>
    expect(
      cancelRefusal({
        requestStatus,
        purpose: 'NEW',
        requesterId: 1,
        reason,
        actor: { employeeId, holdsEdit },
      })?.code,
    ).toBe(expected),
  )

  test.each<readonly [string, RequestStatus, number, string | undefined]>([
    ['the requester takes it back', 'PENDING', 1, undefined],
    ['HR while pending', 'PENDING', 8, undefined],
    ['HR, after it cancelled the leave', 'APPROVED', 8, 'NOT_PENDING'],
  ])('asking to cancel: %s', (_, requestStatus, employeeId, expected) => {
    const actor = { employeeId, holdsEdit: employeeId === 8 }
    const facts = { requestStatus, purpose: 'CANCELLATION', requesterId: 1, reason: 'wrong', actor } as const
    expect(cancelRefusal(facts)?.code).toBe(expected)
  })

  test('not allowed is 403, too late 409, incomplete 400', () => {
    const facts = { requestStatus: 'APPROVED', purpose: 'NEW', requesterId: 1, reason: '' } as const
    const statusOf = (employeeId: number, holdsEdit: boolean) =>
      cancelRefusal({ ...facts, actor: { employeeId, holdsEdit } })?.status
    expect([statusOf(9, false), statusOf(1, false), statusOf(8, true)]).toEqual([403, 409, 400])
  })
})
