// Whether a changed request needs a new approval, and what it reserves on top of its original (R6, R7, L4).
import type { Allocation } from './allocate-lots.ts'
import type { LeaveRange } from './leave-days.ts'

type Asked = LeaveRange & { readonly leaveTypeId: string }
const compared = ['leaveTypeId', 'from', 'to', 'fromHalf', 'toHalf'] as const

/** Other dates, halves or another type: the request is counted and approved again. */
export const isMaterialChange = (before: Asked, after: Asked): boolean =>
  compared.some(field => before[field] !== after[field])

/**
 * Of what a change would use of each lot, the part its original does not hold already: both together then cover the
 * change, so that approving it never fails for what was promised. The earliest days are the ones already paid for.
 */
export function beyondHeld(
  allocations: readonly Allocation[],
  held: readonly { readonly lotId: string; readonly halfDays: number }[],
): Allocation[] {
  const left = new Map<string, number>()
  for (const { lotId, halfDays } of held) left.set(lotId, (left.get(lotId) ?? 0) + halfDays)
  return allocations.filter(({ lotId }) => {
    const rest = left.get(lotId) ?? 0
    left.set(lotId, rest - 1)
    return rest <= 0
  })
}
