/** What to invalidate after a change of an approval line. */
export const templateReads = ['/approval-templates', '/leave-requests/preview', '/audit-log'] as const
