import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, monthOf } from '../calendar/local-date.ts'
import { changedStarts, lastMonthOf, leaveYear, leaveYearOf, monthsOf } from './leave-year.ts'
import type { YearStarts } from './leave-year.ts'
import { yearlyGrant } from './pro-rata.ts'

const from = (month: number): YearStarts => ({ month, changes: [] })
const later = changedStarts(from(1), { granted: 2027, month: 4 })
const earlier = changedStarts(from(4), { granted: 2026, month: 1 })

describe('leaveYear (L2)', () => {
  test.each([
    ['2026-01-01', 1, 2026, '2026-01-01', '2026-12-31'],
    ['2026-12-31', 1, 2026, '2026-01-01', '2026-12-31'],
    ['2026-03-31', 4, 2025, '2025-04-01', '2026-03-31'],
    ['2026-04-01', 4, 2026, '2026-04-01', '2027-03-31'],
    ['2024-02-29', 3, 2023, '2023-03-01', '2024-02-29'],
    ['2026-12-01', 12, 2026, '2026-12-01', '2027-11-30'],
    ['2026-11-30', 12, 2025, '2025-12-01', '2026-11-30'],
  ])('%s with start month %i', (date, month, year, first, last) =>
    expect(leaveYear(date, from(month))).toEqual({ year, from: first, to: last }),
  )

  test.each([
    ['from January to April', '2027-12-31', later, 2027, '2027-01-01', '2027-12-31', 12],
    ['from January to April', '2028-01-01', later, 2028, '2028-01-01', '2028-03-31', 3],
    ['from January to April', '2028-03-31', later, 2028, '2028-01-01', '2028-03-31', 3],
    ['from January to April', '2028-04-01', later, 2029, '2028-04-01', '2029-03-31', 12],
    ['from January to April', '2029-04-01', later, 2030, '2029-04-01', '2030-03-31', 12],
    ['from April to January', '2027-03-31', earlier, 2026, '2026-04-01', '2027-03-31', 12],
    ['from April to January', '2027-04-01', earlier, 2027, '2027-04-01', '2027-12-31', 9],
    ['from April to January', '2028-01-01', earlier, 2028, '2028-01-01', '2028-12-31', 12],
  ])('%s: %s', (_, date, starts, year, first, last, months) => {
    expect(leaveYear(date, starts)).toEqual({ year, from: first, to: last })
    expect(monthsOf(leaveYear(date, starts))).toBe(months)
  })
})

describe('changedStarts', () => {
  test.each([
    [2, '2028-01-31', 1],
    [3, '2028-02-29', 2],
    [4, '2028-03-31', 3],
    [5, '2028-04-30', 4],
    [6, '2028-05-31', 5],
    [7, '2028-06-30', 6],
    [8, '2028-07-31', 7],
    [9, '2028-08-31', 8],
    [10, '2028-09-30', 9],
    [11, '2028-10-31', 10],
    [12, '2028-11-30', 11],
  ])('from January to month %i: the shorter year ends on %s, after %i months', (month, last, months) => {
    const starts = changedStarts(from(1), { granted: 2027, month })
    const shorter = leaveYearOf(2028, starts)
    expect([shorter.from, shorter.to, monthsOf(shorter)]).toEqual(['2028-01-01', last, months])
    expect(monthsOf(leaveYearOf(2029, starts))).toBe(12)
  })

  test('a new change replaces one whose shorter year is not granted yet, and keeps one whose year is', () => {
    expect(changedStarts(later, { granted: 2027, month: 7 }).changes).toEqual([
      { year: 2029, from: '2028-07-01' },
    ])
    expect(changedStarts(later, { granted: 2028, month: 7 }).changes).toEqual([
      { year: 2029, from: '2028-04-01' },
      { year: 2030, from: '2028-07-01' },
    ])
  })

  test('the previous month undoes a change that does not apply yet', () =>
    expect(changedStarts(later, { granted: 2027, month: 1 })).toEqual(from(1)))

  test('the shorter year grants by its months, as to somebody who joins within a year', () => {
    const grant = (proRata: boolean, startedOn = '2020-01-01') =>
      yearlyGrant({ amountDays: 15, proRata, year: leaveYearOf(2028, later), startedOn, endedOn: null })
    expect([grant(true), grant(true, '2028-02-01'), grant(true, '2028-03-16'), grant(false)]).toEqual([
      7, 5, 0, 30,
    ])
  })

  const month = fc.integer({ min: 1, max: 12 })
  /** Each change after some more years are granted. */
  const changes = fc.array(fc.record({ month, after: fc.integer({ min: 0, max: 3 }) }), { maxLength: 6 })
  const scripts = fc.record({ first: month, changes })

  test('each date is in exactly one leave year, and years follow each other without a gap', () =>
    fc.assert(
      fc.property(scripts, fc.integer({ min: 0, max: 9000 }), (script, day) => {
        const starts = changed(script)
        const date = addDays('2018-01-01', day)
        const year = leaveYear(date, starts)
        expect(year.from <= date && date <= year.to).toBe(true)
        expect(leaveYearOf(year.year, starts)).toEqual(year)
        expect(leaveYear(addDays(year.to, 1), starts)).toEqual(leaveYearOf(year.year + 1, starts))
        expect(leaveYearOf(year.year + 1, starts).from).toBe(addDays(year.to, 1))
        expect(monthsOf(year)).toBeGreaterThan(0)
        expect(monthsOf(year)).toBeLessThanOrEqual(12)
      }),
    ))

  test('granted years stay; from the year after the next one on, all begin in the new month', () =>
    fc.assert(
      fc.property(scripts, month, fc.integer({ min: 0, max: 5 }), (script, wanted, ahead) => {
        const before = changed(script)
        const granted = grantedBy(script) + ahead
        const after = changedStarts(before, { granted, month: wanted })
        for (let year = 2018; year <= granted; year++)
          expect(leaveYearOf(year, after)).toEqual(leaveYearOf(year, before))
        for (let year = granted + 2; year < granted + 5; year++)
          expect(monthOf(leaveYearOf(year, after).from)).toBe(wanted)
        expect(lastMonthOf(after)).toBe(wanted)
        expect(changedStarts(after, { granted, month: wanted })).toEqual(after)
        expect(changedStarts(after, { granted, month: lastMonthOf(before) })).toEqual(
          changedStarts(before, { granted, month: lastMonthOf(before) }),
        )
      }),
    ))
})

type Script = { readonly first: number; readonly changes: readonly { month: number; after: number }[] }

const grantedBy = ({ changes }: Script) => changes.reduce((year, { after }) => year + after, 2020)

function changed({ first, changes }: Script): YearStarts {
  let granted = 2020
  let starts = from(first)
  for (const { month, after } of changes) {
    granted += after
    starts = changedStarts(starts, { granted, month })
  }
  return starts
}
