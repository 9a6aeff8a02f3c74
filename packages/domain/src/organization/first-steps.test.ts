import { expect, test } from 'vitest'
import { firstSteps, firstStepsOf } from './first-steps.ts'
import type { SetUp } from './first-steps.ts'

const everybody = () => true
const empty: SetUp = {
  hasAddress: false,
  units: 0,
  positions: 0,
  people: 1,
  holidays: 0,
  hasDefaultShift: false,
  peopleWithRoles: 1,
}
const done = (company: Partial<SetUp>) =>
  firstStepsOf({ ...empty, ...company }, everybody).flatMap(({ step, isDone }) => (isDone ? [step] : []))

test.each([
  [{}, []],
  [{ hasAddress: true }, ['company']],
  [{ units: 1 }, ['units']],
  [{ positions: 1 }, ['positions']],
  [{ hasDefaultShift: true }, ['shift']],
  [{ holidays: 1 }, ['holidays']],
  [{ people: 0 }, []],
  [{ people: 2 }, ['people']],
  [{ peopleWithRoles: 2 }, ['roles']],
  [{ units: 3, hasDefaultShift: true, holidays: 12 }, ['units', 'shift', 'holidays']],
] as const)('%j has done %j', (company, steps) => {
  expect(firstStepsOf({ ...empty, ...company }, everybody).map(({ step }) => step)).toEqual(firstSteps)
  expect(done(company)).toEqual(steps)
})

const complete: SetUp = {
  hasAddress: true,
  units: 1,
  positions: 1,
  people: 2,
  holidays: 1,
  hasDefaultShift: true,
  peopleWithRoles: 2,
}

test('the steps stay until the last one is done', () => {
  expect(firstStepsOf(complete, everybody)).toEqual([])
  expect(firstStepsOf({ ...complete, peopleWithRoles: 1 }, everybody)).toHaveLength(firstSteps.length)
})

test('only steps that the reader may do are shown and waited for', () => {
  const company = { ...complete, hasAddress: false }
  expect(firstStepsOf(company, step => step === 'company')).toEqual([{ step: 'company', isDone: false }])
  expect(firstStepsOf(company, step => step !== 'company')).toEqual([])
})
