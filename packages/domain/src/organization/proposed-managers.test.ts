import { expect, test } from 'vitest'
import { proposedManagers } from './proposed-managers.ts'

type Row = readonly [id: number, unitId: string | null, lineManagerId: number | null]
const proposed = (rows: readonly Row[]) =>
  Object.fromEntries(
    proposedManagers(rows.map(([id, unitId, lineManagerId]) => ({ id, unitId, lineManagerId }))),
  )

const director: Row = [1, 'company', null]

test.each<[string, Row[], object]>([
  ['nobody works here', [], {}],
  ['nobody reports to anybody', [director], {}],
  [
    'the one who leads and reports to nobody in the unit',
    [director, [2, 'sales', 1], [3, 'sales', 2], [4, 'sales', 3], [5, 'sales', 3]],
    { company: { managerId: 1, reports: 1 }, sales: { managerId: 2, reports: 1 } },
  ],
  [
    'the only person of a unit, who leads those of others',
    [director, [2, 'sales', 1], [3, 'shop', 2], [4, 'shop', 2], [5, 'stock', 1]],
    {
      company: { managerId: 1, reports: 2 },
      sales: { managerId: 2, reports: 2 },
      shop: { managerId: 2, reports: 2 },
      stock: { managerId: 1, reports: 2 },
    },
  ],
  [
    'of several who lead, the one with most direct reports',
    [director, [2, 'sales', 1], [3, 'sales', 1], [4, 'shop', 3], [5, 'shop', 3], [6, 'shop', 2]],
    {
      company: { managerId: 1, reports: 2 },
      sales: { managerId: 3, reports: 2 },
      shop: { managerId: 3, reports: 2 },
    },
  ],
  [
    'of as many, the lowest id',
    [
      [3, 'sales', null],
      [2, 'sales', null],
      [4, 'shop', 3],
      [5, 'shop', 2],
    ],
    { sales: { managerId: 2, reports: 1 }, shop: { managerId: 2, reports: 1 } },
  ],
  [
    'when they report to one another, the one with most of them',
    [
      [4, 'sales', 5],
      [5, 'sales', 4],
      [6, 'sales', 5],
    ],
    { sales: { managerId: 5, reports: 2 } },
  ],
  [
    'people without a unit are counted, but get none',
    [
      [2, null, 1],
      [1, null, null],
      [3, 'shop', 1],
    ],
    { shop: { managerId: 1, reports: 2 } },
  ],
  ['not somebody who has left', [[3, 'shop', 9]], {}],
])('%s', (_what, rows, expected) => expect(proposed(rows)).toEqual(expected))
