import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../calendar/local-date.ts'
import { leaveYear } from './leave-year.ts'
import { monthsServed, yearlyGrant } from './pro-rata.ts'

const year = leaveYear('2026-06-01', { month: 1, changes: [] })

describe('yearlyGrant (L3), 15 days a year', () => {
  test.each([
    ['all year', '2020-05-01', null, 12, 30],
    ['joined on 1 January', '2026-01-01', null, 12, 30],
    ['joined on 15 January', '2026-01-15', null, 12, 30],
    ['joined on 16 January', '2026-01-16', null, 11, 27],
    ['joined on 1 August: 6.25 days', '2026-08-01', null, 5, 12],
    ['joined on 15 December', '2026-12-15', null, 1, 2],
    ['joined on 16 December', '2026-12-16', null, 0, 0],
    ['joined next year', '2027-01-01', null, 0, 0],
    ['left on 14 March', '2020-05-01', '2026-03-14', 2, 5],
    ['left on 15 March', '2020-05-01', '2026-03-15', 3, 7],
    ['left last year', '2020-05-01', '2025-12-31', 0, 0],
    ['joined and left', '2026-03-16', '2026-06-30', 3, 7],
    ['only over the middle of a month', '2026-05-15', '2026-05-15', 1, 2],
  ])('%s', (_, startedOn, endedOn, months, halfDays) => {
    expect(monthsServed({ year, startedOn, endedOn })).toBe(months)
    expect(yearlyGrant({ amountDays: 15, proRata: true, year, startedOn, endedOn })).toBe(halfDays)
  })

  test.each([
    ['all year', '2020-05-01', null, 30],
    ['joined on the last day', '2026-12-31', null, 30],
    ['joined next year', '2027-01-01', null, 0],
    ['left on the first day', '2020-05-01', '2026-01-01', 30],
    ['left last year', '2020-05-01', '2025-12-31', 0],
  ])('not by months served, %s', (_, startedOn, endedOn, halfDays) =>
    expect(yearlyGrant({ amountDays: 15, proRata: false, year, startedOn, endedOn })).toBe(halfDays),
  )

  test('a leave year from April counts its own months', () =>
    expect(
      yearlyGrant({
        amountDays: 12,
        proRata: true,
        year: leaveYear('2026-05-01', { month: 4, changes: [] }),
        startedOn: '2027-01-15',
        endedOn: null,
      }),
    ).toBe(6))

  test('never more than the year, never less for longer service, and the parts of two jobs never exceed the whole', () => {
    const date = fc.integer({ min: -100, max: 500 }).map(days => addDays('2026-01-01', days))
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 365 }), date, date, date, (amountDays, one, two, three) => {
        const [startedOn = '', middle = '', endedOn = ''] = [one, two, three].sort()
        const grant = (from: string, to: string | null) =>
          yearlyGrant({ amountDays, proRata: true, year, startedOn: from, endedOn: to })
        expect(Number.isInteger(grant(startedOn, endedOn))).toBe(true)
        expect(grant(startedOn, endedOn)).toBeLessThanOrEqual(amountDays * 2)
        expect(grant(middle, endedOn)).toBeLessThanOrEqual(grant(startedOn, endedOn))
        expect(grant(startedOn, middle) + grant(addDays(middle, 1), endedOn)).toBeLessThanOrEqual(
          grant(startedOn, endedOn),
        )
      }),
    )
  })
})
