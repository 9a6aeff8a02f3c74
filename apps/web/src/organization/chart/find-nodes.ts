// Searching the chart: people and units by name in either script, staff id, position, manager, office.
import { searchText } from '@hr/domain/employee/lao-text.ts'
import { typoDistance } from '@hr/domain/employee/typo-distance.ts'
import type { ChartNode, ChartTree } from './chart-tree.ts'

type Entry = { readonly node: ChartNode; readonly text: string; readonly names: readonly string[] }
type SearchIndex = readonly Entry[]
type Found = { readonly nodes: readonly ChartNode[]; readonly more: number }

/** Built once per chart: normalising thousands of names takes a moment. */
export const searchIndex = ({ nodes }: ChartTree): SearchIndex =>
  [...nodes.values()].map(node => ({
    node,
    text: ` ${searchText(...node.words)}`,
    names: searchText(node.words[0], node.words[1]).split(' '),
  }))

/** Every word must occur; prefix matches come first. Typing errors are tolerated only if nothing matches exactly. */
export function findNodes(index: SearchIndex, query: string, most: number): Found {
  const parts = searchText(query).split(' ').filter(Boolean)
  if (parts.length === 0) return { nodes: [], more: 0 }
  const exact = index.filter(({ text }) => parts.every(part => text.includes(part)))
  const rank = ({ text, names }: Entry) => {
    if (names.some((_, place) => names.slice(place).join(' ').startsWith(parts.join(' ')))) return 0
    return parts.every(part => text.includes(` ${part}`)) ? 1 : 2
  }
  const found = exact.length > 0 ? ordered(exact, rank) : nearly(index, parts)
  return { nodes: found.slice(0, most).map(({ node }) => node), more: Math.max(0, found.length - most) }
}

function nearly(index: SearchIndex, parts: readonly string[]): Entry[] {
  const slips = new Map(index.map(entry => [entry, typoDistance(parts, entry.names)]))
  const near = index.filter(entry => slips.get(entry) !== undefined)
  return ordered(near, entry => slips.get(entry) ?? 0)
}

/** Stable: ties stay in chart order. */
const ordered = (entries: readonly Entry[], rank: (entry: Entry) => number): Entry[] =>
  entries
    .map(entry => ({ entry, rank: rank(entry) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry)
