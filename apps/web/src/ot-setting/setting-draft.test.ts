import { expect, test } from 'vitest'
import { lawPoints, newSetting, wholeSetting } from './setting-draft.ts'

const draft = newSetting('2026-03-02')

test('a new setting can be computed with', () =>
  expect(wholeSetting(draft)).toMatchObject({ workingDayPerMonth: 26 }))

// Pay is divided by the days and hours: with 0 the whole page failed.
test.each([
  ['workingDayPerMonth', 0],
  ['workingDayPerMonth', 32],
  ['workingHourPerDay', 0],
  ['maxHourPerMonth', 745],
  ['minHourPerRequest', 25],
  ['maxHourPerDay', null],
  ['maxHourPerDay', Number.NaN],
])('with %s = %s nothing is computed, and no point below the law is named', (name, value) => {
  expect(wholeSetting({ ...draft, [name]: value })).toBeUndefined()
  expect(lawPoints({ ...draft, [name]: value })).toEqual([])
})

test.each([
  ['workingDayPerMonth', 1],
  ['minHourPerRequest', 0],
  ['maxHourPerMonth', 744],
])('%s = %s is within the bounds', (name, value) =>
  expect(wholeSetting({ ...draft, [name]: value })).toMatchObject({ [name]: value }),
)
