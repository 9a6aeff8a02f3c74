// Searching the tree: only branches in which something fits stay, and those above what fits are open.
import { searchText } from '@hr/domain/employee/lao-text.ts'

type Found<Node> = {
  /** The branches that stay, each with the branches that stay below it. */
  readonly tops: readonly Node[]
  readonly foundIds: ReadonlySet<string>
  /** What must be open for everything found to be seen. */
  readonly openIds: ReadonlySet<string>
}
type Searched<Node> = {
  readonly id: string
  readonly name: string
  readonly nameLo: string
  readonly children: readonly Node[]
}

/** Fits by either name; below something that fits everything stays, closed. */
export function searchTree<Node extends Searched<Node>>(tops: readonly Node[], search: string): Found<Node> {
  const wanted = searchText(search)
  const foundIds = new Set<string>()
  const openIds = new Set<string>()
  const fits = (node: Node) => searchText(node.name, node.nameLo).includes(wanted)
  const kept = (nodes: readonly Node[], isBelowFound: boolean): Node[] =>
    nodes.flatMap(node => {
      const isFound = fits(node)
      if (isFound) foundIds.add(node.id)
      const before = foundIds.size
      const children = kept(node.children, isFound || isBelowFound)
      if (foundIds.size > before) openIds.add(node.id)
      return isFound || isBelowFound || children.length > 0 ? [{ ...node, children }] : []
    })
  return { tops: kept(tops, false), foundIds, openIds }
}
