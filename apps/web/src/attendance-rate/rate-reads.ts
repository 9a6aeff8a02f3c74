/** What a change of the penalty tables makes stale: the tables, and the days charged by them. */
export const rateReads = ['/attendance-rates', '/attendance'] as const
