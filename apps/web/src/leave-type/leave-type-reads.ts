/** Paths to read again after a change of leave types. */
export const leaveTypeReads = [
  '/leave-types',
  '/leave-balances',
  '/leave-requests',
  '/leave-summary',
  '/leave-calendar',
] as const
