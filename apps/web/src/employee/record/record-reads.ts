/** Paths to read again after a change of a record. */
export const recordReads = ['/employees', '/employee-proposals', '/org-structure'] as const
