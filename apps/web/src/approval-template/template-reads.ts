/** What a change of an approval line changes of what is shown. */
export const templateReads = ['/approval-templates', '/leave-requests/preview', '/audit-log'] as const
