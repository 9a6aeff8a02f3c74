// Requests about attendance (A10, A11): somebody forgot to clock in, was at a client, was in a training.
import * as z from 'zod/mini'
import {
  askedDays,
  attendancePreview,
  attendanceRequestDetail,
  attendanceRequestRow,
} from './attendance-request-shapes.ts'
import { id, reason } from './field.ts'
import { requestEndpoints } from './request-endpoints.ts'

export const attendanceGroups = {
  mine: 'MY_ATTENDANCE_REQUEST',
  team: 'TEAM_ATTENDANCE_REQUEST',
  all: 'ATTENDANCE_REQUEST',
} as const
const asked = { attendanceTypeId: id(), ...askedDays }

export const attendanceCalls = requestEndpoints({
  path: '/attendance-requests',
  topic: 'attendance',
  name: 'Attendance requests',
  groups: attendanceGroups,
  /** Title: 3 to 255 characters, as a reason. */
  draft: { ...asked, title: reason() },
  sketch: { ...asked, title: z.optional(z.string()) },
  preview: attendancePreview,
  row: attendanceRequestRow,
  detail: attendanceRequestDetail,
  summaries: {
    preview: 'quota, days before and after, approval line, refusal',
    request: 'Request something about one’s own attendance; takes one of the quota of the type (A10)',
    edit: 'other dates, times or another type',
    amend: 'request be changed: a request of its own; once it is approved it takes its place',
  },
})
export const {
  preview: previewAttendanceRequest,
  request: requestAttendance,
  edit: editAttendanceRequest,
  amend: amendAttendanceRequest,
  list: listAttendanceRequests,
  get: getAttendanceRequest,
  getFile: getAttendanceRequestFile,
  approve: approveAttendanceRequest,
  reject: rejectAttendanceRequest,
  decide: decideAttendanceRequests,
  cancel: cancelAttendanceRequest,
  requestCancellation: requestAttendanceCancellation,
} = attendanceCalls
