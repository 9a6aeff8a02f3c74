// The leave calendar: who is away between two dates, by leave and by person, and the private link to it (P5). Half days
// are integers.
import { namedRow } from './named-row.ts'
import * as z from 'zod/mini'
import { requestStatus } from './approval.ts'
import { endpoint } from './endpoint.ts'
import { listOf, nothing, paging } from './envelope.ts'
import { choice, id, localDate, search } from './field.ts'
import { leaveTypeBrief } from './leave.ts'
import { person } from './person.ts'

const allow = { group: 'LEAVE_CALENDAR', action: 'view' } as const

const calendarScopes = ['team', 'all'] as const
/** Pending leave is shown to those who may open the request. */
const calendarStatuses = ['WITH_PENDING', 'APPROVED'] as const

const filters = {
  /** At most 62 days. */
  from: localDate(),
  to: localDate(),
  scope: z._default(choice(calendarScopes), 'team'),
  /** With all units below it. */
  unitId: z.optional(id()),
  /** Leaves out leave whose type the reader may not see. */
  leaveTypeIds: z._default(z.array(id()).check(z.maxLength(50)), []),
  status: z._default(choice(calendarStatuses), 'WITH_PENDING'),
}

const calendarLeave = z.object({
  id: z.string(),
  from: z.string(),
  to: z.string(),
  fromHalf: z.enum(['AM', 'PM']),
  toHalf: z.enum(['AM', 'PM']),
  status: requestStatus,
  /** Null for who may not open the request. */
  leaveType: z.nullable(leaveTypeBrief),
})
export type CalendarLeave = z.output<typeof calendarLeave>

export const leaveCalendar = endpoint('GET', '/leave-calendar', {
  allow,
  topics: ['leave'],
  summary:
    'Who is away between two dates, with how many each day and the holidays. Colleagues see no type (null)',
  input: z.strictObject(filters),
  output: z.object({
    /** By first day, at most 300; `days` counts them all. */
    leaves: z.array(z.extend(calendarLeave, { employee: person })),
    hasMore: z.boolean(),
    /** How many people are away from work; days with nobody are left out. */
    days: z.array(z.object({ date: z.string(), away: z.int() })),
    holidays: z.array(z.object({ from: z.string(), to: z.string(), name: z.string(), nameLo: z.string() })),
  }),
})

const calendarGroups = ['SELF', 'TEAM', 'UNIT'] as const

const calendarPerson = z.object({
  employee: person,
  /** SELF and TEAM come first; the others follow by unit. */
  group: z.enum(calendarGroups),
  unit: z.nullable(namedRow),
  leaves: z.array(calendarLeave),
})
export type CalendarPerson = z.output<typeof calendarPerson>

export const leaveCalendarPeople = endpoint('GET', '/leave-calendar/people', {
  allow,
  topics: ['leave'],
  summary: 'People with their leave between two dates: oneself, the team, then the others by unit and name',
  input: z.strictObject({
    ...paging,
    ...filters,
    search: search(),
    /** Only people with leave that the other filters let through. */
    onlyAway: z._default(z.boolean(), false),
  }),
  output: listOf(calendarPerson),
})

export const getLeaveFeed = endpoint('GET', '/leave-calendar/feed', {
  allow,
  topics: ['leaveFeed'],
  summary: 'Whether the reader has a private calendar link, since when, and when it was last read',
  input: z.strictObject({}),
  output: z.object({
    feed: z.nullable(z.object({ createdAt: z.string(), fetchedAt: z.nullable(z.string()) })),
  }),
})

export const makeLeaveFeed = endpoint('POST', '/leave-calendar/feed', {
  allow,
  topics: ['leaveFeed'],
  summary: 'Makes a private calendar link in the language of the call; one made before stops working',
  input: z.strictObject({}),
  output: z.object({
    /** Below the API base. It is the key to the calendar, and returned only once. */
    path: z.string(),
  }),
  secret: true,
})

export const revokeLeaveFeed = endpoint('DELETE', '/leave-calendar/feed', {
  allow,
  topics: ['leaveFeed'],
  summary: 'The private calendar link stops working',
  input: z.strictObject({}),
  output: nothing,
})

export const readLeaveFeed = endpoint('GET', '/leave-feed/:file', {
  allow: 'public',
  topics: [],
  summary:
    'The calendar behind a private link, for calendar programs (text/calendar): leave without its type',
  input: z.strictObject({ file: z.string().check(z.regex(/^[\w-]{64}\.ics$/)) }),
  output: nothing,
  raw: true,
  callsPerMinute: 120,
})
