/** What a new request, a decision or a cancellation makes stale. */
export const leaveReads = [
  '/leave-requests',
  '/leave-balances',
  '/leave-calendar',
  '/approval-delegations',
  '/notifications',
] as const

/** Who is asked to decide beyond their own requests: these have the pages "Waiting for me" and "My team". */
export const decidingGroups = ['TEAM_LEAVE_REQUEST', 'LEAVE_REQUEST'] as const
