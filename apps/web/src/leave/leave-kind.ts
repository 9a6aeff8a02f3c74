// Leave as a kind of request (R1), for the shared parts of requests.
import { leaveCalls, leaveGroups } from '@hr/contract/leave.ts'
import { paths } from '@hr/contract/paths.ts'
import type { RequestKind } from '#web/shared/request/request-kind.ts'

export const leaveKind = {
  code: 'LEAVE',
  calls: leaveCalls,
  groups: leaveGroups,
  pages: {
    mine: { to: paths.myLeave },
    waiting: { to: paths.teamLeaveRequests },
    team: { to: paths.teamLeaveRequests, search: { list: 'team' } },
    all: { to: paths.leaveRequests },
  },
  menuNames: { waiting: 'menu.teamLeaveRequests', all: 'menu.leaveRequests' },
  ownPage: paths.myLeaveRequest,
  approverPage: paths.leaveRequest,
  words: {
    sections: 'leave.sections',
    request: 'leave.request',
    sent: 'leave.requested',
    approveOf: 'leave.approveOf',
    rejectOf: 'leave.rejectOf',
    undoOf: 'leave.undoOf',
    approvedStep: 'leave.approvedStep',
    cancel: 'leave.cancelLeave',
    cancelTitle: 'leave.cancelTitle',
    cancelText: 'leave.cancelOtherText',
    cancelled: 'leave.cancelled',
    withdrawText: 'leave.withdrawText',
    keep: 'leave.keepLeave',
    askToCancelTitle: 'leave.askToCancelTitle',
    askToCancelText: 'leave.askToCancelText',
    cancellationWaits: 'leave.cancellationWaits',
    amendmentWaits: 'leave.amendmentWaits',
    holdsUntil: 'leave.holdsUntil',
    purposes: {
      NEW: {
        title: 'leave.requestNumber',
        approve: 'leave.approveLeave',
        approved: 'leave.approved',
        reject: 'leave.rejectLeave',
        rejectTitle: 'leave.rejectTitle',
        rejected: 'leave.rejected',
      },
      CANCELLATION: {
        title: 'request.cancellationNumber',
        approve: 'request.approveCancellation',
        approved: 'leave.cancelled',
        reject: 'request.rejectCancellation',
        rejectTitle: 'request.rejectCancellationTitle',
        rejected: 'leave.cancellationRejected',
      },
      AMENDMENT: {
        title: 'request.amendmentNumber',
        approve: 'request.approveAmendment',
        approved: 'request.amendmentApproved',
        reject: 'request.rejectAmendment',
        rejectTitle: 'request.rejectAmendmentTitle',
        rejected: 'leave.amendmentRejected',
      },
    },
  },
} satisfies RequestKind
