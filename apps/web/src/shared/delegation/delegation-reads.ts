/** What a delegation makes stale: it decides what waits for whom. */
export const delegationReads = ['/approval-delegations', '/leave-requests', '/notifications'] as const
