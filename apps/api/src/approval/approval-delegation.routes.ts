// Delegations of approvals (R10).
import {
  createDelegation,
  endDelegation,
  listDelegations,
  updateDelegation,
} from '@hr/contract/approval-delegation.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { delegateNamed, delegationChanged, delegationEnded, delegationsListed } from './own-delegations.ts'

export const approvalDelegationRoutes: readonly Route[] = [
  route(listDelegations, delegationsListed),
  route(createDelegation, delegateNamed),
  route(updateDelegation, delegationChanged),
  route(endDelegation, delegationEnded),
]
