import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leadersFirst } from './leaders-first.ts'

const rows = (managers: readonly (number | null)[]) =>
  managers.map((manager, index) => ({
    row: index + 2,
    person: { staffId: `E${index}`, ...(manager !== null && { manager: `e${manager}` }) },
  }))
const order = (managers: readonly (number | null)[]) =>
  leadersFirst(rows(managers)).map(({ person }) => person.staffId)

test('a manager comes before the team, else the order of the file stays', () => {
  expect(order([2, null, 3, null, 9])).toEqual(['E1', 'E3', 'E4', 'E2', 'E0'])
})

test('whatever the tree, everybody is there once and behind their manager', () => {
  const tree = fc
    .integer({ min: 1, max: 40 })
    .chain(count =>
      fc.tuple(
        ...Array.from({ length: count }, (_, index) =>
          index === 0 ? fc.constant(null) : fc.option(fc.nat(index - 1)),
        ),
      ),
    )
  fc.assert(
    fc.property(tree, fc.boolean(), (managers, isReversed) => {
      const given = isReversed ? rows(managers).toReversed() : rows(managers)
      const placed = leadersFirst(given).map(({ person }) => person.staffId)
      expect(placed.toSorted()).toEqual(given.map(({ person }) => person.staffId).toSorted())
      managers.forEach((manager, index) => {
        if (manager !== null) expect(placed.indexOf(`E${manager}`)).toBeLessThan(placed.indexOf(`E${index}`))
      })
    }),
  )
})
