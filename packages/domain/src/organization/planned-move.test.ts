import { expect, test } from 'vitest'
import { afterMoves, isMovePossible } from './planned-move.ts'

const units = [
  { id: 'company', parentId: null },
  { id: 'sales', parentId: 'company' },
  { id: 'shop', parentId: 'sales' },
  { id: 'it', parentId: 'company' },
  { id: 'stock', parentId: 'company' },
]
const childrenOf = (rows: typeof units, id: string | null) =>
  rows.filter(({ parentId }) => parentId === id).map(row => row.id)
const move = (nodeId: string, parentId: string | null, place: number | null = null) => ({
  nodeId,
  parentId,
  place,
})

test.each([
  ['below another unit', move('it', 'sales'), true],
  ['to the top', move('it', null), true],
  ['below itself', move('sales', 'shop'), false],
  ['to itself', move('sales', 'sales'), false],
  ['below a unit that is gone', move('it', 'closed'), false],
  ['of a unit that is gone', move('closed', 'it'), false],
])('a move %s', (_, planned, isPossible) => expect(isMovePossible(units, planned)).toBe(isPossible))

test('a unit comes to its place among the new siblings, else last', () => {
  expect(childrenOf(afterMoves(units, [move('it', 'sales', 0)]), 'sales')).toEqual(['it', 'shop'])
  const last = afterMoves(units, [move('it', 'sales')])
  expect(childrenOf(last, 'sales')).toEqual(['shop', 'it'])
  expect(childrenOf(last, 'company')).toEqual(['sales', 'stock'])
})

test('each move sees those before it, and an impossible one changes nothing', () => {
  const both = afterMoves(units, [move('it', 'shop'), move('sales', 'it')])
  expect(childrenOf(both, 'shop')).toEqual(['it'])
  expect(childrenOf(both, 'company')).toEqual(['sales', 'stock'])
  expect(afterMoves(units, [move('sales', 'shop')])).toEqual(units)
})
