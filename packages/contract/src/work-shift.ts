// Work shifts (A1): their times by weekday and date, and who holds which from a date on (P8). Times are 'HH:mm'.
import { mostGraceMinutes, mostShiftItems } from '@hr/domain/attendance/shift-clash.ts'
import * as z from 'zod/mini'
import { bulkPreview, bulkResult, mostAtOnce } from './employee-job.ts'
import { endpoint } from './endpoint.ts'
import { listOf, nothing, paging, plainPaging } from './envelope.ts'
import {
  choice,
  closedReason,
  employeeId,
  id,
  localDate,
  localTime,
  name,
  optionalText,
  ownRecordReason,
  search,
} from './field.ts'
import { person } from './person.ts'
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

const named = { id: z.string(), name: z.string(), nameLo: z.string() }

export const workShiftItem = z.object({
  day: z.int(),
  timeIn: z.string(),
  timeOut: z.string(),
  startDate: z.string(),
  /** The last day; null = without end. */
  expireDate: z.nullable(z.string()),
})

export const workShift = z.object({
  ...named,
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
  summary: 'Add a work shift; nobody holds it yet',
  input: z.strictObject(fields),
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

const workShiftHolder = z.object({
  employee: person,
  staffId: z.string(),
  /** Null = by the company's default, without a date of its own. */
  from: z.nullable(z.string()),
  /** The last day; null = until something else is planned. */
  to: z.nullable(z.string()),
})
export type WorkShiftHolder = z.output<typeof workShiftHolder>

export const holderTimes = ['now', 'planned', 'past'] as const

export const listWorkShiftHolders = endpoint('GET', '/work-shifts/:id/holders', {
  allow: view,
  topics: ['workShift'],
  summary: 'Who holds the shift today, will hold it, or held it before, by name',
  input: z.strictObject({
    id: id(),
    ...paging,
    search: search(),
    time: z._default(choice(holderTimes), 'now'),
  }),
  output: listOf(workShiftHolder),
})

/** These people, and those of a unit with all below it on the day. */
const assignment = {
  id: id(),
  employeeIds: z._default(z.array(employeeId()).check(z.maxLength(mostAtOnce)), []),
  unitId: z.optional(id()),
  from: localDate(),
  takeDays,
  closedReason: closedReason(),
}

export const previewAssignWorkShift = endpoint('POST', '/work-shifts/:id/assign/preview', {
  allow: edit,
  topics: ['workShift'],
  summary: 'What giving the shift to people from a day on would do, person by person; stores nothing',
  input: z.strictObject(assignment),
  output: bulkPreview,
})

export const assignWorkShift = endpoint('POST', '/work-shifts/:id/assign', {
  allow: edit,
  topics: ['workShift', 'employee', 'leave', 'attendance'],
  summary:
    'Give the shift to people from a day on: all of them, or nobody when one is refused; the caller is left out',
  input: z.strictObject(assignment),
  output: bulkResult,
})

const employeeChange = { id: employeeId(), workShiftId: id(), from: localDate() }

export const getEmployeeShifts = endpoint('GET', '/employees/:id/shifts', {
  allow: { group: 'EMPLOYEE', action: 'view' },
  topics: ['workShift', 'employee'],
  summary:
    "The shifts a person held, holds and will hold, the latest first; the company's default in between",
  input: z.strictObject({ ...plainPaging, id: employeeId() }),
  output: z.array(
    z.object({
      /** Null = from the beginning on. */
      from: z.nullable(z.string()),
      /** The last day; null = until something else is planned. */
      to: z.nullable(z.string()),
      /** Holds today. */
      isCurrent: z.boolean(),
      /** Null when the company has no default. */
      shift: z.nullable(z.object(named)),
      isDefault: z.boolean(),
    }),
  ),
})

export const previewEmployeeShift = endpoint('POST', '/employees/:id/shift/preview', {
  allow: { group: 'EMPLOYEE', action: 'edit' },
  topics: ['workShift', 'employee'],
  summary: 'What another shift would do to the leave of a person; stores nothing',
  input: z.strictObject(employeeChange),
  output: recountEffect,
})

export const setEmployeeShift = endpoint('PUT', '/employees/:id/shift', {
  allow: { group: 'EMPLOYEE', action: 'edit' },
  topics: ['workShift', 'employee', 'leave', 'attendance'],
  summary: 'Set the shift of a person from a date until the next planned change; leave is recounted',
  input: z.strictObject({
    ...employeeChange,
    takeDays,
    closedReason: closedReason(),
    ownRecordReason: ownRecordReason(),
  }),
  output: recountEffect,
})
