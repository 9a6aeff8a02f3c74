import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wouldCycle } from './cycle.ts'

/** 1 > 2 > 3 > 4, and 5 > 6; 7 and 8 are broken data: a cycle. */
const parents: Record<number, number> = { 2: 1, 3: 2, 4: 3, 6: 5, 7: 8, 8: 7 }
const parentOf = (id: number) => parents[id] ?? null

describe('wouldCycle (P9)', () => {
  test.each([
    ['no parent', 1, null, false],
    ['itself', 1, 1, true],
    ['its child', 1, 2, true],
    ['far below it', 1, 4, true],
    ['another tree', 1, 6, false],
    ['its parent, as before', 4, 3, false],
    ['its grandparent', 4, 1, false],
    ['a new one', 9, 4, false],
    ['into a cycle', 1, 7, true],
  ])('%s', (_, id, newParentId, expected) => expect(wouldCycle(parentOf, id, newParentId)).toBe(expected))

  test('moves that are not refused never make a cycle, and every move within a tree can be undone', () => {
    const move = fc.tuple(fc.nat(7), fc.option(fc.nat(7)))
    fc.assert(
      fc.property(fc.array(move, { maxLength: 30 }), moves => {
        const tree = new Map<number, number | null>()
        const above = (id: number) => tree.get(id) ?? null
        for (const [id, parent] of moves) {
          const before = above(id)
          if (wouldCycle(above, id, parent)) continue
          tree.set(id, parent)
          expect(wouldCycle(above, id, before)).toBe(false)
        }
        for (const id of tree.keys()) {
          let steps = 0
          for (let at: number | null = id; at !== null; at = above(at)) steps++
          expect(steps).toBeLessThanOrEqual(8)
        }
      }),
    )
  })
})
