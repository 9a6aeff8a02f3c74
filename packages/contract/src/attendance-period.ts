// Periods of attendance, the 21st to the 20th, and their being closed (A13). Instants are ISO 8601 in UTC.
import { dayStatuses } from '@hr/domain/attendance/attendance-status.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { listOf, paging, plainPaging } from './envelope.ts'
import { reason } from './field.ts'
import { otResult } from './ot-record.ts'
import { person } from './person.ts'

const differenceCauses = [
  'PUNCH',
  'PUNCH_VOIDED',
  'PUNCH_PUT_BACK',
  'REQUEST',
  'SHIFT',
  'HOLIDAY',
  'JOB',
  'EMPLOYMENT',
  'RATES',
  'OVERRULE',
  'OVERRULE_UNDONE',
  /** Of overtime alone: minutes entered by HR, a salary. */
  'OT_CORRECTION',
  'OT_CORRECTION_UNDONE',
  'PAY',
  'OT_SETTING',
  'TIME_ZONE',
  'ATTENDANCE_START',
  'DAY_ENDED',
  /** An open day that an upgrade computed again, and a closed one that it would change but left as it is (A16). */
  'NEWER_RULES',
  'NEWER_RULES_CLOSED',
] as const

/** The month a period ends in: '2026-03' is 21 February to 20 March. */
const periodId = () => z.string().check(z.regex(/^(19|20|21)\d\d-(0[1-9]|1[0-2])$/, 'id'))

export const attendancePeriodRow = z.object({
  id: z.string(),
  from: z.string(),
  to: z.string(),
  isClosed: z.boolean(),
  /** It can be closed: all its days are final and none is stale. */
  mayClose: z.boolean(),
  /** When and by whom it was closed, or opened again and why; null of a period that was never closed. */
  changedAt: z.nullable(z.string()),
  changedBy: z.nullable(person),
  reason: z.string(),
  /** Days that changed since it was closed first. */
  differences: z.int(),
})

export const listPeriods = endpoint('GET', '/attendance/periods', {
  allow: { group: 'ATTENDANCE_SUMMARY', action: 'view' },
  topics: ['attendance'],
  summary: 'The periods of the last year since attendance is kept, the newest first',
  input: z.strictObject(plainPaging),
  output: z.array(attendancePeriodRow),
})

export const listClosedPeriods = endpoint('GET', '/attendance/closed-periods', {
  allow: 'app',
  topics: ['attendance'],
  summary: 'The closed periods, the oldest first: a change of days in them needs a reason',
  input: z.strictObject(plainPaging),
  output: z.array(z.object({ from: z.string(), to: z.string() })),
})

export const listHandOvers = endpoint('GET', '/attendance/hand-overs', {
  allow: { group: 'ATTENDANCE_SUMMARY', action: 'export' },
  topics: ['attendance'],
  summary:
    'The closed periods, the oldest first: how often each was closed, and its differences, for the name of the file that payroll gets',
  input: z.strictObject(plainPaging),
  output: z.array(z.object({ from: z.string(), to: z.string(), closings: z.int(), differences: z.int() })),
})

export const checkPeriod = endpoint('GET', '/attendance/periods/:id', {
  allow: { group: 'ATTENDANCE_SUMMARY', action: 'view' },
  topics: ['attendance'],
  summary: 'What to look at before a period is closed; it reads every punch of the period',
  input: z.strictObject({ id: periodId() }),
  output: z.object({
    /** Requests that wait for a decision about some of its days. */
    openLeave: z.int(),
    openAttendance: z.int(),
    openOffSite: z.int(),
    openOt: z.int(),
    /** Days without a time in, and without a time out. */
    noTimeIn: z.int(),
    noTimeOut: z.int(),
    unassignedPunches: z.int(),
    /** Of device IDs that belong to nobody (A2). */
    punchesOfNobody: z.int(),
    /** Days with minutes that the job grade has no rate for. */
    withoutRate: z.int(),
    /** Overtime records without a time in or out, which pay nothing until HR corrects them. */
    otNoTime: z.int(),
    /** Worked overtime of people without a salary on the date. */
    otWithoutSalary: z.int(),
  }),
})

export const closePeriod = endpoint('POST', '/attendance/periods/:id/close', {
  allow: { group: 'ATTENDANCE_SUMMARY', action: 'edit' },
  topics: ['attendance', 'leave', 'overtime'],
  summary:
    'Close a period whose days are all final: what changes in it afterwards is listed as a difference. Needs a reason while an older one is open',
  input: z.strictObject({ id: periodId(), reason: z.optional(reason()) }),
  output: attendancePeriodRow,
})

export const reopenPeriod = endpoint('POST', '/attendance/periods/:id/reopen', {
  allow: { group: 'ATTENDANCE_SUMMARY', action: 'edit' },
  topics: ['attendance', 'leave', 'overtime'],
  summary: 'Reopen a closed period, with the reason; its days are recomputed',
  input: z.strictObject({ id: periodId(), reason: reason() }),
  output: attendancePeriodRow,
})

const dayBrief = z.nullable(
  z.object({
    status: z.nullable(z.enum(dayStatuses)),
    lateMinutes: z.int(),
    earlyMinutes: z.int(),
    /** Null = the job grade has no rate. */
    penalty: z.nullable(z.int()),
    /** Null = no work, or a time is missing. */
    workedMinutes: z.nullable(z.int()),
  }),
)

/** Null = there was no record, or there is none any more. */
const otBrief = z.nullable(z.pick(otResult, { status: true, payable: true, pay: true }))

export const listDifferences = endpoint('GET', '/attendance/periods/:id/differences', {
  allow: { group: 'ATTENDANCE_SUMMARY', action: 'view' },
  topics: ['attendance'],
  summary:
    'What changed in a period after it was closed: the day before and after, who, when and why; newest first',
  input: z.strictObject({ id: periodId(), ...paging }),
  output: listOf(
    z.object({
      id: z.string(),
      employee: person,
      staffId: z.string(),
      date: z.string(),
      /** The last of the days: of somebody entered or ended in the period all days are one difference. */
      to: z.string(),
      at: z.string(),
      changedBy: z.nullable(person),
      cause: z.enum(differenceCauses),
      reason: z.string(),
      /** Null = there was no day, or there is none any more. */
      before: dayBrief,
      after: dayBrief,
      /** Of overtime, whose differences are without a day; null = attendance alone. */
      overtime: z.nullable(z.object({ before: otBrief, after: otBrief })),
    }),
  ),
})
