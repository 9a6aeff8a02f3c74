import { expect, test } from 'vitest'
import { capMinutes } from './cap-minutes.ts'
import { minutesIn } from './cut-minutes.ts'

const limits = { maxHourPerDay: 3, maxHourPerMonth: 45 }
const evening = [{ from: 1020, to: 1320 }]

test.each([
  ['nothing used', 300, 0, 0, 180, 120, 0],
  ['exactly the day', 180, 0, 0, 180, 0, 0],
  ['a minute over the day', 181, 0, 0, 180, 1, 0],
  ['part of the day used', 180, 60, 60, 120, 60, 0],
  ['the day used up', 60, 180, 180, 0, 60, 0],
  ['more used than the limit', 60, 200, 200, 0, 60, 0],
  ['exactly the month', 60, 0, 2640, 60, 0, 0],
  ['a minute over the month', 60, 0, 2641, 59, 0, 1],
  ['the month used up', 60, 0, 2700, 0, 0, 60],
  ['more than the month used', 60, 0, 3000, 0, 0, 60],
  ['the day first, then the month', 300, 60, 2600, 100, 180, 20],
  ['no minutes', 0, 0, 0, 0, 0, 0],
])('%s', (_, minutes, usedToday, usedInMonth, paid, cutByDay, cutByMonth) => {
  const capped = capMinutes([{ from: 1020, to: 1020 + minutes }], limits, { usedToday, usedInMonth })
  expect({ ...capped, stretches: minutesIn(capped.stretches) }).toEqual({
    stretches: paid,
    cutByDay,
    cutByMonth,
  })
})

test('the end is cut, of the last stretch first', () => {
  const used = { usedToday: 0, usedInMonth: 0 }
  const both = [{ from: 360, to: 480 }, ...evening]
  expect(capMinutes(both, limits, used).stretches).toEqual([
    { from: 360, to: 480 },
    { from: 1020, to: 1080 },
  ])
  expect(capMinutes(both, limits, { ...used, usedToday: 100 }).stretches).toEqual([{ from: 360, to: 440 }])
})
