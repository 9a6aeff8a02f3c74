// Attendance requests (A10, A11) and off-site work (A11): the same calls for both kinds.
import * as attendance from '@hr/contract/attendance-request.ts'
import * as offSite from '@hr/contract/off-site-request.ts'
import type { Route } from '#api/http/context.ts'
import { requestRoutes } from '#api/request/request-routes.ts'
import { attendanceKind, offSiteKind } from './attendance-kinds.ts'

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

export const attendanceRequestRoutes: readonly Route[] = [
  ...requestRoutes(attendanceKind, attendanceCalls),
  ...requestRoutes(offSiteKind, offSiteCalls),
]
