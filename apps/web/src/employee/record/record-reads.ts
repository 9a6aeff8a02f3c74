/** What is read again after a change of somebody's record. */
export const recordReads = ['/employees', '/employee-proposals', '/org-structure'] as const
