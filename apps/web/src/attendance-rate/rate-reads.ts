/** What to invalidate after a change of penalty tables: the tables and the days that use them. */
export const rateReads = ['/attendance-rates', '/attendance'] as const
