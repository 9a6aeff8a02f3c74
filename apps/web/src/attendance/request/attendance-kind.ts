// The two attendance request kinds (A10, A11) in one description: they differ only in endpoints, pages and names.
import type {
  AttendancePreview,
  AttendanceRequestDetail,
  AttendanceRequestRow,
} from '@hr/contract/attendance-request-shapes.ts'
import { attendanceCalls, attendanceGroups } from '@hr/contract/attendance-request.ts'
import { offSiteCalls, offSiteGroups } from '@hr/contract/off-site-request.ts'
import { paths } from '@hr/contract/paths.ts'
import type { RequestKind } from '#web/shared/request/request-kind.ts'

type Code = AttendanceRequestRow['kind']

export type AttendanceKind = RequestKind<AttendanceRequestRow, AttendanceRequestDetail, AttendancePreview> & {
  readonly code: Code
}

const words = (code: Code): RequestKind['words'] => ({
  sections: 'attendanceRequest.sections',
  request: `attendanceRequest.kinds.${code}.request`,
  sent: 'attendanceRequest.sent',
  approveOf: 'attendanceRequest.approveOf',
  rejectOf: 'attendanceRequest.rejectOf',
  undoOf: 'attendanceRequest.undoOf',
  approvedStep: 'attendanceRequest.approvedStep',
  cancel: 'attendanceRequest.cancel',
  cancelTitle: 'attendanceRequest.cancelTitle',
  cancelText: 'attendanceRequest.cancelText',
  cancelled: 'attendanceRequest.cancelled',
  withdrawText: 'attendanceRequest.withdrawText',
  keep: 'attendanceRequest.keep',
  askToCancelTitle: 'attendanceRequest.askToCancelTitle',
  askToCancelText: 'attendanceRequest.askToCancelText',
  cancellationWaits: 'attendanceRequest.cancellationWaits',
  amendmentWaits: 'attendanceRequest.amendmentWaits',
  holdsUntil: 'attendanceRequest.holdsUntil',
  purposes: {
    NEW: {
      title: `attendanceRequest.kinds.${code}.number`,
      approve: 'attendanceRequest.approve',
      approved: 'attendanceRequest.approved',
      reject: 'attendanceRequest.reject',
      rejectTitle: 'attendanceRequest.rejectTitle',
      rejected: 'attendanceRequest.rejected',
    },
    CANCELLATION: {
      title: 'request.cancellationNumber',
      approve: 'request.approveCancellation',
      approved: 'attendanceRequest.cancelled',
      reject: 'request.rejectCancellation',
      rejectTitle: 'request.rejectCancellationTitle',
      rejected: 'attendanceRequest.cancellationRejected',
    },
    AMENDMENT: {
      title: 'request.amendmentNumber',
      approve: 'request.approveAmendment',
      approved: 'request.amendmentApproved',
      reject: 'request.rejectAmendment',
      rejectTitle: 'request.rejectAmendmentTitle',
      rejected: 'attendanceRequest.amendmentRejected',
    },
  },
})

export const attendanceKind: AttendanceKind = {
  code: 'ATTENDANCE',
  calls: attendanceCalls,
  groups: attendanceGroups,
  pages: {
    mine: { to: paths.myAttendanceRequests },
    waiting: { to: paths.waitingAttendanceRequests },
    team: { to: paths.teamAttendanceRequests },
    all: { to: paths.attendanceRequests },
  },
  ownPage: paths.myAttendanceRequest,
  approverPage: paths.attendanceRequest,
  words: words('ATTENDANCE'),
}

export const offSiteKind: AttendanceKind = {
  code: 'OFF_SITE',
  calls: offSiteCalls,
  groups: offSiteGroups,
  pages: {
    mine: { to: paths.myOffSiteRequests },
    waiting: { to: paths.teamOffSiteRequests },
    team: { to: paths.teamOffSiteRequests, search: { list: 'team' } },
    all: { to: paths.offSiteRequests },
  },
  ownPage: paths.myOffSiteRequest,
  approverPage: paths.offSiteRequest,
  words: words('OFF_SITE'),
}
