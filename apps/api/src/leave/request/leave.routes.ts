// Leave: balances, requests with preview and decisions (L3-L11, R1-R6).
import * as contract from '@hr/contract/leave.ts'
import * as adjustments from '@hr/contract/leave-adjustment-import.ts'
import * as exports from '@hr/contract/leave-export.ts'
import * as summary from '@hr/contract/leave-summary.ts'
import { fileRoute, route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { exportRequests } from '#api/request/export-requests.ts'
import { requestRoutes } from '#api/request/request-routes.ts'
import { importRoute } from '#api/import/import-route.ts'
import { uploadedTable } from '#api/import/uploaded-table.ts'
import { adjustLeave } from '../ledger/adjust-leave.ts'
import { adjustmentTemplate } from '../ledger/adjustment-template.ts'
import { exportLeaveSummary } from '../summary/export-leave-summary.ts'
import { importAdjustments } from '../ledger/import-adjustments.ts'
import { getLeaveSummary } from '../summary/get-leave-summary.ts'
import { leaveBalances } from '../ledger/leave-balances.ts'
import { leaveKind } from './leave-kind.ts'
import { undoLeaveAdjustment } from '../ledger/undo-leave-adjustment.ts'
import { listLeaveSummary } from '../summary/list-leave-summary.ts'

const leaveCalls = {
  preview: contract.previewLeave,
  request: contract.requestLeave,
  edit: contract.editLeave,
  amend: contract.amendLeave,
  list: contract.listLeaveRequests,
  get: contract.getLeaveRequest,
  getFile: contract.getLeaveRequestFile,
  approve: contract.approveLeave,
  reject: contract.rejectLeave,
  decide: contract.decideLeaves,
  cancel: contract.cancelLeave,
  requestCancellation: contract.requestCancellation,
}

export const leaveRoutes: readonly Route[] = [
  route(contract.leaveBalances, leaveBalances),
  ...requestRoutes(leaveKind, leaveCalls),
  route(exports.exportLeaveRequests, work => exportRequests(work, leaveKind)),
  route(summary.listLeaveSummary, listLeaveSummary),
  route(exports.exportLeaveSummary, exportLeaveSummary),
  route(summary.getLeaveSummary, getLeaveSummary),
  route(summary.adjustLeave, adjustLeave),
  route(summary.undoLeaveAdjustment, undoLeaveAdjustment),
  importRoute(adjustments.importAdjustments, uploadedTable, importAdjustments),
  fileRoute(adjustments.adjustmentTemplate, adjustmentTemplate),
]
