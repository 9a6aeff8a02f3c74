// Requests about attendance (A10, A11) and about work elsewhere (A11): the same calls for both kinds.
import * as attendance from '@hr/contract/attendance-request.ts'
import * as offSite from '@hr/contract/off-site-request.ts'
import { cancelRequest } from '#api/approval/cancel-request.ts'
import { checkedFiles } from '#api/approval/checked-files.ts'
import { decideMany } from '#api/approval/decide-many.ts'
import { decideStep } from '#api/approval/decide-step.ts'
import { fileRoute, preparedRoute, route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { askedOf } from './asked-attendance.ts'
import { attendanceDetail, attendanceFile } from './attendance-detail.ts'
import { attendanceKind, offSiteKind } from './attendance-kinds.ts'
import type { AttendanceKind } from './attendance-kinds.ts'
import { amendAttendance, askToCancelAttendance } from './change-approved-attendance.ts'
import { editAttendance } from './edit-attendance.ts'
import { attendanceRequestsListed } from './list-attendance-requests.ts'
import { previewAttendance } from './preview-attendance.ts'
import { requestAttendance } from './request-attendance.ts'

const attendanceCalls = {
  preview: attendance.previewAttendanceRequest,
  request: attendance.requestAttendance,
  edit: attendance.editAttendanceRequest,
  amend: attendance.amendAttendanceRequest,
  list: attendance.listAttendanceRequests,
  get: attendance.getAttendanceRequest,
  getFile: attendance.getAttendanceRequestFile,
  approve: attendance.approveAttendanceRequest,
  reject: attendance.rejectAttendanceRequest,
  decide: attendance.decideAttendanceRequests,
  cancel: attendance.cancelAttendanceRequest,
  requestCancellation: attendance.requestAttendanceCancellation,
}
const offSiteCalls = {
  preview: offSite.previewOffSiteRequest,
  request: offSite.requestOffSite,
  edit: offSite.editOffSiteRequest,
  amend: offSite.amendOffSiteRequest,
  list: offSite.listOffSiteRequests,
  get: offSite.getOffSiteRequest,
  getFile: offSite.getOffSiteRequestFile,
  approve: offSite.approveOffSiteRequest,
  reject: offSite.rejectOffSiteRequest,
  decide: offSite.decideOffSiteRequests,
  cancel: offSite.cancelOffSiteRequest,
  requestCancellation: offSite.requestOffSiteCancellation,
}

const routesOf = (
  calls: typeof attendanceCalls | typeof offSiteCalls,
  kind: AttendanceKind,
): readonly Route[] => [
  route(calls.preview, work => {
    const fileCount = Math.max(work.input.fileCount, work.files.length)
    return previewAttendance({ ...work, input: askedOf({ ...work.input, fileCount }) }, kind)
  }),
  preparedRoute(calls.request, checkedFiles, (work, files) =>
    requestAttendance({ ...work, files, input: askedOf(work.input) }, kind),
  ),
  preparedRoute(calls.edit, checkedFiles, (work, files) =>
    editAttendance({ ...work, files, input: askedOf(work.input) }, kind),
  ),
  preparedRoute(calls.amend, checkedFiles, (work, files) =>
    amendAttendance({ ...work, files, input: askedOf(work.input) }, kind),
  ),
  route(calls.list, work => attendanceRequestsListed(work, kind)),
  route(calls.get, work => attendanceDetail(work, kind, work.input.id)),
  fileRoute(calls.getFile, work => attendanceFile(work, kind)),
  route(calls.approve, async work => {
    await decideStep(work, kind, 'APPROVED')
    return attendanceDetail(work, kind, work.input.id)
  }),
  route(calls.reject, async work => {
    await decideStep(work, kind, 'REJECTED')
    return attendanceDetail(work, kind, work.input.id)
  }),
  route(calls.decide, work => decideMany(work, kind)),
  route(calls.cancel, async work => {
    await cancelRequest(work, kind)
    return attendanceDetail(work, kind, work.input.id)
  }),
  route(calls.requestCancellation, work => askToCancelAttendance(work, kind)),
]

export const attendanceRequestRoutes: readonly Route[] = [
  ...routesOf(attendanceCalls, attendanceKind),
  ...routesOf(offSiteCalls, offSiteKind),
]
