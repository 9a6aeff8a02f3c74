// The month in which the leave years of a company begin (L2, N4): a change applies from the first leave year that is not
// granted yet, which becomes shorter.
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { listOf, nothing, paging } from './envelope.ts'
import { localDate } from './field.ts'
import { person } from './person.ts'

const edit = { group: 'COMPANY_PROFILE', action: 'edit' } as const
const startMonth = z.int().check(z.gte(1), z.lte(12))

/** Both ends included. */
export const leaveYearDates = z.object({ from: z.string(), to: z.string() })
export type LeaveYearDates = z.output<typeof leaveYearDates>

const leaveYearGrant = z.object({
  employee: person,
  leaveTypeId: z.string(),
  typeName: z.string(),
  typeNameLo: z.string(),
  /** Half days in the first leave year that is not granted yet. */
  before: z.int(),
  after: z.int(),
})
export type LeaveYearGrant = z.output<typeof leaveYearGrant>

export const previewLeaveYear = endpoint('GET', '/company-profile/leave-year/preview', {
  allow: edit,
  topics: ['companyProfile', 'leave', 'leaveType'],
  summary:
    'From when leave years would begin in another month, and the yearly days that would change, by person',
  input: z.strictObject({ startMonth, ...paging }),
  output: z.extend(listOf(leaveYearGrant), {
    /** The last leave year that stays as it is: its days are granted. */
    granted: leaveYearDates,
    /** The leave years after it, the first of them shorter if the month differs. */
    years: z.array(leaveYearDates),
    /** People whose days change. */
    people: z.int(),
  }),
})

export const setLeaveYear = endpoint('PUT', '/company-profile/leave-year', {
  allow: edit,
  topics: ['companyProfile', 'leave', 'leaveType'],
  summary:
    'Let leave years begin in another month. STALE if they begin in another one than `replaces`, or `from` is no longer the first day after the granted years',
  input: z.strictObject({ startMonth, replaces: startMonth, from: localDate() }),
  output: nothing,
})
