import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nested, pathTo, subtree, topDown, totals } from './tree.ts'

type Row = { id: number; parentId: number | null }
type Node = { id: number; children: Node[] }
const rows: Row[] = [
  { id: 3, parentId: 2 },
  { id: 1, parentId: null },
  { id: 4, parentId: 1 },
  { id: 2, parentId: 1 },
  { id: 6, parentId: 99 },
]
const make = ({ id }: Row): Node => ({ id, children: [] })
const byId = new Map(rows.map(row => [row.id, row]))

test('parents come before children, siblings in the order of the rows, orphans at the top', () => {
  expect(topDown(rows).map(({ row, parentId }) => [row.id, parentId])).toEqual([
    [1, null],
    [6, null],
    [4, 1],
    [2, 1],
    [3, 2],
  ])
  expect(nested(topDown(rows), make)).toEqual([
    {
      id: 1,
      children: [
        { id: 4, children: [] },
        { id: 2, children: [{ id: 3, children: [] }] },
      ],
    },
    { id: 6, children: [] },
  ])
})

test('sums reach from the leaves to the top', () => {
  expect(
    [...totals<number, Row>(topDown<number, Row>(rows), row => row.id)].toSorted(
      ([one], [other]) => one - other,
    ),
  ).toEqual([
    [1, 10],
    [2, 5],
    [3, 3],
    [4, 4],
    [6, 6],
  ])
})

test.each([
  [2, [2, 3], [1, 2]],
  [1, [1, 4, 2, 3], [1]],
  [6, [6], [6]],
  [7, [], []],
])('of %i: the subtree is %j, the path %j', (id, below, path) => {
  expect(subtree(rows, id).map(row => row.id)).toEqual(below)
  expect(pathTo(byId, id).map(row => row.id)).toEqual(path)
})

describe('circles in old data', () => {
  const cycle: Row[] = [
    { id: 9, parentId: 1 },
    { id: 1, parentId: 2 },
    { id: 2, parentId: 3 },
    { id: 3, parentId: 1 },
  ]
  test('one unit of a cycle becomes a root; nobody is lost, and the loop ends', () => {
    expect(topDown(cycle).map(({ row, parentId }) => [row.id, parentId])).toEqual([
      [1, null],
      [9, 1],
      [3, 1],
      [2, 3],
    ])
    expect(subtree(cycle, 2).map(row => row.id)).toEqual([2, 1, 9, 3])
    expect(pathTo(new Map(cycle.map(row => [row.id, row])), 1).map(row => row.id)).toEqual([3, 2, 1])
  })
})

describe('any rows', () => {
  const some = fc
    .uniqueArray(fc.nat(40), { maxLength: 40 })
    .chain(ids =>
      fc.tuple(...ids.map(id => fc.record({ id: fc.constant(id), parentId: fc.option(fc.nat(40)) }))),
    )
  test('are placed once, below a parent that comes before them', () => {
    fc.assert(
      fc.property(some, given => {
        const placed = topDown<number, Row>(given)
        expect(placed.map(({ row }) => row.id).toSorted()).toEqual(given.map(row => row.id).toSorted())
        const seen = new Set<number>()
        for (const { row, parentId } of placed) {
          if (parentId !== null) {
            expect(parentId).toBe(row.parentId)
            expect(seen.has(parentId)).toBe(true)
          }
          seen.add(row.id)
        }
        const tops = placed.filter(({ parentId }) => parentId === null)
        const sums = totals(placed, () => 1)
        expect(tops.reduce((sum, { row }) => sum + (sums.get(row.id) ?? 0), 0)).toBe(given.length)
      }),
    )
  })
})

test('a chain of 50,000 is read without running out of stack', () => {
  const chain: Row[] = Array.from({ length: 50_000 }, (_, id) => ({ id, parentId: id === 0 ? null : id - 1 }))
  const placed = topDown(chain)
  expect(totals(placed, () => 1).get(0)).toBe(50_000)
  expect(nested(placed, make)).toHaveLength(1)
  expect(subtree(chain, 10)).toHaveLength(49_990)
})
