// What somebody has entered in the form of a request about attendance or work elsewhere.
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
  /** Times are asked for; without them the request is about whole days. */
  withTimes: z.boolean(),
  timeIn: z.nullable(z.string()),
  timeOut: z.nullable(z.string()),
  reason: z.string(),
  approvers: z.array(person),
  /** Of a request that is edited: the files it has and keeps. */
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

/** What the request asks for now. */
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

/** Fields of the form that a call of the kind does not take. */
const notOf: Record<AttendanceKind['code'], readonly (keyof RequestDraft)[]> = {
  ATTENDANCE: ['place', 'withTimes', 'approvers'],
  OFF_SITE: ['attendanceTypeId', 'title', 'withTimes', 'approvers'],
}
export const localFields = ({ code }: Pick<AttendanceKind, 'code'>) => notOf[code]
