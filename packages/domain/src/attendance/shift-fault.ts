// The first fault in the times of a changed shift, and its field (A1): the form shows it while
// typing, the server applies the same rule.
import type { ShiftItem } from '../calendar/day-plan.ts'
import { changedItems } from './shift-change.ts'
import type { ShiftChange } from './shift-change.ts'
import { shiftClash } from './shift-clash.ts'
import type { ShiftClash } from './shift-clash.ts'

type ShiftFault =
  | {
      readonly index: number
      readonly field: 'timeIn'
      readonly code: ShiftClash['code']
      /** The times it clashes with. */
      readonly other: Pick<ShiftItem, 'timeIn' | 'timeOut'>
    }
  | {
      readonly index: number
      readonly field: 'expireDate'
      readonly code: 'shiftExpiresEarly'
      /** It must end then or later. */
      readonly date: string
    }

/** `index` is the place among the items of the change. */
export function shiftFault(stored: readonly ShiftItem[], change: ShiftChange): ShiftFault | undefined {
  const { from, items } = change
  for (const [index, { startDate, expireDate }] of items.entries()) {
    const date = startDate < from ? from : startDate
    if (expireDate !== null && expireDate < date)
      return { index, field: 'expireDate', code: 'shiftExpiresEarly', date }
  }
  const after = changedItems(stored, change)
  const clash = shiftClash(after)
  if (!clash) return undefined
  // Existing items are valid by themselves: one of the two is an item of the change, and these come first.
  const [index, place] = clash.index < items.length ? [clash.index, clash.other] : [clash.other, clash.index]
  const { timeIn = '', timeOut = '' } = after[place] ?? {}
  return { index, field: 'timeIn', code: clash.code, other: { timeIn, timeOut } }
}
