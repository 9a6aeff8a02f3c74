// Overtime as a kind of request (O2).
import type { OtPreview, OtRequestDetail, OtRequestRow } from '@hr/contract/ot-request.ts'
import { otCalls, otGroups } from '@hr/contract/ot-request.ts'
import { paths } from '@hr/contract/paths.ts'
import type { RequestKind } from '#web/shared/request/request-kind.ts'

export const otKind: RequestKind<OtRequestRow, OtRequestDetail, OtPreview> = {
  code: 'OT',
  calls: otCalls,
  groups: otGroups,
  pages: {
    mine: { to: paths.myOt },
    waiting: { to: paths.teamOtRequests },
    team: { to: paths.teamOtRequests, search: { list: 'team' } },
    all: { to: paths.otRequests },
  },
  menuNames: { mine: 'menu.myOt', waiting: 'menu.teamOtRequests', all: 'menu.otRequests' },
  ownPage: paths.myOtRequest,
  approverPage: paths.otRequest,
  words: {
    sections: 'ot.sections',
    request: 'ot.request',
    sent: 'ot.sent',
    approveOf: 'ot.approveOf',
    rejectOf: 'ot.rejectOf',
    undoOf: 'ot.undoOf',
    approvedStep: 'ot.approvedStep',
    cancel: 'ot.cancel',
    cancelTitle: 'ot.cancelTitle',
    cancelText: 'ot.cancelText',
    cancelled: 'ot.cancelled',
    withdrawText: 'ot.withdrawText',
    keep: 'ot.keep',
    askToCancelTitle: 'ot.askToCancelTitle',
    askToCancelText: 'ot.askToCancelText',
    cancellationWaits: 'ot.cancellationWaits',
    amendmentWaits: 'ot.amendmentWaits',
    holdsUntil: 'ot.holdsUntil',
    purposes: {
      NEW: {
        title: 'ot.number',
        approve: 'ot.approve',
        approved: 'ot.approved',
        reject: 'ot.reject',
        rejectTitle: 'ot.rejectTitle',
        rejected: 'ot.rejected',
      },
      CANCELLATION: {
        title: 'request.cancellationNumber',
        approve: 'request.approveCancellation',
        approved: 'ot.cancelled',
        reject: 'request.rejectCancellation',
        rejectTitle: 'request.rejectCancellationTitle',
        rejected: 'ot.cancellationRejected',
      },
      AMENDMENT: {
        title: 'request.amendmentNumber',
        approve: 'request.approveAmendment',
        approved: 'request.amendmentApproved',
        reject: 'request.rejectAmendment',
        rejectTitle: 'request.rejectAmendmentTitle',
        rejected: 'ot.amendmentRejected',
      },
    },
  },
}
