// What an edit does to the approval line (R7).
import type { Step } from './step.ts'

type Edit = {
  readonly steps: readonly Step[]
  /** Dates, type or hours differ from what the line was asked to approve. */
  readonly isMaterialChange: boolean
  readonly approversChanged: boolean
}

/**
 * RESTARTED: the line starts over with today's rules. Before the first approval, other added approvers restart
 * it too; afterwards they are REFUSED, because a line in progress stays.
 */
export function editedLine({
  steps,
  isMaterialChange,
  approversChanged,
}: Edit): 'KEPT' | 'RESTARTED' | 'REFUSED' {
  if (isMaterialChange) return 'RESTARTED'
  if (!approversChanged) return 'KEPT'
  return steps.some(step => step.status === 'APPROVED') ? 'REFUSED' : 'RESTARTED'
}
