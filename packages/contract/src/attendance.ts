// Days of attendance and the punches they are made of (A1-A9, A12). Clock times are 'HH:mm' in the company's time zone,
// durations whole minutes, amounts integers in kip, instants ISO 8601 in UTC.
import { clockLabels, dayStatuses } from '@hr/domain/attendance/attendance-status.ts'
import { overruleTypes } from '@hr/domain/attendance/day-facts.ts'
import { uncountedCauses } from '@hr/domain/attendance/punch-use.ts'
import { otRecordStatuses } from '@hr/domain/overtime/ot-record-status.ts'
import * as z from 'zod/mini'
import { requestPurpose, requestStatus } from './approval.ts'
import { endpoint } from './endpoint.ts'
import { listOf, nothing, paging } from './envelope.ts'
import { choice, employeeId, id, instant, localDate, reason, search } from './field.ts'
import { person } from './person.ts'

export const punchSources = ['WEB', 'DEVICE', 'IMPORT', 'MANUAL'] as const
const dayScopes = ['mine', 'team', 'all'] as const
export type DayScope = (typeof dayScopes)[number]

const status = z.enum(dayStatuses)
const times = z.nullable(z.object({ timeIn: z.string(), timeOut: z.string() }))
const label = z.nullable(z.enum(clockLabels))
/** Null = the job grade of that day has no rate (A9), which is not 0. */
const amount = z.nullable(z.int())
/** The reasons one after the other, in both languages. */
const words = z.object({ en: z.string(), lo: z.string() })
const pendingRequest = z.nullable(z.object({ id: z.string(), createdAt: z.string() }))

/** The spec's attendance day record and, from `employeeId` on, what else is known of the day. */
export const attendanceDay = z.object({
  staffId: z.string(),
  date: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** The unit and the job grade of that day. */
  department: z.nullable(z.string()),
  jobGrade: z.nullable(z.string()),
  /** Null while the day is open and nothing can be said yet (A7). */
  status: z.nullable(status),
  /** Names: of the leave and of the attendance request that count; of the attendance request that waits for a decision. */
  leaveType: z.nullable(z.string()),
  attendanceType: z.nullable(z.string()),
  requestAttendanceType: z.nullable(z.string()),
  startContract: z.nullable(z.string()),
  endContract: z.nullable(z.string()),
  /** Minutes that count, without those HR waived. */
  lateTime: z.int(),
  earlyOutTime: z.int(),
  /** Those that wait for a decision. */
  requests: z.object({ leaveRequest: pendingRequest, attendanceRequest: pendingRequest }),
  periods: z.array(
    z.object({
      status: z.array(status),
      /** Null on a day without work by the shift. */
      timeSchedule: times,
      /** What was measured against, when half a day of leave took something out of the schedule. */
      expected: times,
      timeCheck: z.object({
        timeIn: z.nullable(z.string()),
        timeOut: z.nullable(z.string()),
        labelIn: label,
        labelOut: label,
      }),
      /** Hours between check-in and check-out, to the hundredth; null unless both are known. */
      totalHours: z.nullable(z.number()),
    }),
  ),
  employeeId: z.int(),
  firstNameLo: z.string(),
  lastNameLo: z.string(),
  profileImage: z.nullable(z.string()),
  departmentLo: z.nullable(z.string()),
  leaveTypeLo: z.nullable(z.string()),
  attendanceTypeLo: z.nullable(z.string()),
  requestAttendanceTypeLo: z.nullable(z.string()),
  /** All that apply. */
  statuses: z.array(status),
  /** Its window has not closed. */
  isProvisional: z.boolean(),
  /** Payable overtime of the date (O3). */
  overtimeMinutes: z.int(),
  /** The same as lateTime and earlyOutTime. */
  lateMinutes: z.int(),
  earlyMinutes: z.int(),
  waivedLate: z.int(),
  waivedEarlyOut: z.int(),
  totalHours: z.nullable(z.number()),
  /** The sum of its parts. */
  penalty: amount,
  penaltyParts: z.array(
    z.object({ kind: z.enum(['LATE', 'EARLY_OUT', 'NO_TIME']), minutes: z.int(), amount }),
  ),
  why: words,
  /** Its period is closed (A13). */
  locked: z.boolean(),
})
export type AttendanceDay = z.output<typeof attendanceDay>

/** Why a punch counts for nothing (A2). */
const uncounted = z.nullable(z.enum(uncountedCauses))

export const punch = z.object({
  id: z.string(),
  at: z.string(),
  /** In the company's time zone. */
  date: z.string(),
  time: z.string(),
  source: z.enum(punchSources),
  device: z.string(),
  reason: z.string(),
  receivedAt: z.string(),
  /** Null = it counts. */
  voidedAt: z.nullable(z.string()),
  voidReason: z.string(),
  /** The date it belongs to (A3); null = to none. A punch that was voided belongs to none. */
  dayDate: z.nullable(z.string()),
})
export type PunchRow = z.output<typeof punch>

export const overruleEntry = z.object({
  id: z.string(),
  actionId: z.string(),
  type: z.enum(overruleTypes),
  timeIn: z.nullable(z.string()),
  timeOut: z.nullable(z.string()),
  reason: z.string(),
  at: z.string(),
  /** Null = somebody without an employee record. */
  by: z.nullable(person),
  /** Null = it counts. */
  undoneAt: z.nullable(z.string()),
  undoneBy: z.nullable(person),
})
export type OverruleEntry = z.output<typeof overruleEntry>

const ownGroups = ['MY_ATTENDANCE', 'ATTENDANCE_MONITORING'] as const
/** Own, the team's, everybody's. */
const seenGroups = [...ownGroups, 'TEAM_ATTENDANCE_REQUEST', 'ATTENDANCE_SUMMARY', 'OVERRULE'] as const

const span = {
  from: localDate(),
  /** At most 62 days later; a year for days. */
  to: localDate(),
}

export const addPunch = endpoint('POST', '/attendance/punches', {
  allow: { group: ownGroups, action: 'view' },
  topics: ['attendance'],
  summary:
    'Without a body: a punch of oneself, now by the clock of the server (MY_ATTENDANCE add). With employeeId, at and reason: one entered by hand (ATTENDANCE_MONITORING edit), never of the future',
  input: z.strictObject({
    employeeId: z.optional(employeeId()),
    at: z.optional(instant()),
    reason: z.optional(reason()),
  }),
  output: z.object({
    id: z.string(),
    at: z.string(),
    time: z.string(),
    /** The day it belongs to, which decides whether it is an in or an out. Null = no day. */
    day: z.nullable(attendanceDay),
    /** Why it counts for nothing so far (A2); null = it is a time in or out. */
    uncounted,
    /** The same punch was voided, and counts again. */
    putBack: z.boolean(),
  }),
})

export const listPunches = endpoint('GET', '/attendance/punches', {
  allow: { group: seenGroups, action: 'view' },
  topics: ['attendance'],
  summary:
    'Punches whose instant is on one of the dates, of everybody whose days the caller may see; newest first',
  input: z.strictObject({
    ...paging,
    ...span,
    employeeId: z.optional(employeeId()),
    source: z.optional(choice(punchSources)),
    /** Only those that count and belong to no date (A3). */
    unassigned: z._default(z.boolean(), false),
  }),
  output: listOf(z.extend(punch, { employee: person, staffId: z.string() })),
})

export const voidPunch = endpoint('POST', '/attendance/punches/:id/void', {
  allow: { group: 'ATTENDANCE_MONITORING', action: 'delete' },
  topics: ['attendance'],
  summary: 'Makes a punch count no more, with the reason; it stays visible and never comes back by an import',
  input: z.strictObject({ id: id(), reason: reason() }),
  output: nothing,
})

export const putBackPunch = endpoint('POST', '/attendance/punches/:id/put-back', {
  allow: { group: 'ATTENDANCE_MONITORING', action: 'delete' },
  topics: ['attendance'],
  summary: 'Makes a punch that was voided count again, with the reason; PUNCH_COUNTS when it does already',
  input: z.strictObject({ id: id(), reason: reason() }),
  output: nothing,
})

/** What the screens narrow the days by. */
const dayFilter = {
  employeeId: z.optional(employeeId()),
  /** One of all that apply to the day. */
  status: z.optional(choice(dayStatuses)),
  /** Where they worked on the day, with all units below it. */
  unitId: z.optional(id()),
  search: search(),
}

export const listDays = endpoint('GET', '/attendance/days', {
  allow: { group: seenGroups, action: 'view' },
  topics: ['attendance'],
  summary:
    'Days of attendance, mine, my team’s (TEAM_ATTENDANCE_REQUEST) or everybody’s (ATTENDANCE_SUMMARY, ATTENDANCE_MONITORING, OVERRULE): newest first, by name. Days outside the contract, and before the company kept attendance, are left out',
  input: z.strictObject({
    ...paging,
    ...span,
    scope: z._default(choice(dayScopes), 'mine'),
    ...dayFilter,
    /** Only days on which something is late, early, missing or absent, waived or not. */
    irregular: z._default(z.boolean(), false),
    /** Only days that have one of the two times; without any they are absences. */
    withoutTime: z._default(z.boolean(), false),
  }),
  output: listOf(attendanceDay),
})

export const getDaysOwner = endpoint('GET', '/attendance/days/:employeeId', {
  allow: { group: seenGroups, action: 'view' },
  topics: ['attendance'],
  summary: 'Whose days they are, also of somebody who has left; NOT_FOUND unless the days may be seen',
  input: z.strictObject({ employeeId: employeeId() }),
  output: person,
})

export const explainDay = endpoint('GET', '/attendance/days/:employeeId/:date', {
  allow: { group: seenGroups, action: 'view' },
  topics: ['attendance'],
  summary:
    'A day with every punch around it, those that count for another day or were voided too; own, of the team, of everybody',
  input: z.strictObject({ employeeId: employeeId(), date: localDate() }),
  output: z.object({
    /** Null = there is no record of the date. */
    day: z.nullable(attendanceDay),
    /** The reasons for the day's result. */
    reasons: z.array(words),
    /** Requests about the date that the reader may list, the latest last; none that was cancelled. */
    requests: z.array(
      z.object({
        kind: z.enum(['LEAVE', 'ATTENDANCE', 'OFF_SITE', 'OT']),
        id: z.string(),
        number: z.int(),
        purpose: requestPurpose,
        status: requestStatus,
        /** The leave or attendance type, or the place; empty for overtime. */
        name: z.string(),
        nameLo: z.string(),
        timeIn: z.nullable(z.string()),
        timeOut: z.nullable(z.string()),
      }),
    ),
    /** The overtime record of the date, with its reasons; null = none. */
    overtime: z.nullable(
      z.object({ status: z.enum(otRecordStatuses), payable: z.int(), reasons: z.array(words) }),
    ),
    punches: z.array(
      z.extend(punch, {
        /** Null = it is a time in or out, or was voided. */
        uncounted,
        /** What was done to it, earliest first. */
        history: z.array(
          z.object({
            action: z.enum(['VOIDED', 'PUT_BACK']),
            at: z.string(),
            by: z.nullable(person),
            reason: z.string(),
          }),
        ),
      }),
    ),
    /** What HR entered for the day (A8), earliest first. */
    overrules: z.array(overruleEntry),
    /** Of the company: what its clocks show. */
    timeZone: z.string(),
  }),
})
export type ExplainedPunch = z.output<typeof explainDay.output>['punches'][number]
export type RequestOfDay = z.output<typeof explainDay.output>['requests'][number]
