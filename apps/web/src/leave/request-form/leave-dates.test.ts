import { expect, test } from 'vitest'
import { fittingDates, halvesOf, partOfDay } from './leave-dates.ts'

const dates = (
  from: string | null,
  to: string | null,
  fromHalf: 'AM' | 'PM' = 'AM',
  toHalf: 'AM' | 'PM' = 'PM',
) => ({
  from,
  to,
  fromHalf,
  toHalf,
})

test.each([
  ['nothing chosen', dates(null, null), dates(null, null)],
  ['only a first day', dates('2026-03-09', null), dates('2026-03-09', '2026-03-09')],
  ['a first day after the last', dates('2026-03-09', '2026-03-02'), dates('2026-03-09', '2026-03-09')],
  [
    'several days',
    dates('2026-03-09', '2026-03-11', 'PM', 'AM'),
    dates('2026-03-09', '2026-03-11', 'PM', 'AM'),
  ],
  [
    'several days become one',
    dates('2026-03-09', '2026-03-09', 'PM', 'AM'),
    dates('2026-03-09', '2026-03-09', 'PM', 'PM'),
  ],
  [
    'a morning stays',
    dates('2026-03-09', '2026-03-09', 'AM', 'AM'),
    dates('2026-03-09', '2026-03-09', 'AM', 'AM'),
  ],
  ['only a last day', dates(null, '2026-03-09'), dates(null, '2026-03-09')],
])('%s', (_name, chosen, fitting) => expect(fittingDates(chosen)).toEqual(fitting))

test.each(['DAY', 'AM', 'PM'] as const)('the halves of %s convert back to it', part => {
  expect(partOfDay(halvesOf[part])).toBe(part)
})
