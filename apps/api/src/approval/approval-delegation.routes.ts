// Delegations of approvals (R10).
import * as contract from '@hr/contract/approval-delegation.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { createDelegation, updateDelegation, endDelegation, listDelegations } from './own-delegations.ts'

export const approvalDelegationRoutes: readonly Route[] = [
  route(contract.listDelegations, listDelegations),
  route(contract.createDelegation, createDelegation),
  route(contract.updateDelegation, updateDelegation),
  route(contract.endDelegation, endDelegation),
]
