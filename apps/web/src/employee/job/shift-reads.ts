/** What another shift makes stale besides the record. */
export const shiftReads = ['/leave-requests', '/leave-balances', '/leave-calendar', '/leave-summary'] as const
