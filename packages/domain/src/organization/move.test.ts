import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leadersOf, orderAfterMove, teamChanges } from './move.ts'
import type { Member, Unit } from './move.ts'

describe('orderAfterMove', () => {
  test.each([
    [['a', 'b', 'c'], 'x', undefined, ['a', 'b', 'c', 'x']],
    [['a', 'b', 'c'], 'x', 0, ['x', 'a', 'b', 'c']],
    [['a', 'b', 'c'], 'a', 1, ['b', 'a', 'c']],
    [['a', 'b', 'c'], 'a', 99, ['b', 'c', 'a']],
    [['a', 'b', 'c'], 'b', 1, ['a', 'b', 'c']],
    [[], 'x', 3, ['x']],
  ])('%j, %s to %s: %j', (siblings, id, index, expected) =>
    expect(orderAfterMove(siblings, id, index)).toEqual(expected),
  )
  test('keeps everybody once', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(9)),
        fc.nat(9),
        fc.option(fc.nat(12), { nil: undefined }),
        (list, id, index) => {
          const order = orderAfterMove(list, id, index)
          expect(order.toSorted()).toEqual([...new Set([...list, id])].toSorted())
          expect(order.filter(one => one !== id)).toEqual(list.filter(one => one !== id))
        },
      ),
    )
  })
})

/** top(1) > office(2), sales > shop(3) */
const unit = (id: string, parentId: string | null, managerId: number | null): [string, Unit] => [
  id,
  { id, parentId, managerId },
]
const before = new Map([
  unit('top', null, 1),
  unit('office', 'top', 2),
  unit('sales', 'top', null),
  unit('shop', 'sales', 3),
])
const people: Member[] = [
  { id: 1, unitId: 'top', lineManagerId: null },
  { id: 2, unitId: 'office', lineManagerId: 1 },
  { id: 3, unitId: 'shop', lineManagerId: 1 },
  { id: 4, unitId: 'shop', lineManagerId: 3 },
  { id: 5, unitId: 'sales', lineManagerId: null },
  { id: 6, unitId: null, lineManagerId: 77 },
]
const chain = new Map(people.map(({ id, lineManagerId }) => [id, { id, parentId: lineManagerId }]))

test.each([
  [4, [1, 3]],
  [3, [1]],
  [1, []],
  [5, [1]],
  [6, [77]],
])('%i is led by %j', (id, expected) => {
  const member = people.find(one => one.id === id)
  expect(member && [...leadersOf(before, chain, member)].toSorted()).toEqual(expected)
})

describe('teamChanges', () => {
  test('moving a unit below another gives its people to the manager of the new parent', () => {
    const after = new Map([...before, unit('shop', 'office', 3)])
    expect(teamChanges(before, after, people)).toEqual([{ leaderId: 2, gains: 2, loses: 0 }])
  })
  test('another manager: the new one gains, the old one loses those no chain keeps', () => {
    const after = new Map([...before, unit('shop', 'sales', 5)])
    expect(teamChanges(before, after, people)).toEqual([{ leaderId: 5, gains: 2, loses: 0 }])
    const noChain = people.map(person => ({ ...person, lineManagerId: null }))
    expect(teamChanges(before, after, noChain)).toEqual([
      { leaderId: 5, gains: 2, loses: 0 },
      { leaderId: 3, gains: 0, loses: 1 },
    ])
  })
  test('nothing moves, nothing changes', () => expect(teamChanges(before, before, people)).toEqual([]))
})
