// The words of a kind of request: every kind has them under the same keys of its texts.
import type { RequestKind } from './request-kind.ts'

type Feature = 'attendanceRequest' | 'leave' | 'ot'
type Names = {
  readonly request: RequestKind['words']['request']
  readonly ask: RequestKind['words']['ask']
  readonly title: RequestKind['words']['purposes']['NEW']['title']
}

/** Two kinds can share their texts; the names of a kind are its own. */
export function kindWords(feature: Feature, { request, ask, title }: Names): RequestKind['words'] {
  return {
    sections: `${feature}.sections`,
    request,
    ask,
    sent: `${feature}.sent`,
    approveOf: `${feature}.approveOf`,
    rejectOf: `${feature}.rejectOf`,
    undoOf: `${feature}.undoOf`,
    approvedStep: `${feature}.approvedStep`,
    cancel: `${feature}.cancel`,
    cancelTitle: `${feature}.cancelTitle`,
    cancelText: `${feature}.cancelText`,
    cancelled: `${feature}.cancelled`,
    withdrawText: `${feature}.withdrawText`,
    keep: `${feature}.keep`,
    askToCancelTitle: `${feature}.askToCancelTitle`,
    askToCancelText: `${feature}.askToCancelText`,
    cancellationWaits: `${feature}.cancellationWaits`,
    amendmentWaits: `${feature}.amendmentWaits`,
    appliesUntil: `${feature}.appliesUntil`,
    purposes: {
      NEW: {
        title,
        approve: `${feature}.approve`,
        approved: `${feature}.approved`,
        reject: `${feature}.reject`,
        rejectTitle: `${feature}.rejectTitle`,
        rejected: `${feature}.rejected`,
      },
      CANCELLATION: {
        title: 'request.cancellationNumber',
        approve: 'request.approveCancellation',
        approved: `${feature}.cancelled`,
        reject: 'request.rejectCancellation',
        rejectTitle: 'request.rejectCancellationTitle',
        rejected: `${feature}.cancellationRejected`,
      },
      AMENDMENT: {
        title: 'request.amendmentNumber',
        approve: 'request.approveAmendment',
        approved: 'request.amendmentApproved',
        reject: 'request.rejectAmendment',
        rejectTitle: 'request.rejectAmendmentTitle',
        rejected: `${feature}.amendmentRejected`,
      },
    },
  }
}
