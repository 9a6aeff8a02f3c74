// What the operator may do to a workspace (P3): suspend it, resume it, plan its deletion once it is suspended, and undo
// the plan until the workspace is gone.
import { addDays } from '../calendar/local-date.ts'
import type { LocalDate } from '../calendar/local-date.ts'

export type WorkspaceChange = 'suspend' | 'resume' | 'planDeletion' | 'undoDeletion'
type WorkspaceState = {
  readonly isSuspended: boolean
  /** The day from which it is deleted. */
  readonly deleteOn: LocalDate | null
  /** Every other workspace of the installation is going to be deleted, or there is no other. */
  readonly isLast: boolean
}

/** Days between the plan and the deletion. */
export const deletionWaitDays = 14

export const deletionDay = (today: LocalDate): LocalDate => addDays(today, deletionWaitDays)

/** STALE: it is in another state than the screen shows. */
export function workspaceChangeRefusal(
  change: WorkspaceChange,
  { isSuspended, deleteOn, isLast }: WorkspaceState,
): 'STALE' | 'LAST_WORKSPACE' | undefined {
  const isPlanned = deleteOn !== null
  const isPossible = {
    suspend: !isSuspended,
    resume: isSuspended && !isPlanned,
    planDeletion: isSuspended && !isPlanned,
    undoDeletion: isPlanned,
  }
  if (!isPossible[change]) return 'STALE'
  return change === 'planDeletion' && isLast ? 'LAST_WORKSPACE' : undefined
}
