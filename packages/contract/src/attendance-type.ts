// Attendance types classify attendance requests, and each may have a quota (A10): requests of one employee in a period
// from the 21st to the 20th; 0 = no limit.
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { listOf, nothing, paging, plainPaging } from './envelope.ts'
import { id, localDate, name, optionalText, requiredText, search } from './field.ts'
import { person } from './person.ts'

const fields = {
  code: requiredText(20),
  name: name(),
  nameLo: optionalText(50),
  /** A request of it says when somebody came or left. */
  needsTimes: z._default(z.boolean(), false),
  needsFile: z._default(z.boolean(), false),
  isActive: z._default(z.boolean(), true),
}

export const attendanceType = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  nameLo: z.string(),
  needsTimes: z.boolean(),
  needsFile: z.boolean(),
  isActive: z.boolean(),
  quotaPerMonth: z.int(),
  /** Requests of it that were ever made: with any it is not deleted. */
  requests: z.int(),
})
export type AttendanceType = z.output<typeof attendanceType>

export const listAttendanceTypes = endpoint('GET', '/attendance-types', {
  allow: {
    group: [
      'ATTENDANCE_TYPE',
      'ATTENDANCE_QUOTA',
      'MY_ATTENDANCE_REQUEST',
      'TEAM_ATTENDANCE_REQUEST',
      'ATTENDANCE_REQUEST',
    ],
    action: 'view',
  },
  topics: ['attendance'],
  summary:
    'The attendance types, in their order; with `date` what is left of each for the caller in its period',
  input: z.strictObject({ ...plainPaging, date: z.optional(localDate()) }),
  output: z.array(
    z.extend(attendanceType, {
      /** Requests; null without a limit, or when nobody asked. */
      left: z.nullable(z.int()),
    }),
  ),
})

export const getAttendanceType = endpoint('GET', '/attendance-types/:id', {
  allow: { group: 'ATTENDANCE_TYPE', action: 'view' },
  topics: ['attendance'],
  summary: 'One attendance type',
  input: z.strictObject({ id: id() }),
  output: attendanceType,
})

export const createAttendanceType = endpoint('POST', '/attendance-types', {
  allow: { group: 'ATTENDANCE_TYPE', action: 'add' },
  topics: ['attendance'],
  summary: 'Create an attendance type, without a quota',
  input: z.strictObject(fields),
  output: attendanceType,
})

export const updateAttendanceType = endpoint('PUT', '/attendance-types/:id', {
  allow: { group: 'ATTENDANCE_TYPE', action: 'edit' },
  topics: ['attendance'],
  summary: 'Change an attendance type; requests that were made stay as they are',
  input: z.strictObject({ id: id(), ...fields }),
  output: attendanceType,
})

export const orderAttendanceTypes = endpoint('PUT', '/attendance-types/order', {
  allow: { group: 'ATTENDANCE_TYPE', action: 'edit' },
  topics: ['attendance'],
  summary: 'Put all attendance types into this order; LIST_CHANGED when these are not all of them any more',
  input: z.strictObject({ ids: z.array(id()).check(z.minLength(1), z.maxLength(500)) }),
  output: nothing,
})

export const deleteAttendanceType = endpoint('DELETE', '/attendance-types/:id', {
  allow: { group: 'ATTENDANCE_TYPE', action: 'delete' },
  topics: ['attendance'],
  summary: 'Delete an attendance type of which nobody made a request; otherwise ATTENDANCE_TYPE_IN_USE',
  input: z.strictObject({ id: id() }),
  output: nothing,
})

/** Requests a period: more than a day each is no limit any more. */
export const mostQuota = 31
const quotaPerMonth = z.int().check(z.gte(0), z.lte(mostQuota))

const typeQuota = z.object({
  attendanceTypeId: z.string(),
  name: z.string(),
  nameLo: z.string(),
  isActive: z.boolean(),
  quotaPerMonth: z.int(),
  /** In the period of today: who has used some of it, and how many of them have nothing left. */
  people: z.int(),
  peopleWithoutRest: z.int(),
})
export type AttendanceTypeQuota = z.output<typeof typeQuota>

export const listAttendanceQuota = endpoint('GET', '/attendance-request-quota', {
  allow: { group: 'ATTENDANCE_QUOTA', action: 'view' },
  topics: ['attendance'],
  summary:
    'The quota of each attendance type, in their order, and how far people have used it in this period',
  input: z.strictObject(plainPaging),
  output: z.array(typeQuota),
})

export const saveAttendanceQuota = endpoint('PUT', '/attendance-request-quota', {
  allow: { group: 'ATTENDANCE_QUOTA', action: 'edit' },
  topics: ['attendance'],
  summary:
    'Set the quota of some attendance types for requests from now on; `before` is what was seen, STALE when it is not so any more',
  input: z.strictObject({
    quotas: z
      .array(z.strictObject({ attendanceTypeId: id(), quotaPerMonth, before: z.optional(quotaPerMonth) }))
      .check(z.minLength(1), z.maxLength(500)),
  }),
  output: z.array(typeQuota),
})

/** PENDING and APPROVED requests of the type in the period; a change that waits is one with its original. */
const quotaUse = z.object({ employee: person, staffId: z.string(), used: z.int() })
export type QuotaUse = z.output<typeof quotaUse>

export const listQuotaUse = endpoint('GET', '/attendance-request-quota/:id', {
  allow: { group: 'ATTENDANCE_QUOTA', action: 'view' },
  topics: ['attendance'],
  summary:
    'Employees who used an attendance type in the period (21st to 20th) of the date, today by default; most requests first',
  input: z.strictObject({ id: id(), date: z.optional(localDate()), ...paging, search: search() }),
  output: listOf(quotaUse),
})
