// How each kind of request about leave is named, decided and told: new leave, a cancellation, a change (R6).
import type { LeaveRequestRow } from '@hr/contract/leave.ts'
import type { TextKey } from '#web/i18n/translation.ts'

type Words = Record<'title' | 'approve' | 'approved' | 'reject' | 'rejectTitle' | 'rejected', TextKey>

export const purposeWords: Record<LeaveRequestRow['purpose'], Words> = {
  NEW: {
    title: 'leave.requestNumber',
    approve: 'leave.approveLeave',
    approved: 'leave.approved',
    reject: 'leave.rejectLeave',
    rejectTitle: 'leave.rejectTitle',
    rejected: 'leave.rejected',
  },
  CANCELLATION: {
    title: 'leave.cancellationNumber',
    approve: 'leave.approveCancellation',
    approved: 'leave.cancelled',
    reject: 'leave.rejectCancellation',
    rejectTitle: 'leave.rejectCancellationTitle',
    rejected: 'leave.cancellationRejected',
  },
  AMENDMENT: {
    title: 'leave.amendmentNumber',
    approve: 'leave.approveAmendment',
    approved: 'leave.amendmentApproved',
    reject: 'leave.rejectAmendment',
    rejectTitle: 'leave.rejectAmendmentTitle',
    rejected: 'leave.amendmentRejected',
  },
}
