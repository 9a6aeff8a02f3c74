// Searches the tree: keeps only branches with a match and opens the path to each match.
import { searchText } from '@hr/domain/employee/lao-text.ts'

type Found<Node> = {
  /** The remaining branches. */
  readonly tops: readonly Node[]
  readonly foundIds: ReadonlySet<string>
  /** Units to open so that every match is visible. */
  readonly openIds: ReadonlySet<string>
}
type Searched<Node> = {
  readonly id: string
  readonly name: string
  readonly nameLo: string
  readonly children: readonly Node[]
}

/** Whether the search finds the unit by one of its names, wherever it is. */
export const isFoundBy = (
  search: string,
  { name, nameLo }: Pick<Searched<unknown>, 'name' | 'nameLo'>,
): boolean => searchText(name, nameLo).includes(searchText(search))

/** Matches either name; a match keeps all its descendants, closed. */
export function searchTree<Node extends Searched<Node>>(tops: readonly Node[], search: string): Found<Node> {
  const foundIds = new Set<string>()
  const openIds = new Set<string>()
  const kept = (nodes: readonly Node[], isBelowFound: boolean): Node[] =>
    nodes.flatMap(node => {
      const isFound = isFoundBy(search, node)
      if (isFound) foundIds.add(node.id)
      const before = foundIds.size
      const children = kept(node.children, isFound || isBelowFound)
      if (foundIds.size > before) openIds.add(node.id)
      return isFound || isBelowFound || children.length > 0 ? [{ ...node, children }] : []
    })
  return { tops: kept(tops, false), foundIds, openIds }
}
