/** Paths to read again after leave is recounted. */
export const recountReads = [
  '/leave-requests',
  '/leave-balances',
  '/leave-calendar',
  '/leave-summary',
] as const
