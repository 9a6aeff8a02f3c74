// The first day of a company's attendance: it can move back, so that earlier punches count (A12).
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { nothing } from './envelope.ts'
import { localDate } from './field.ts'

export const setAttendanceStart = endpoint('PUT', '/company-profile/attendance-start', {
  allow: { group: 'COMPANY_PROFILE', action: 'edit' },
  topics: ['companyProfile', 'attendance', 'overtime'],
  summary:
    'Let attendance begin on an earlier day, at most 12 months ago, and compute the days from it. STALE if `version` is outdated; ATTENDANCE_START_CLOSED while a period in between is closed',
  input: z.strictObject({ attendanceSince: localDate(), version: z.int() }),
  output: nothing,
})
