import { expect, test } from 'vitest'
import { bandTimes } from './band-times.ts'
import { seededRates } from './penalty-table.ts'

test.each(seededRates)('the bands of the spec have these times: $jobGrade', ({ rows }) =>
  expect(rows.map((row, index) => bandTimes(row, index === rows.length - 1))).toEqual(
    rows.map(({ timeIn, toTime }) => ({ timeIn, toTime })),
  ),
)

test.each([
  ['a last band beyond the end of work', { minTime: 61, maxTime: 600 }, true, '09:31', '18:30'],
  ['a band beyond midnight', { minTime: 1, maxTime: 1439 }, false, '08:31', '23:59'],
])('%s', (_, band, isLast, timeIn, toTime) => expect(bandTimes(band, isLast)).toEqual({ timeIn, toTime }))
