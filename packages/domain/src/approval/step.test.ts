import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currentStep, progress, readyStep } from './step.ts'
import type { Step, StepStatus } from './step.ts'

const letters: Record<string, StepStatus> = {
  P: 'PENDING',
  A: 'APPROVED',
  R: 'REJECTED',
  C: 'CANCELLED',
  S: 'SKIPPED',
}
/** 'AP' = step 1 approved, step 2 pending */
const line = (text: string): Step[] =>
  Array.from(text, (letter, index) => ({
    approveOrder: index + 1,
    status: letters[letter] ?? 'PENDING',
    approverId: 10 + index,
  }))

describe('readyStep (R3)', () => {
  test.each([
    ['', undefined],
    ['P', 1],
    ['PP', 1],
    ['AP', 2],
    ['AAP', 3],
    ['AA', undefined],
    ['RP', undefined],
    ['ARP', undefined],
    ['CP', undefined],
    ['AC', undefined],
    ['SP', 2],
    ['SSP', 3],
    ['ASP', 3],
    ['PSP', 1],
    ['AS', undefined],
  ])('%j: %s', (text, order) => expect(readyStep(line(text))?.approveOrder).toBe(order))
})

describe('currentStep and progress (spec 4)', () => {
  test.each([
    ['P', 1, '1/1'],
    ['PP', 1, '1/2'],
    ['AP', 2, '2/2'],
    ['RP', 2, '2/2'],
    ['AA', 1, '2/2'],
    ['RC', 1, '1/2'],
    ['ARC', 1, '2/3'],
    ['SP', 2, '2/2'],
    ['SA', 2, '2/2'],
    ['CC', 1, '1/2'],
  ])('%j: current %i, progress %s', (text, current, shown) => {
    const { order, total } = progress(line(text))
    expect(currentStep(line(text))?.approveOrder).toBe(current)
    expect(`${order}/${total}`).toBe(shown)
  })

  test('no steps', () => {
    expect(currentStep([])).toBeUndefined()
    expect(progress([])).toEqual({ order: 0, total: 0 })
  })
})

test('the order in which rows arrive does not matter, and rows keep their other fields', () => {
  const text = fc.string({ unit: fc.constantFrom('P', 'A', 'R', 'C', 'S'), maxLength: 7 })
  fc.assert(
    fc.property(text, fc.infiniteStream(fc.nat()), (statuses, keys) => {
      const steps = line(statuses).map(step => ({ ...step, comment: `step ${step.approveOrder}` }))
      const shuffled = steps
        .map(step => ({ step, key: keys.next().value ?? 0 }))
        .sort((one, other) => one.key - other.key)
        .map(({ step }) => step)
      expect(readyStep(shuffled)).toEqual(readyStep(steps))
      expect(currentStep(shuffled)).toEqual(currentStep(steps))
      expect(progress(shuffled)).toEqual(progress(steps))
      const ready = readyStep(steps)
      if (ready) {
        expect(ready.comment).toBe(`step ${ready.approveOrder}`)
        expect(currentStep(steps)).toEqual(ready)
        expect(
          steps.slice(0, ready.approveOrder - 1).every(step => /APPROVED|SKIPPED/.test(step.status)),
        ).toBe(true)
      }
    }),
  )
})
