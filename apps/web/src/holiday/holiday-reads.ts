/** Paths to read again after a change of holidays. */
export const holidayReads = [
  '/holidays',
  '/leave-requests',
  '/leave-balances',
  '/leave-calendar',
  '/leave-summary',
] as const
