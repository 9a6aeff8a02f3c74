// Leave: balances, requests with preview and decisions (L3-L11, R1-R6).
import * as contract from '@hr/contract/leave.ts'
import * as adjustments from '@hr/contract/leave-adjustment-import.ts'
import * as exports from '@hr/contract/leave-export.ts'
import * as summary from '@hr/contract/leave-summary.ts'
import { cancelRequest } from '#api/approval/cancel-request.ts'
import { checkedFiles } from '#api/approval/checked-files.ts'
import { decideMany } from '#api/approval/decide-many.ts'
import { decideStep } from '#api/approval/decide-step.ts'
import { fileRoute, preparedRoute, route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { uploadedTable } from '#api/import/uploaded-table.ts'
import { adjustLeave } from '../ledger/adjust-leave.ts'
import { amendLeave } from './amend-leave.ts'
import { adjustmentTemplateMade } from '../ledger/adjustment-template.ts'
import { exportLeaveRequests } from './export-leave-requests.ts'
import { exportLeaveSummary } from '../summary/export-leave-summary.ts'
import { importAdjustments } from '../ledger/import-adjustments.ts'
import { editLeaveRequest } from './edit-leave.ts'
import { getLeaveSummary } from '../summary/get-leave-summary.ts'
import { leaveBalances } from '../ledger/leave-balances.ts'
import { leaveKind } from './leave-kind.ts'
import { leaveRequestDetail, leaveRequestFile } from './leave-request-detail.ts'
import { listLeaveRequests } from './list-leave-requests.ts'
import { listLeaveSummary } from '../summary/list-leave-summary.ts'
import { previewLeave } from './preview-leave.ts'
import { requestCancellationOf } from './request-cancellation.ts'
import { requestLeave } from './request-leave.ts'

export const leaveRoutes: readonly Route[] = [
  route(contract.leaveBalances, leaveBalances),
  route(contract.previewLeave, previewLeave),
  preparedRoute(contract.requestLeave, checkedFiles, (work, files) => requestLeave({ ...work, files })),
  preparedRoute(contract.editLeave, checkedFiles, (work, files) => editLeaveRequest({ ...work, files })),
  route(contract.listLeaveRequests, listLeaveRequests),
  route(exports.exportLeaveRequests, exportLeaveRequests),
  route(contract.getLeaveRequest, context => leaveRequestDetail(context, context.input.id)),
  fileRoute(contract.getLeaveRequestFile, leaveRequestFile),
  route(contract.approveLeave, async context => {
    await decideStep(context, leaveKind, 'APPROVED')
    return leaveRequestDetail(context, context.input.id)
  }),
  route(contract.rejectLeave, async context => {
    await decideStep(context, leaveKind, 'REJECTED')
    return leaveRequestDetail(context, context.input.id)
  }),
  route(contract.decideLeaves, context => decideMany(context, leaveKind)),
  route(contract.requestCancellation, requestCancellationOf),
  preparedRoute(contract.amendLeave, checkedFiles, (work, files) => amendLeave({ ...work, files })),
  route(contract.cancelLeave, async context => {
    await cancelRequest(context, leaveKind)
    return leaveRequestDetail(context, context.input.id)
  }),
  route(summary.listLeaveSummary, listLeaveSummary),
  route(exports.exportLeaveSummary, exportLeaveSummary),
  route(summary.getLeaveSummary, getLeaveSummary),
  route(summary.adjustLeave, adjustLeave),
  preparedRoute(adjustments.importAdjustments, uploadedTable, importAdjustments),
  fileRoute(adjustments.adjustmentTemplate, adjustmentTemplateMade),
]
