// How many levels of a chart are unfolded when it is opened: as many as can be read side by side.
import type { ChartTree } from './chart-tree.ts'
import { openToLevel } from './fold.ts'
import { layOut } from './lay-out.ts'

/** Twice a desktop's width would be too small to read when it is fitted. */
const widest = 1900

/** At least two, when there are two. */
export function startLevel(tree: ChartTree): number {
  let level = Math.min(2, tree.levels)
  while (level < tree.levels && layOut(tree, openToLevel(tree, level + 1)).frame.width <= widest) level += 1
  return level
}
