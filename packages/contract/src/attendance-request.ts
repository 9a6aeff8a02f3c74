// Requests about attendance (A10, A11): somebody forgot to clock in, was at a client, was in a training.
import * as z from 'zod/mini'
import { requestFiles } from './approval.ts'
import {
  approverIds,
  askedDays,
  attendancePreview,
  attendanceRequestDetail,
  attendanceRequestRow,
  edited,
  previewed,
} from './attendance-request-shapes.ts'
import { endpoint } from './endpoint.ts'
import { id, reason } from './field.ts'
import { requestEndpoints } from './request-endpoints.ts'

const path = '/attendance-requests'
export const attendanceGroups = {
  mine: 'MY_ATTENDANCE_REQUEST',
  team: 'TEAM_ATTENDANCE_REQUEST',
  all: 'ATTENDANCE_REQUEST',
} as const
const asking = { group: attendanceGroups.mine, action: 'add' } as const
const asked = { attendanceTypeId: id(), ...askedDays }
/** Title: 3 to 255 characters, as a reason. */
const title = reason()

export const previewAttendanceRequest = endpoint({
  method: 'POST',
  path: `${path}/preview`,
  allow: asking,
  summary:
    'What a request would do: quota, days before and after, approval line, refusal. Takes the body of the request itself; stores nothing',
  input: z.strictObject({ ...asked, ...previewed, title: z.optional(z.string()) }),
  output: attendancePreview,
  files: requestFiles,
})

export const requestAttendance = endpoint({
  method: 'POST',
  path,
  allow: asking,
  summary: 'Request something about one’s own attendance; takes one of the quota of the type (A10)',
  input: z.strictObject({ ...asked, title, reason: reason(), approverIds }),
  output: attendanceRequestDetail,
  files: requestFiles,
})

export const editAttendanceRequest = endpoint({
  method: 'PUT',
  path: `${path}/:id`,
  allow: asking,
  summary: 'Edit an own pending request; other dates, times or another type begin the line again (R7)',
  input: z.strictObject({ ...asked, title, ...edited }),
  output: attendanceRequestDetail,
  files: requestFiles,
})

export const amendAttendanceRequest = endpoint({
  method: 'POST',
  path: `${path}/:id/amend`,
  allow: asking,
  summary:
    'Ask that one’s own approved request be changed: a request of its own; once it is approved it takes its place (R6)',
  input: z.strictObject({ id: id(), ...asked, title, reason: reason(), approverIds }),
  output: attendanceRequestDetail,
  files: requestFiles,
})

export const {
  list: listAttendanceRequests,
  get: getAttendanceRequest,
  getFile: getAttendanceRequestFile,
  approve: approveAttendanceRequest,
  reject: rejectAttendanceRequest,
  decide: decideAttendanceRequests,
  cancel: cancelAttendanceRequest,
  requestCancellation: requestAttendanceCancellation,
} = requestEndpoints({
  path,
  name: 'Attendance requests',
  groups: attendanceGroups,
  row: attendanceRequestRow,
  detail: attendanceRequestDetail,
})
