import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cycles } from './cycles.ts'

test.each<[string, [number, number | null][], number[][]]>([
  ['no one', [], []],
  [
    'a chain',
    [
      [1, 2],
      [2, 3],
      [3, null],
    ],
    [],
  ],
  ['oneself', [[1, 1]], [[1]]],
  [
    'two, and one who hangs on them',
    [
      [3, 1],
      [1, 2],
      [2, 1],
    ],
    [[1, 2]],
  ],
  [
    'entered in its middle',
    [
      [9, 2],
      [1, 2],
      [2, 3],
      [3, 1],
    ],
    [[1, 2, 3]],
  ],
  [
    'two cycles',
    [
      [1, 2],
      [2, 1],
      [3, 4],
      [4, 3],
    ],
    [
      [1, 2],
      [3, 4],
    ],
  ],
  ['a parent who is not listed', [[1, 7]], []],
])('%s', (_, parents, expected) => expect(cycles(new Map(parents))).toEqual(expected))

test('somebody is in a cycle exactly when their chain leads back to them', () => {
  const parents = fc.array(fc.option(fc.nat(9)), { minLength: 10, maxLength: 10 })
  fc.assert(
    fc.property(parents, list => {
      const map = new Map(list.map((parent, id) => [id, parent]))
      const inCycle = cycles(map).flat()
      expect(new Set(inCycle).size).toBe(inCycle.length)
      for (const id of map.keys()) {
        let above = map.get(id) ?? null
        for (let step = 0; step < 10 && above !== null && above !== id; step += 1)
          above = map.get(above) ?? null
        expect(inCycle.includes(id)).toBe(above === id)
      }
    }),
  )
})
