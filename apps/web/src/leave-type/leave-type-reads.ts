/** What a change of the leave types makes stale. */
export const leaveTypeReads = [
  '/leave-types',
  '/leave-balances',
  '/leave-requests',
  '/leave-summary',
  '/leave-calendar',
] as const
