import { expect, test } from 'vitest'
import { firstSteps, firstStepsOf } from './first-steps.ts'
import type { SetUp } from './first-steps.ts'

const empty: SetUp = {
  units: 0,
  positions: 0,
  people: 1,
  holidays: 0,
  hasDefaultShift: false,
  peopleWithRoles: 1,
}
const done = (company: Partial<SetUp>) =>
  firstStepsOf({ ...empty, ...company }).flatMap(({ step, isDone }) => (isDone ? [step] : []))

test.each([
  [{}, []],
  [{ units: 1 }, ['units']],
  [{ positions: 1 }, ['positions']],
  [{ hasDefaultShift: true }, ['shift']],
  [{ holidays: 1 }, ['holidays']],
  [{ people: 0 }, []],
  [{ people: 2 }, ['people']],
  [{ peopleWithRoles: 2 }, ['roles']],
  [{ units: 3, hasDefaultShift: true, holidays: 12 }, ['units', 'shift', 'holidays']],
] as const)('%j has done %j', (company, steps) => {
  expect(firstStepsOf({ ...empty, ...company }).map(({ step }) => step)).toEqual(firstSteps)
  expect(done(company)).toEqual(steps)
})

test('a company with units, positions and people has no first steps', () => {
  expect(firstStepsOf({ ...empty, units: 1, positions: 1, people: 2 })).toEqual([])
})
