/** What a new request, a decision or a cancellation makes stale. */
export const leaveReads = [
  '/leave-requests',
  '/leave-balances',
  '/leave-calendar',
  '/approval-delegations',
  '/notifications',
] as const
