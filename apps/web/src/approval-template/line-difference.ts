// The difference of two lines, step by step, in the order of the proposed one.
import type { DraftItem } from './template-draft.ts'

type StepChange = 'KEPT' | 'ADDED' | 'REMOVED' | 'MOVED'
export type ChangedStep = { readonly item: DraftItem; readonly change: StepChange }

const isSame = (one: DraftItem, other: DraftItem): boolean =>
  one.resolver === other.resolver && one.person?.id === other.person?.id

/** A step occurs once in a line. A removed step is listed at its old place. */
export function lineDifference(before: readonly DraftItem[], after: readonly DraftItem[]): ChangedStep[] {
  const [old, ...oldRest] = before
  const [next, ...nextRest] = after
  if (old && !after.some(item => isSame(item, old)))
    return [{ item: old, change: 'REMOVED' }, ...lineDifference(oldRest, after)]
  if (!next) return []
  if (old && isSame(old, next)) return [{ item: next, change: 'KEPT' }, ...lineDifference(oldRest, nextRest)]
  const left = before.filter(item => !isSame(item, next))
  const change = left.length === before.length ? 'ADDED' : 'MOVED'
  return [{ item: next, change }, ...lineDifference(left, nextRest)]
}
