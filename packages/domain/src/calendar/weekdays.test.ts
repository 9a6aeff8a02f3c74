import { expect, test } from 'vitest'
import { isWeekend, weekdays } from './weekdays.ts'

test.each([
  ['2026-03-20', false],
  ['2026-03-21', true],
  ['2026-03-22', true],
  ['2026-03-23', false],
])('isWeekend(%s) is %j', (date, expected) => expect(isWeekend(date)).toBe(expected))

test('a generated list drops Sunday and Saturday (spec 5)', () => {
  expect(weekdays('2026-03-20', '2026-03-24')).toEqual(['2026-03-20', '2026-03-23', '2026-03-24'])
  expect(weekdays('2026-03-21', '2026-03-22')).toEqual([])
})
