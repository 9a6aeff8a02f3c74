// Overtime requests (O2): one's own, and those of a manager for several people of the team.
import * as contract from '@hr/contract/ot-request.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { exportRequests } from '#api/request/export-requests.ts'
import { requestRoutes } from '#api/request/request-routes.ts'
import { otKind } from './ot-kind.ts'
import { previewOtForMembers, requestOtForMembers, listOtMembers } from './request-ot-for-members.ts'
import { getOtLimits } from './get-ot-limits.ts'

export const otRequestRoutes: readonly Route[] = [
  ...requestRoutes(otKind, contract.otCalls),
  route(contract.exportOtRequests, work => exportRequests(work, otKind)),
  route(contract.getOtLimits, getOtLimits),
  route(contract.listOtMembers, listOtMembers),
  route(contract.previewOtForMembers, previewOtForMembers),
  route(contract.requestOtForMembers, requestOtForMembers),
]
