import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { afterCancel, afterDecision } from './after-decision.ts'
import type { Decision } from './after-decision.ts'
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
