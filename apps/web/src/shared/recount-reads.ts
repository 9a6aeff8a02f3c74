/** What leave counted again makes stale. */
export const recountReads = [
  '/leave-requests',
  '/leave-balances',
  '/leave-calendar',
  '/leave-summary',
] as const
