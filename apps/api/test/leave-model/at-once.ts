// Several actions at the same instant: the result must equal that of one of their orders.
import fc from 'fast-check'
import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'
import { checkAlways } from './always.ts'
import { readState } from './read-state.ts'
import { shown } from './state.ts'
import type { State } from './state.ts'
import type { Answer, Deed, World } from './verb.ts'

/** One matching order is enough, so nothing is predicted: the actions run first and are compared here. */
export async function performAtOnce(world: World, deeds: readonly Deed[]): Promise<void> {
  const before = world.state
  const possible = deeds.filter(deed => deed.model(structuredClone(before)) !== undefined)
  const answers = await Promise.all(possible.map(deed => deed.call(world)))
  const after = await readState(world.company, before.today)
  const really = { answers, ...shown(after) }
  const thinkable = ordersOf(possible).flatMap(order =>
    [false, true].map(isGoneLetIn => inOrder({ ...before, isGoneLetIn }, possible, order)),
  )
  if (!thinkable.some(one => isDeepStrictEqual(one, really))) expect(really).toEqual(thinkable[0])
  checkAlways(after)
  world.state = after
}

function inOrder(before: State, deeds: readonly Deed[], order: readonly Deed[]) {
  const state = structuredClone(before)
  const answers = new Map<Deed, Answer | undefined>()
  for (const deed of order) answers.set(deed, deed.model(state))
  return { answers: deeds.map(deed => answers.get(deed)), ...shown(state) }
}

function ordersOf(deeds: readonly Deed[]): Deed[][] {
  if (deeds.length === 0) return [[]]
  return deeds.flatMap(first => ordersOf(deeds.filter(deed => deed !== first)).map(rest => [first, ...rest]))
}

export const severalAtOnce = (deed: fc.Arbitrary<Deed>): fc.Arbitrary<readonly Deed[]> =>
  fc.array(deed, { minLength: 2, maxLength: 3 })
