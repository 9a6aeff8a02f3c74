// Holidays (N2), and what a change of them does to leave (L10). Half days are integers.
import * as z from 'zod/mini'
import { requestStatus } from './approval.ts'
import { endpoint } from './endpoint.ts'
import { nothing } from './envelope.ts'
import { choice, id, localDate, name, optionalText } from './field.ts'
import { person } from './person.ts'

const year = () => z.int().check(z.gte(1900), z.lte(2199))

const fields = {
  from: localDate(),
  to: localDate(),
  name: name(),
  nameLo: optionalText(50),
  /** Returns every year on the same days. */
  yearly: z._default(z.boolean(), false),
}

export const holiday = z.object({
  id: z.string(),
  from: z.string(),
  to: z.string(),
  name: z.string(),
  nameLo: z.string(),
  yearly: z.boolean(),
  /** The days of the year asked for; `from` and `to` are those of its first year. */
  shownFrom: z.string(),
  shownTo: z.string(),
})
export type HolidayRow = z.output<typeof holiday>

/** GIVEN_BACK and TAKEN: days; KEPT: more days would count, and HR left the request as it is; SHORT: the balance is not enough for them. */
export const recountOutcomes = ['GIVEN_BACK', 'TAKEN', 'KEPT', 'SHORT', 'CANCELLED'] as const

export const recounted = z.object({
  requestId: z.string(),
  number: z.int(),
  employee: person,
  status: requestStatus,
  from: z.string(),
  to: z.string(),
  halfDaysBefore: z.int(),
  halfDaysAfter: z.int(),
  outcome: z.enum(recountOutcomes),
})
export type Recounted = z.output<typeof recounted>

/** Requests that the change would count differently are left as they are unless days may be taken. */
const takeDays = z._default(z.boolean(), false)
const effect = z.object({ requests: z.array(recounted) })

export const listHolidays = endpoint({
  method: 'GET',
  path: '/holidays',
  allow: { group: ['HOLIDAY', 'LEAVE_CALENDAR', 'DASHBOARD', 'MY_LEAVE'], action: 'view' },
  summary: 'The holidays that touch a year, yearly ones on their day of that year',
  input: z.strictObject({ year: year() }),
  output: z.array(holiday),
})

export const createHoliday = endpoint({
  method: 'POST',
  path: '/holidays',
  allow: { group: 'HOLIDAY', action: 'add' },
  summary: 'Add a holiday and count leave again: days are given back, or taken when the caller says so',
  input: z.strictObject({ ...fields, takeDays }),
  output: z.extend(effect, { id: z.string() }),
})

export const updateHoliday = endpoint({
  method: 'PUT',
  path: '/holidays/:id',
  allow: { group: 'HOLIDAY', action: 'edit' },
  summary: 'Change a holiday and count leave again',
  input: z.strictObject({ id: id(), ...fields, takeDays }),
  output: effect,
})

export const deleteHoliday = endpoint({
  method: 'DELETE',
  path: '/holidays/:id',
  allow: { group: 'HOLIDAY', action: 'delete' },
  summary: 'Delete a holiday and count leave again',
  input: z.strictObject({ id: id(), takeDays }),
  output: nothing,
})

export const previewHoliday = endpoint({
  method: 'POST',
  path: '/holidays/preview',
  allow: { group: 'HOLIDAY', action: 'view' },
  summary:
    'What adding, changing (`id`) or deleting (`id` and DELETE) a holiday would do to leave; stores nothing',
  input: z.strictObject({
    operation: choice(['CREATE', 'UPDATE', 'DELETE']),
    id: z.optional(id()),
    from: z.optional(localDate()),
    to: z.optional(localDate()),
    yearly: z._default(z.boolean(), false),
  }),
  output: effect,
})

export const addPublicHolidays = endpoint({
  method: 'POST',
  path: '/holidays/public',
  allow: { group: 'HOLIDAY', action: 'add' },
  summary: 'Add the public holidays of Laos of a year that are not in the list yet, days in lieu included',
  input: z.strictObject({ year: year() }),
  output: z.extend(effect, { added: z.int() }),
})
