// What an edit does to the approval line (R7).
import type { Step } from './step.ts'

type Edit = {
  readonly steps: readonly Step[]
  /** Dates, type or hours are not what the line was asked about. */
  readonly isAskedAnew: boolean
  readonly approversChanged: boolean
}

/**
 * ANEW: the line begins again, with whom the rules find today. While nobody has decided, other added approvers make a
 * new line too; afterwards they are REFUSED, because the line that is half way stays.
 */
export function editedLine({ steps, isAskedAnew, approversChanged }: Edit): 'KEPT' | 'ANEW' | 'REFUSED' {
  if (isAskedAnew) return 'ANEW'
  if (!approversChanged) return 'KEPT'
  return steps.some(step => step.status === 'APPROVED') ? 'REFUSED' : 'ANEW'
}
