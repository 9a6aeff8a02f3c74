import { expect, test } from 'vitest'
import { cardName, managerInList, managerOnCard } from './card-text.ts'
import type { ChartNode } from './chart-tree.ts'

/** Only the kind and the name matter here. */
const node = (kind: 'person' | 'unit', name: string) => ({ card: { kind, name } }) as unknown as ChartNode

test.each([
  ['a person on a card', (name: string) => cardName(node('person', name)), 19],
  ['a unit on a card', (name: string) => cardName(node('unit', name)), 23],
  ['the manager on a card', managerOnCard, 23],
  ['the manager in the list', managerInList, 19],
])('%s is cut at its length, not one character before (spec 3, 9)', (_, cut, most) => {
  expect(cut('ກ'.repeat(most))).toBe('ກ'.repeat(most))
  expect(cut('ກ'.repeat(most + 1))).toBe(`${'ກ'.repeat(most)}…`)
})
