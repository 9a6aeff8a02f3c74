// How many levels are unfolded at first: as many as are readable.
import type { ChartTree } from './chart-tree.ts'
import { openToLevel } from './fold.ts'
import { layOut } from './lay-out.ts'

/** About the width of a desktop; twice that would be unreadable when fitted. */
const widest = 1900

/** At least two if they exist. */
export function startLevel(tree: ChartTree): number {
  let level = Math.min(2, tree.levels)
  while (level < tree.levels && layOut(tree, openToLevel(tree, level + 1)).frame.width <= widest) level += 1
  return level
}
