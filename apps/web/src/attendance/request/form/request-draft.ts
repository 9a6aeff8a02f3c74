// The input of the form of an attendance or off-site request.
import type { AttendanceRequestDetail } from '@hr/contract/attendance-request-shapes.ts'
import { person } from '@hr/contract/person.ts'
import { isLocalDate } from '@hr/domain/calendar/local-date.ts'
import * as z from 'zod/mini'
import type { AttendanceKind } from '../attendance-kind.ts'

const date = z.nullable(z.string().check(z.refine(isLocalDate)))

export const requestDraft = z.object({
  attendanceTypeId: z.nullable(z.string()),
  title: z.string(),
  place: z.string(),
  from: date,
  to: date,
  /** With times; without them the request covers whole days. */
  withTimes: z.boolean(),
  timeIn: z.nullable(z.string()),
  timeOut: z.nullable(z.string()),
  reason: z.string(),
  approvers: z.array(person),
  /** Stored files that an edited request keeps. */
  keepFileIds: z.array(z.string()),
})
export type RequestDraft = z.output<typeof requestDraft>

export const emptyDraft = (on: string | undefined): RequestDraft => ({
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
export const draftOf = (request: AttendanceRequestDetail): RequestDraft => ({
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
const notOf: Record<AttendanceKind['code'], readonly (keyof RequestDraft)[]> = {
  ATTENDANCE: ['place', 'withTimes', 'approvers'],
  OFF_SITE: ['attendanceTypeId', 'title', 'withTimes', 'approvers'],
}
export const localFields = ({ code }: Pick<AttendanceKind, 'code'>) => notOf[code]
