/** Paths to read again after a change of delegations: they decide what waits for whom. */
export const delegationReads = ['/approval-delegations', '/leave-requests', '/notifications'] as const
