// The time zone of a company (N4): a change recomputes the attendance of open periods, closed ones stay (A13).
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { nothing, plainPaging } from './envelope.ts'
import { ownRecordReason, timeZone } from './field.ts'

const edit = { group: 'COMPANY_PROFILE', action: 'edit' } as const

export const listTimeZones = endpoint('GET', '/company-profile/time-zones', {
  allow: edit,
  topics: ['companyProfile'],
  summary: 'The time zones that a company can be in, with how far they are ahead of UTC now',
  input: z.strictObject(plainPaging),
  output: z.array(z.object({ timeZone: z.string(), offsetMinutes: z.int() })),
})

const timeZoneEffect = z.object({
  /** The first open day with attendance, and the first one that was compared; null = there is none. */
  openFrom: z.nullable(z.string()),
  comparedFrom: z.nullable(z.string()),
  /** Stored days whose status or minutes would differ, and their people. */
  days: z.int(),
  people: z.int(),
})
export type TimeZoneEffect = z.output<typeof timeZoneEffect>

export const previewTimeZone = endpoint('GET', '/company-profile/time-zone/preview', {
  allow: edit,
  topics: ['companyProfile'],
  summary: 'What another time zone would change in open periods; of many days, the latest are compared',
  input: z.strictObject({ timeZone: timeZone() }),
  output: timeZoneEffect,
})

export const setTimeZone = endpoint('PUT', '/company-profile/time-zone', {
  allow: edit,
  topics: ['companyProfile', 'attendance', 'overtime', 'leave'],
  summary:
    'Move the company to another time zone and recompute its open periods. STALE if `version` is outdated',
  input: z.strictObject({ timeZone: timeZone(), version: z.int(), ownRecordReason: ownRecordReason() }),
  output: nothing,
})
