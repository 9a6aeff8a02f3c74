// The known names a typed name probably means: "Did you mean Sales Department?" (P10).
import { nameKey } from './import-facts.ts'
import type { Named } from './import-facts.ts'
import { editDistance } from './typo-distance.ts'

const mostProposed = 3
const mostSlips = 3
const lettersPerSlip = 4

/** One slip for every four letters of a name, three at most: 'IT' is never 'HR'. */
const slipsOf = (key: string): number => Math.min(mostSlips, Math.floor(key.length / lettersPerSlip))

/** Slips to one name; a name with more words than the typed text ('Sales' of 'Sales Department') is farthest. */
function farness(typed: string, name: string): number {
  if (name === '') return Infinity
  const slips = editDistance(typed, name, slipsOf(typed))
  return slips === Infinity && name.startsWith(`${typed} `) ? mostSlips + 1 : slips
}

/** The nearest first, by either name, at most three: nearestNames('Sales Departement', units) = [Sales Department] */
export function nearestNames<One extends Named>(typed: string, list: readonly One[]): One[] {
  const key = nameKey(typed)
  return list
    .map(one => ({ one, far: Math.min(farness(key, nameKey(one.name)), farness(key, nameKey(one.nameLo))) }))
    .filter(({ far }) => far !== Infinity)
    .sort((a, b) => a.far - b.far)
    .slice(0, mostProposed)
    .map(({ one }) => one)
}
