// What HR enters for days of attendance (A8): clock times by hand, minutes waived, waivers taken back. Clock times are
// 'HH:mm' in the company's time zone, amounts integers in kip, instants ISO 8601 in UTC.
import { overruleTypes } from '@hr/domain/attendance/day-facts.ts'
import * as z from 'zod/mini'
import { dayBrief } from './attendance-request-shapes.ts'
import { attendanceDay, overruleEntry } from './attendance.ts'
import { endpoint } from './endpoint.ts'
import { exportOf, exportPaging, listOf, paging } from './envelope.ts'
import { choice, employeeId, id, localDate, localTime, ownRecordReason, reason, search } from './field.ts'
import { person } from './person.ts'

const view = { group: 'OVERRULE', action: 'view' } as const
const add = { group: 'OVERRULE', action: 'add' } as const
const remove = { group: 'OVERRULE', action: 'delete' } as const

/** One action overrules at most so many days. */
export const mostOverruledDays = 500

const asked = {
  type: choice(overruleTypes),
  /** Of TIME_ATTENDANCE: a time left open is the punched one; without any, times entered before are taken back. */
  timeIn: z._default(z.nullable(localTime()), null),
  timeOut: z._default(z.nullable(localTime()), null),
}
/** Days of closed periods too: what changes in them is listed as a difference (A13). */
const inClosedPeriod = z._default(z.boolean(), false)
const days = z.array(z.strictObject({ employeeId: employeeId(), date: localDate() }))

export const overruleDay = endpoint('POST', '/attendance/overrules', {
  allow: add,
  topics: ['attendance'],
  summary: 'Overrule one day of somebody else',
  input: z.strictObject({
    employeeId: employeeId(),
    date: localDate(),
    ...asked,
    reason: reason(),
    inClosedPeriod,
  }),
  output: z.object({ actionId: z.string(), day: attendanceDay }),
})

/** A day in short with what it costs; null = the job grade has no rate. */
const overruleBrief = z.extend(dayBrief, {
  waivedLate: z.int(),
  waivedEarlyOut: z.int(),
  penalty: z.nullable(z.int()),
})

/** Days that stay as they are, counted by the reason. */
const leftOut = z.array(z.object({ code: z.string(), message: z.string(), days: z.int() }))

const overrulePreviewRow = z.object({
  employee: person,
  staffId: z.string(),
  date: z.string(),
  /** Its period is closed. */
  locked: z.boolean(),
  before: overruleBrief,
  after: overruleBrief,
})
export type OverrulePreviewRow = z.output<typeof overrulePreviewRow>

export const previewOverrules = endpoint('POST', '/attendance/overrules/preview', {
  allow: add,
  topics: ['attendance'],
  summary: `What each day would become, at most ${mostOverruledDays}: of the days named, or of all days of the range on which the overrule can do something; stores nothing`,
  input: z.strictObject({
    /** Exactly these days; the filters by people and dates below are then ignored. */
    days: z.optional(days.check(z.maxLength(mostOverruledDays))),
    from: localDate(),
    /** At most a year. */
    to: localDate(),
    /** Nobody named = everybody. */
    employeeIds: z._default(z.array(employeeId()).check(z.maxLength(200)), []),
    /** Where they worked on the day, with all units below it. */
    unitId: z.optional(id()),
    ...asked,
    inClosedPeriod,
  }),
  output: z.object({
    rows: z.array(overrulePreviewRow),
    leftOut,
    /** There are more days than one action takes: narrow the choice. */
    isMore: z.boolean(),
  }),
})

export const overruleDays = endpoint('POST', '/attendance/overrules/many', {
  allow: add,
  topics: ['attendance'],
  summary: 'Overrule many days at once; those on which it would do nothing any more stay as they are',
  input: z.strictObject({
    days: days.check(z.minLength(1, 'required'), z.maxLength(mostOverruledDays)),
    ...asked,
    reason: reason(),
    inClosedPeriod,
  }),
  output: z.object({
    /** Null = no day was left to overrule. */
    actionId: z.nullable(z.string()),
    days: z.int(),
    leftOut,
  }),
})

/** One action enters the times of so many days. */
export const mostTimedDays = 100

export const enterTimes = endpoint('POST', '/attendance/overrules/times', {
  allow: add,
  topics: ['attendance'],
  summary:
    'Enter the times of many days by hand, of each its own, for one reason: all of them, or none with the fault of each. A time left open is the punched one',
  input: z.strictObject({
    days: z
      .array(
        z.strictObject({
          employeeId: employeeId(),
          date: localDate(),
          timeIn: asked.timeIn,
          timeOut: asked.timeOut,
        }),
      )
      .check(z.minLength(1, 'required'), z.maxLength(mostTimedDays)),
    reason: reason(),
    inClosedPeriod,
  }),
  output: z.object({ actionId: z.string(), days: z.int() }),
})

export const undoOverrule = endpoint('POST', '/attendance/overrules/:actionId/undo', {
  allow: remove,
  topics: ['attendance'],
  summary:
    'Take back exactly what one action did, or one day of it; the days are as if it had never been. OVERRULE_UNDONE when nothing is left to take back',
  input: z.strictObject({
    actionId: id(),
    overruleId: z.optional(id()),
    inClosedPeriod,
    ownRecordReason: ownRecordReason(),
  }),
  output: z.object({ days: z.int() }),
})

const overruleRow = z.extend(overruleEntry, {
  employee: person,
  staffId: z.string(),
  date: z.string(),
  /** Its period is closed. */
  locked: z.boolean(),
  /** The reader may take it back, and it was not taken back yet. */
  mayUndo: z.boolean(),
  /** Days of the same action that still count, this one too. */
  actionDays: z.int(),
})
export type OverruleRow = z.output<typeof overruleRow>

const historyFilter = {
  /** Dates of the days. */
  from: z.optional(localDate()),
  to: z.optional(localDate()),
  employeeId: z.optional(employeeId()),
  /** Where they worked on the day, with all units below it. */
  unitId: z.optional(id()),
  type: z.optional(choice(overruleTypes)),
  /** Who overruled. */
  byId: z.optional(employeeId()),
  search: search(),
}

export const listOverrules = endpoint('GET', '/attendance/overrules', {
  allow: view,
  topics: ['attendance'],
  summary: 'What was overruled, by whom and why, with what was taken back; the newest first',
  input: z.strictObject({ ...paging, ...historyFilter }),
  output: listOf(overruleRow),
})

const names = z.omit(person, { id: true, profileImage: true })

const overruleExportRow = z.extend(z.omit(overruleEntry, { id: true, actionId: true }), {
  employee: names,
  staffId: z.string(),
  date: z.string(),
  by: z.nullable(names),
  undoneBy: z.nullable(names),
})
export type OverruleExportRow = z.output<typeof overruleExportRow>

export const exportOverrules = endpoint('GET', '/attendance/overrules/export', {
  allow: { group: 'OVERRULE', action: 'export' },
  topics: [],
  summary: 'What was overruled for a spreadsheet, with what was taken back; the newest first',
  input: z.strictObject({ ...exportPaging, ...historyFilter }),
  output: exportOf(overruleExportRow),
})
