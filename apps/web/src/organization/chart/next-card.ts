// Where the arrow keys move from a card: by position in the chart, by row in the list.
import type { ChartNode, ChartTree } from './chart-tree.ts'
import { visibleNodes } from './fold.ts'
import type { Open } from './fold.ts'

type Step = { readonly to?: string; readonly toggles?: string }

/** Up = parent, down = first child (unfolds), left and right = neighbours on the same level, across branches. */
export function chartStep(tree: ChartTree, open: Open, id: string, key: string): Step | undefined {
  const node = tree.nodes.get(id)
  if (node === undefined) return undefined
  if (key === 'ArrowUp') return node.parentId === null ? {} : { to: node.parentId }
  if (key === 'ArrowDown') return below(node, open)
  if (key === 'ArrowLeft') return neighbour(tree, open, node, -1)
  if (key === 'ArrowRight') return neighbour(tree, open, node, 1)
  return ends(tree, open, node, key)
}

/** The ARIA tree pattern: right unfolds, then moves in; left folds, then moves out. */
export function listStep(tree: ChartTree, open: Open, id: string, key: string): Step | undefined {
  const node = tree.nodes.get(id)
  if (node === undefined) return undefined
  if (key === 'ArrowRight') return below(node, open)
  if (key === 'ArrowLeft') {
    if (open.has(id) && node.children.length > 0) return { toggles: id }
    return node.parentId === null ? {} : { to: node.parentId }
  }
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    const shown = visibleNodes(tree, open)
    const to = shown[shown.findIndex(one => one.id === id) + (key === 'ArrowDown' ? 1 : -1)]
    return to === undefined ? {} : { to: to.id }
  }
  return ends(tree, open, node, key)
}

function below({ id, children }: ChartNode, open: Open): Step {
  const [first] = children
  if (first === undefined) return {}
  return open.has(id) ? { to: first } : { toggles: id }
}

function neighbour(tree: ChartTree, open: Open, { id, level }: ChartNode, by: 1 | -1): Step {
  const same = visibleNodes(tree, open).filter(one => one.level === level)
  const to = same[same.findIndex(one => one.id === id) + by]
  return to === undefined ? {} : { to: to.id }
}

function ends(tree: ChartTree, open: Open, node: ChartNode, key: string): Step | undefined {
  if (key === 'Home') return tree.tops[0] === undefined ? {} : { to: tree.tops[0] }
  if (key === 'End') {
    const last = visibleNodes(tree, open).at(-1)
    return last === undefined ? {} : { to: last.id }
  }
  if (key === ' ') return node.children.length > 0 ? { toggles: node.id } : {}
  return undefined
}
