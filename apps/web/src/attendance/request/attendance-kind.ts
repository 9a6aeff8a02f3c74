// The two attendance request kinds (A10, A11) in one description: they differ only in endpoints, pages and names.
import type { attendancePreview, attendanceRequestDetail } from '@hr/contract/attendance-request-shapes.ts'
import type { AttendanceRequestRow } from '@hr/contract/attendance-request-shapes.ts'
import * as correction from '@hr/contract/attendance-request.ts'
import type { Endpoint } from '@hr/contract/endpoint.ts'
import * as offSite from '@hr/contract/off-site-request.ts'
import type { PageGroup } from '@hr/domain/access/page-groups.ts'
import { paths } from '#web/paths.ts'
import type { RequestKind } from '#web/shared/request/request-kind.ts'
import type * as z from 'zod/mini'

/** The fields depend on the kind; the shape of its endpoint checks them. */
type FormCall<Output extends z.ZodMiniType> = Endpoint<z.ZodMiniType, Output>

type Place = { readonly to: string; readonly search?: Readonly<Record<string, string>> }

export type AttendanceKind = RequestKind & {
  readonly code: AttendanceRequestRow['kind']
  readonly groups: { readonly mine: PageGroup; readonly team: PageGroup; readonly all: PageGroup }
  readonly list: typeof correction.listAttendanceRequests
  readonly get: typeof correction.getAttendanceRequest
  readonly preview: FormCall<typeof attendancePreview>
  readonly request: FormCall<typeof attendanceRequestDetail>
  readonly edit: FormCall<typeof attendanceRequestDetail>
  readonly amend: FormCall<typeof attendanceRequestDetail>
  readonly pages: Readonly<Record<'mine' | 'waiting' | 'team' | 'all', Place>>
}

/** What to invalidate after a new request, a decision or a cancellation. */
/** '/attendance' is also the prefix of requests and types. */
const reads = ['/off-site-requests', '/attendance', '/notifications'] as const

const words = (code: AttendanceKind['code']): RequestKind['words'] => ({
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
  groups: correction.attendanceGroups,
  list: correction.listAttendanceRequests,
  get: correction.getAttendanceRequest,
  preview: correction.previewAttendanceRequest,
  request: correction.requestAttendance,
  edit: correction.editAttendanceRequest,
  amend: correction.amendAttendanceRequest,
  calls: {
    getFile: correction.getAttendanceRequestFile,
    approve: correction.approveAttendanceRequest,
    reject: correction.rejectAttendanceRequest,
    decide: correction.decideAttendanceRequests,
    cancel: correction.cancelAttendanceRequest,
    requestCancellation: correction.requestAttendanceCancellation,
  },
  reads,
  all: correction.attendanceGroups.all,
  ownPage: paths.myAttendanceRequest,
  approverPage: paths.attendanceRequest,
  pages: {
    mine: { to: paths.myAttendanceRequests },
    waiting: { to: paths.waitingAttendanceRequests },
    team: { to: paths.teamAttendanceRequests },
    all: { to: paths.attendanceRequests },
  },
  words: words('ATTENDANCE'),
}

export const offSiteKind: AttendanceKind = {
  code: 'OFF_SITE',
  groups: offSite.offSiteGroups,
  list: offSite.listOffSiteRequests,
  get: offSite.getOffSiteRequest,
  preview: offSite.previewOffSiteRequest,
  request: offSite.requestOffSite,
  edit: offSite.editOffSiteRequest,
  amend: offSite.amendOffSiteRequest,
  calls: {
    getFile: offSite.getOffSiteRequestFile,
    approve: offSite.approveOffSiteRequest,
    reject: offSite.rejectOffSiteRequest,
    decide: offSite.decideOffSiteRequests,
    cancel: offSite.cancelOffSiteRequest,
    requestCancellation: offSite.requestOffSiteCancellation,
  },
  reads,
  all: offSite.offSiteGroups.all,
  ownPage: paths.myOffSiteRequest,
  approverPage: paths.offSiteRequest,
  pages: {
    mine: { to: paths.myOffSiteRequests },
    waiting: { to: paths.teamOffSiteRequests },
    team: { to: paths.teamOffSiteRequests, search: { list: 'team' } },
    all: { to: paths.offSiteRequests },
  },
  words: words('OFF_SITE'),
}
