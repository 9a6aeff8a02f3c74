/** What a change of the holidays makes stale. */
export const holidayReads = [
  '/holidays',
  '/leave-requests',
  '/leave-balances',
  '/leave-calendar',
  '/leave-summary',
] as const
