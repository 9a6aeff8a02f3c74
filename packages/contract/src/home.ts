// The dashboard of readers who look after other people: open requests, birthdays and anniversaries.
import { celebrationKinds } from '@hr/domain/employee/celebration.ts'
import * as z from 'zod/mini'
import { attendanceGroups } from './attendance-request.ts'
import { endpoint } from './endpoint.ts'
import { plainPaging } from './envelope.ts'
import { leaveGroups } from './leave.ts'
import { offSiteGroups } from './off-site-request.ts'
import { otGroups } from './ot-request.ts'
import { person } from './person.ts'

/** The page group that sees everybody's requests of each kind. */
export const openRequestGroups = {
  LEAVE: leaveGroups.all,
  ATTENDANCE: attendanceGroups.all,
  OFF_SITE: offSiteGroups.all,
  OT: otGroups.all,
} as const
export type OpenRequestKind = keyof typeof openRequestGroups
export const openRequestKinds = [
  'LEAVE',
  'ATTENDANCE',
  'OFF_SITE',
  'OT',
] as const satisfies readonly OpenRequestKind[]

export const countOpenRequests = endpoint('GET', '/requests/open', {
  allow: { group: Object.values(openRequestGroups), action: 'view' },
  topics: ['leave', 'attendance', 'overtime'],
  summary:
    'How many requests of the company wait for a decision, by kind, and since when: kinds that the caller sees of everybody',
  input: z.strictObject({}),
  output: z.object({
    kinds: z.array(
      z.object({
        kind: z.enum(openRequestKinds),
        total: z.int(),
        /** The date of the oldest; null = none waits. */
        oldest: z.nullable(z.string()),
      }),
    ),
  }),
})

export const celebration = z.object({
  employee: person,
  kind: z.enum(celebrationKinds),
  date: z.string(),
  /** Of employment; null for a birthday, which tells no age. */
  years: z.nullable(z.int()),
})

export const listCelebrations = endpoint('GET', '/employees/celebrations', {
  allow: { group: 'EMPLOYEE', action: 'view' },
  topics: ['employee'],
  summary: 'Birthdays and work anniversaries of the coming days, today first',
  input: z.strictObject({ ...plainPaging, days: z._default(z.int().check(z.gte(1), z.lte(31)), 14) }),
  output: z.array(celebration),
})
