// Days of attendance and the punches they are made of (A1-A9, A12). Clock times are 'HH:mm' in the company's time zone,
// durations whole minutes, amounts integers in the company's currency, instants ISO 8601 in UTC.
import { clockLabels, dayStatuses } from '@hr/domain/attendance/attendance-status.ts'
import { whyCodes } from '@hr/domain/attendance/why-day.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { nothing } from './envelope.ts'
import { employeeId, id, localDate, localTime, reason } from './field.ts'

export const punchSources = ['WEB', 'DEVICE', 'IMPORT', 'MANUAL'] as const

const status = z.enum(dayStatuses)
const times = z.nullable(z.object({ timeIn: z.string(), timeOut: z.string() }))
const label = z.nullable(z.enum(clockLabels))
/** Null = the job grade of that day has no rate (A9), which is not 0. */
const amount = z.nullable(z.int())

export const attendanceDay = z.object({
  date: z.string(),
  /** Null while the day is open and nothing can be said yet (A7). */
  status: z.nullable(status),
  /** All that apply. */
  statuses: z.array(status),
  /** Its window has not closed. */
  isProvisional: z.boolean(),
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
  /** Minutes that count; what HR waived stands beside. */
  lateTime: z.int(),
  earlyOutTime: z.int(),
  waivedLate: z.int(),
  waivedEarlyOut: z.int(),
  totalHours: z.nullable(z.number()),
  penalty: z.object({
    amount,
    parts: z.array(z.object({ kind: z.enum(['LATE', 'EARLY_OUT', 'NO_TIME']), minutes: z.int(), amount })),
  }),
  /** The words are messages of the contract: whyText(language, reason). */
  why: z.array(
    z.object({
      code: z.enum(whyCodes),
      parameters: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
})
export type AttendanceDay = z.output<typeof attendanceDay>

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
})
export type PunchRow = z.output<typeof punch>

export const clock = endpoint({
  method: 'POST',
  path: '/attendance/clock',
  allow: { group: 'MY_ATTENDANCE', action: 'add' },
  summary:
    'A punch of oneself, now by the clock of the server; whether it is an in or an out is told by the day',
  input: z.strictObject({}),
  output: z.object({ at: z.string(), time: z.string(), day: z.nullable(attendanceDay) }),
})

const span = {
  from: localDate(),
  /** At most 62 days later. */
  to: localDate(),
}

export const listMyDays = endpoint({
  method: 'GET',
  path: '/attendance/my-days',
  allow: { group: 'MY_ATTENDANCE', action: 'view' },
  summary:
    'Own days of attendance by date; days before the contract, and before the company kept attendance, are left out',
  input: z.strictObject(span),
  output: z.array(attendanceDay),
})

export const listDaysOf = endpoint({
  method: 'GET',
  path: '/employees/:id/attendance',
  allow: { group: 'ATTENDANCE_SUMMARY', action: 'view' },
  summary: 'The days of attendance of a person by date',
  input: z.strictObject({ id: employeeId(), ...span }),
  output: z.array(attendanceDay),
})

const explained = z.object({ day: z.nullable(attendanceDay), punches: z.array(punch) })

export const explainMyDay = endpoint({
  method: 'GET',
  path: '/attendance/my-days/:date',
  allow: { group: 'MY_ATTENDANCE', action: 'view' },
  summary: 'An own day with every punch around it, those that count for another day or were voided too',
  input: z.strictObject({ date: localDate() }),
  output: explained,
})

export const explainDayOf = endpoint({
  method: 'GET',
  path: '/employees/:id/attendance/:date',
  allow: { group: 'ATTENDANCE_SUMMARY', action: 'view' },
  summary:
    'A day of a person with every punch around it, those that count for another day or were voided too',
  input: z.strictObject({ id: employeeId(), date: localDate() }),
  output: explained,
})

export const addPunch = endpoint({
  method: 'POST',
  path: '/employees/:id/punches',
  allow: { group: 'ATTENDANCE_MONITORING', action: 'add' },
  summary: 'A punch entered by hand, with the reason; never one of the future',
  input: z.strictObject({ id: employeeId(), date: localDate(), time: localTime(), reason: reason() }),
  output: z.object({ id: z.string() }),
})

export const voidPunch = endpoint({
  method: 'POST',
  path: '/punches/:id/void',
  allow: { group: 'ATTENDANCE_MONITORING', action: 'delete' },
  summary: 'Makes a punch count no more, with the reason; it stays visible and never comes back by an import',
  input: z.strictObject({ id: id(), reason: reason() }),
  output: nothing,
})
