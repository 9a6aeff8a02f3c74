/** Paths to read again after a new request, a decision or a cancellation. */
export const leaveReads = [
  '/leave-requests',
  '/leave-balances',
  '/leave-calendar',
  '/approval-delegations',
  '/notifications',
] as const
