import { describe, expect, test } from 'vitest'
import type { HalfDay } from './leave-days.ts'
import { recountOf, recountOutcome, withoutTaking } from './recount.ts'
import type { IsTouched } from './recount.ts'

const day = (date: string, half: 'AM' | 'PM', reason: HalfDay['reason'] = null): HalfDay => ({
  date,
  half,
  counted: reason === null,
  reason,
})
const everyDay = () => true
const dates = (days: readonly HalfDay[]) => days.map(({ date, half }) => `${date} ${half}`)

describe('recountOf (L10)', () => {
  const counted = [day('2026-05-01', 'AM'), day('2026-05-01', 'PM'), day('2026-05-02', 'AM', 'WEEKEND')]
  const free = [
    day('2026-05-01', 'AM', 'HOLIDAY'),
    day('2026-05-01', 'PM', 'HOLIDAY'),
    counted[2] ?? counted[0]!,
  ]

  test('a new holiday gives its half days back', () => {
    const { givenBack, wanted } = recountOf(counted, free, everyDay)
    expect(dates(givenBack)).toEqual(['2026-05-01 AM', '2026-05-01 PM'])
    expect(givenBack.map(({ reason }) => reason)).toEqual(['HOLIDAY', 'HOLIDAY'])
    expect(wanted).toEqual([])
  })

  test('a holiday that is gone wants them', () => {
    const { givenBack, wanted } = recountOf(free, counted, everyDay)
    expect(givenBack).toEqual([])
    expect(dates(wanted)).toEqual(['2026-05-01 AM', '2026-05-01 PM'])
  })

  test('days of another holiday, and half days that are not of the request, stay', () => {
    expect(recountOf(counted, free, date => date > '2026-05-01')).toEqual({ givenBack: [], wanted: [] })
    expect(dates(recountOf(counted.slice(1), free, everyDay).givenBack)).toEqual(['2026-05-01 PM'])
  })

  test.each([
    ['afternoon', day('2026-05-01', 'AM', 'WEEKEND'), day('2026-05-01', 'PM'), 'AM'],
    ['morning', day('2026-05-01', 'AM'), day('2026-05-01', 'PM', 'WEEKEND'), 'PM'],
  ])('says of which days only the %s counted, because the other half had no work', (_, am, pm, other) => {
    const stored = [am, pm, ...counted.slice(2)]
    const now = [day('2026-05-01', 'AM'), day('2026-05-01', 'PM'), day('2026-05-02', 'AM')]
    const wanted = (isTouched: IsTouched) => dates(recountOf(stored, now, isTouched).wanted)
    expect(wanted((_, isHalfCounted) => isHalfCounted)).toEqual([`2026-05-01 ${other}`])
    expect(wanted((_, isHalfCounted) => !isHalfCounted)).toEqual(['2026-05-02 AM'])
  })

  test('a request for half a day has no other half', () => {
    const stored = [day('2026-05-01', 'AM', 'WEEKEND')]
    const { wanted } = recountOf(stored, [day('2026-05-01', 'AM')], (_, isHalfCounted) => isHalfCounted)
    expect(wanted).toEqual([])
  })

  test('nothing changed, nothing to do', () =>
    expect(recountOf(counted, counted, everyDay)).toEqual({ givenBack: [], wanted: [] }))
})

describe('recountOutcome (L10)', () => {
  test.each([
    ['days are given back', 4, 2, 0, true, 'GIVEN_BACK'],
    ['more are given back than taken', 4, 2, 1, true, 'GIVEN_BACK'],
    ['days are taken', 4, 0, 2, true, 'TAKEN'],
    ['as many are taken as given back', 4, 2, 2, true, 'MOVED'],
    ['nothing is left', 4, 4, 0, true, 'CANCELLED'],
    ['all days move', 4, 4, 4, true, 'MOVED'],
    ['the balance is too low', 4, 0, 0, true, 'SHORT'],
    ['no days may be taken', 4, 0, 0, false, 'KEPT'],
  ] as const)('%s', (_, before, givenBack, taken, mayTake, outcome) =>
    expect(recountOutcome({ before, givenBack, taken, mayTake })).toBe(outcome),
  )
})

describe('withoutTaking (L10)', () => {
  test.each([
    ['moved days are given back', [4, 4, 2], [4, 2, 'GIVEN_BACK']],
    ['a request all of whose days move is cancelled', [4, 4, 4], [4, 0, 'CANCELLED']],
    ['extra days are left out', [4, 6, 2], [4, 4, 'KEPT']],
    ['days given back stay given back', [4, 2, 0], [4, 2, 'GIVEN_BACK']],
    ['a balance too low makes no difference', [4, 4, 0], [4, 4, 'KEPT']],
  ] as const)('%s', (_, [halfDaysBefore, halfDaysAfter, halfDaysTaken], expected) => {
    const row = withoutTaking({ halfDaysBefore, halfDaysAfter, halfDaysTaken })
    expect([row.halfDaysBefore, row.halfDaysAfter, row.outcome]).toEqual(expected)
    expect(row.halfDaysTaken).toBe(0)
  })
})
