// Work shifts (A1): their times by weekday and date. Times are 'HH:mm'.
import { namedRow } from './named-row.ts'
import { mostGraceMinutes, mostShiftItems } from '@hr/domain/attendance/shift-clash.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { nothing, plainPaging } from './envelope.ts'
import { choice, id, localDate, localTime, name, optionalText, ownRecordReason } from './field.ts'
import { recountEffect, takeDays } from './recount.ts'

export const checkModes = ['DAY_ENDS', 'PER_PERIOD'] as const

const edit = { group: 'WORKSHIFT', action: 'edit' } as const
const view = { group: 'WORKSHIFT', action: 'view' } as const

/** Without a startDate it begins when the change does; timeOut <= timeIn ends the next day. */
const givenItem = z.strictObject({
  /** 0 Sunday to 6 */
  day: z.int().check(z.gte(0), z.lte(6)),
  timeIn: localTime(),
  timeOut: localTime(),
  startDate: z.optional(localDate()),
  expireDate: z._default(z.nullable(localDate()), null),
})

const fields = {
  code: optionalText(20),
  name: name(),
  nameLo: optionalText(50),
  /** DAY_ENDS: only the first in and the last out are needed. */
  checkMode: z._default(choice(checkModes), 'DAY_ENDS'),
  graceMinutes: z._default(z.int().check(z.gte(0), z.lte(mostGraceMinutes)), 0),
  amEnd: z._default(localTime(), '12:00'),
  pmStart: z._default(localTime(), '13:00'),
  /** The day from which the items hold; the days before stay as they were. */
  from: localDate(),
  items: z
    ._default(z.array(givenItem).check(z.maxLength(mostShiftItems)), [])
    .check(z.refine(items => items.length > 0, { error: 'shiftItemRequired' })),
}
const change = {
  id: id(),
  ...fields,
  isActive: z._default(z.boolean(), true),
  /** As it was read. */
  version: z.int(),
}

export const workShiftItem = z.object({
  day: z.int(),
  timeIn: z.string(),
  timeOut: z.string(),
  startDate: z.string(),
  /** The last day; null = without end. */
  expireDate: z.nullable(z.string()),
})

export const workShift = z.object({
  ...namedRow.shape,
  code: z.string(),
  checkMode: z.enum(checkModes),
  graceMinutes: z.int(),
  amEnd: z.string(),
  pmStart: z.string(),
  isActive: z.boolean(),
  /** Applies to everybody without a shift of their own. */
  isDefault: z.boolean(),
  /** People at work who hold it today. */
  holders: z.int(),
  /** Counts the changes. */
  version: z.int(),
  items: z.array(workShiftItem),
})
export type WorkShift = z.output<typeof workShift>

export const listWorkShifts = endpoint('GET', '/work-shifts', {
  allow: { group: ['WORKSHIFT', 'EMPLOYEE'], action: 'view' },
  topics: ['workShift'],
  summary: 'The work shifts by name',
  input: z.strictObject(plainPaging),
  output: z.array(workShift),
})

export const getWorkShift = endpoint('GET', '/work-shifts/:id', {
  allow: view,
  topics: ['workShift'],
  summary: 'One work shift with all its times, past and planned',
  input: z.strictObject({ id: id() }),
  output: workShift,
})

export const createWorkShift = endpoint('POST', '/work-shifts', {
  allow: { group: 'WORKSHIFT', action: 'add' },
  topics: ['workShift'],
  summary: 'Add a work shift; nobody has it yet',
  input: z.strictObject({
    ...fields,
    /** Left out: the first of the dates on which the items begin. */
    from: z.optional(localDate()),
  }),
  output: workShift,
})

/** People with more such days than before, and people with fewer. */
const shiftedPeople = z.object({ more: z.int(), fewer: z.int() })

export const shiftReach = z.object({
  /** People at work who have the shift on the first day of the change. */
  people: z.int(),
  /** Null when the change recomputes no day. */
  days: z.nullable(
    z.object({
      /** CHANGED: days the change recomputes. RECENT: it starts later; what it would have done to these days. */
      basis: z.enum(['CHANGED', 'RECENT']),
      /** The days compared: with many people only the latest. */
      from: z.string(),
      to: z.string(),
      /** People with a time in or out on one of the days. */
      clockedIn: z.int(),
      late: shiftedPeople,
      early: shiftedPeople,
    }),
  ),
})
export type ShiftReach = z.output<typeof shiftReach>

export const previewWorkShift = endpoint('POST', '/work-shifts/:id/preview', {
  allow: edit,
  topics: ['workShift'],
  summary: 'Whom a change of a shift reaches, and what it does to their days and leave; stores nothing',
  input: z.strictObject(change),
  output: z.extend(recountEffect, { reach: shiftReach }),
})

export const updateWorkShift = endpoint('PUT', '/work-shifts/:id', {
  allow: edit,
  topics: ['workShift', 'employee', 'leave', 'attendance'],
  summary:
    'Change a shift: its times from a day on, the rest at once; leave of its holders is counted again. STALE when `version` is an older one',
  input: z.strictObject({ ...change, takeDays, ownRecordReason: ownRecordReason() }),
  output: z.extend(workShift, recountEffect.shape),
})

export const deleteWorkShift = endpoint('DELETE', '/work-shifts/:id', {
  allow: { group: 'WORKSHIFT', action: 'delete' },
  topics: ['workShift'],
  summary: 'Delete a shift that nobody ever held; otherwise WORK_SHIFT_IN_USE or DEFAULT_WORK_SHIFT',
  input: z.strictObject({ id: id() }),
  output: nothing,
})

export const previewDefaultWorkShift = endpoint('POST', '/work-shifts/:id/default/preview', {
  allow: edit,
  topics: ['workShift'],
  summary: 'What another default from today on would do to leave; stores nothing',
  input: z.strictObject({ id: id() }),
  output: recountEffect,
})

export const setDefaultWorkShift = endpoint('PUT', '/work-shifts/:id/default', {
  allow: edit,
  topics: ['workShift', 'employee', 'leave', 'attendance'],
  summary:
    'From today on the shift of everybody who has none of their own; the days before keep the default they had',
  input: z.strictObject({ id: id(), takeDays, ownRecordReason: ownRecordReason() }),
  output: recountEffect,
})
