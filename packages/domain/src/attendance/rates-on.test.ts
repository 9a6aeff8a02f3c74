import { expect, test } from 'vitest'
import { ratesOn } from './rates-on.ts'

const rows = (amount: number) => [{ timeIn: '08:31', toTime: '17:30', minTime: 1, maxTime: 90, amount }]
const tables = [
  { jobGradeId: 'SO', from: '2026-03-01', rows: rows(2) },
  { jobGradeId: 'SO', from: '2026-01-01', rows: rows(1) },
  { jobGradeId: 'GM', from: '2026-02-01', rows: rows(9) },
]

test.each([
  ['before the first', 'SO', '2025-12-31', null],
  ['on its first day', 'SO', '2026-01-01', 1],
  ['the day before the change', 'SO', '2026-02-28', 1],
  ['on the day of the change', 'SO', '2026-03-01', 2],
  ['another grade', 'GM', '2026-03-01', 9],
  ['a grade without rates', 'XX', '2026-03-01', null],
  ['no grade', null, '2026-03-01', null],
])('rates of a date (A9): %s', (_, grade, date, amount) =>
  expect(ratesOn(tables, grade, date)?.[0]?.amount ?? null).toBe(amount),
)
