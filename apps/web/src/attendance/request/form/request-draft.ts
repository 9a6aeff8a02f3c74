// The input of the form of an attendance or off-site request.
import type { AttendanceRequestDetail } from '@hr/contract/attendance-request-shapes.ts'
import * as z from 'zod/mini'
import { draftDate, requestDraft } from '#web/shared/request/form/request-draft.ts'
import type { AttendanceKind } from '../attendance-kind.ts'

export const attendanceDraft = z.extend(requestDraft, {
  from: draftDate(),
  to: draftDate(),
  attendanceTypeId: z.nullable(z.string()),
  title: z.string(),
  place: z.string(),
  /** With times; without them the request covers whole days. */
  withTimes: z.boolean(),
  timeIn: z.nullable(z.string()),
  timeOut: z.nullable(z.string()),
})
export type AttendanceDraft = z.output<typeof attendanceDraft>

export const emptyDraft = (on: string | undefined): AttendanceDraft => ({
  attendanceTypeId: null,
  title: '',
  place: '',
  from: on ?? null,
  to: on ?? null,
  withTimes: false,
  timeIn: null,
  timeOut: null,
  reason: '',
  approvers: [],
  keepFileIds: [],
})

/** The draft of an existing request. */
export const draftOf = (request: AttendanceRequestDetail): AttendanceDraft => ({
  attendanceTypeId: request.attendanceType?.id ?? null,
  title: request.title,
  place: request.place,
  from: request.from,
  to: request.to,
  withTimes: request.timeIn !== null || request.timeOut !== null,
  timeIn: request.timeIn,
  timeOut: request.timeOut,
  reason: request.reason,
  approvers: request.addedApprovers,
  keepFileIds: request.files.map(({ id }) => id),
})

/** Form fields that the kind's endpoint does not accept. */
export const localFields: Record<AttendanceKind['code'], readonly (keyof AttendanceDraft)[]> = {
  ATTENDANCE: ['place', 'withTimes'],
  OFF_SITE: ['attendanceTypeId', 'title', 'withTimes'],
}
