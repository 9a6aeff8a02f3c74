import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changedRateSpans } from './changed-rate-spans.ts'
import { ratesOn } from './rates-on.ts'
import type { RateTable } from './rates-on.ts'
import { addDays } from '../calendar/local-date.ts'

const rows = (amount: number) => [{ timeIn: '08:31', toTime: '17:30', minTime: 1, maxTime: 90, amount }]
const table = (from: string, amount: number, jobGradeId = 'SO'): RateTable => ({
  jobGradeId,
  from,
  rows: rows(amount),
})
const [first, second, third] = [table('1900-01-01', 1), table('2026-03-01', 2), table('2026-05-01', 3)]

describe('dates charged by something else', () => {
  test.each([
    ['nothing changed', [first, second], [second, first], []],
    ['a table is added last', [first], [first, second], [{ from: '2026-03-01', to: null, amount: 2 }]],
    [
      'a table is added between two',
      [first, third],
      [first, second, third],
      [{ from: '2026-03-01', to: '2026-04-30', amount: 2 }],
    ],
    [
      'the amount is another one',
      [first, second],
      [first, table('2026-03-01', 9)],
      [{ from: '2026-03-01', to: null, amount: 9 }],
    ],
    [
      'it begins earlier',
      [first, second],
      [first, table('2026-02-01', 2)],
      [{ from: '2026-02-01', to: '2026-02-28', amount: 2 }],
    ],
    [
      'it begins later',
      [first, second],
      [first, table('2026-04-01', 2)],
      [{ from: '2026-03-01', to: '2026-03-31', amount: 1 }],
    ],
    [
      'it is deleted: the one before applies',
      [first, second, third],
      [first, third],
      [{ from: '2026-03-01', to: '2026-04-30', amount: 1 }],
    ],
    ['the only one is deleted', [second], [], [{ from: '2026-03-01', to: null, amount: null }]],
    ['another grade', [first], [first, table('2026-03-01', 2, 'GM')], []],
    ['the same rows again', [first], [first, table('2026-03-01', 1)], []],
  ])('%s', (_, before, after, expected) =>
    expect(
      changedRateSpans('SO', before, after).map(({ from, to, rows: of }) => ({
        from,
        to,
        amount: of?.[0]?.amount ?? null,
      })),
    ).toEqual(expected),
  )

  test('a date lies in a span exactly when its rows differ, and the span says the new ones', () => {
    const offset = fc.integer({ min: 0, max: 40 })
    const day = (days: number) => addDays('2026-01-01', days)
    const tables = fc.uniqueArray(
      fc.record({ start: offset, amount: fc.integer({ min: 1, max: 3 }) }).map(({ start, amount }) => ({
        ...table(day(start), amount),
      })),
      { selector: ({ from }) => from, maxLength: 5 },
    )
    fc.assert(
      fc.property(tables, tables, offset, (before, after, at) => {
        const date = day(at)
        const [was, is] = [before, after].map(of => ratesOn(of, 'SO', date)?.[0]?.amount ?? null)
        const found = changedRateSpans('SO', before, after).filter(
          ({ from, to }) => from <= date && (to === null || date <= to),
        )
        expect(found.map(({ rows: of }) => of?.[0]?.amount ?? null)).toEqual(was === is ? [] : [is])
      }),
    )
  })
})
