// The first day of a company's attendance: it can move back, so that earlier punches count (A12).
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { nothing } from './envelope.ts'
import { localDate } from './field.ts'

const allow = { group: 'COMPANY_PROFILE', action: 'edit' } as const

const attendanceStartEffect = z.object({
  /** The days that were computed: of many only the last. */
  from: z.string(),
  to: z.string(),
  /** Employed on one of these days. */
  people: z.int(),
  /** Working days of one person each. */
  absences: z.int(),
  /** Days late, early out or without a time. */
  irregular: z.int(),
})
export type AttendanceStartEffect = z.output<typeof attendanceStartEffect>

export const previewAttendanceStart = endpoint('GET', '/company-profile/attendance-start/preview', {
  allow,
  topics: ['companyProfile'],
  summary: 'What the days from an earlier first day would be; of many days, the last are computed',
  input: z.strictObject({ attendanceSince: localDate() }),
  output: attendanceStartEffect,
})

export const setAttendanceStart = endpoint('PUT', '/company-profile/attendance-start', {
  allow,
  topics: ['companyProfile', 'attendance', 'overtime'],
  summary:
    'Let attendance begin on an earlier day, at most 12 months ago, and compute the days from it. STALE if `version` is outdated; ATTENDANCE_START_CLOSED while a period in between is closed',
  input: z.strictObject({ attendanceSince: localDate(), version: z.int() }),
  output: nothing,
})
