// Holidays (N2), and what a change of them does to leave (L10). Half days are integers.
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { nothing, plainPaging } from './envelope.ts'
import { choice, id, localDate, name, optionalText } from './field.ts'
import { recountEffect, takeDays } from './recount.ts'

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

export const listHolidays = endpoint('GET', '/holidays', {
  allow: { group: ['HOLIDAY', 'LEAVE_CALENDAR', 'DASHBOARD', 'MY_LEAVE', 'OT_SETTING'], action: 'view' },
  topics: ['holiday'],
  summary: 'The holidays that touch a year (this one when left out), yearly ones on their day of that year',
  input: z.strictObject({ ...plainPaging, year: z.optional(year()) }),
  output: z.array(holiday),
})

export const createHoliday = endpoint('POST', '/holidays', {
  allow: { group: 'HOLIDAY', action: 'add' },
  topics: ['holiday', 'leave', 'attendance'],
  summary: 'Add a holiday and recount leave: days are returned, or taken if the caller says so',
  input: z.strictObject({ ...fields, takeDays }),
  output: z.extend(recountEffect, { id: z.string() }),
})

export const updateHoliday = endpoint('PUT', '/holidays/:id', {
  allow: { group: 'HOLIDAY', action: 'edit' },
  topics: ['holiday', 'leave', 'attendance'],
  summary: 'Change a holiday and count leave again',
  input: z.strictObject({ id: id(), ...fields, takeDays }),
  output: recountEffect,
})

export const deleteHoliday = endpoint('DELETE', '/holidays/:id', {
  allow: { group: 'HOLIDAY', action: 'delete' },
  topics: ['holiday', 'leave', 'attendance'],
  summary: 'Delete a holiday and count leave again',
  input: z.strictObject({ id: id(), takeDays }),
  output: nothing,
})

export const previewHoliday = endpoint('POST', '/holidays/preview', {
  allow: { group: 'HOLIDAY', action: 'view' },
  topics: ['holiday'],
  summary:
    'What adding, changing (`id`) or deleting (`id` and DELETE) a holiday would do to leave; stores nothing',
  input: z.strictObject({
    operation: choice(['CREATE', 'UPDATE', 'DELETE']),
    id: z.optional(id()),
    from: z.optional(localDate()),
    to: z.optional(localDate()),
    yearly: z._default(z.boolean(), false),
  }),
  output: recountEffect,
})

export const addPublicHolidays = endpoint('POST', '/holidays/public', {
  allow: { group: 'HOLIDAY', action: 'add' },
  topics: ['holiday', 'leave', 'attendance'],
  summary: 'Add the public holidays of Laos of a year that are not in the list yet, days in lieu included',
  input: z.strictObject({ year: year() }),
  output: z.extend(recountEffect, { added: z.int() }),
})
