// Overtime records (O3-O6): what was worked of approved overtime and what it pays, a record per person and date. Lengths
// are minutes, clock times 'HH:mm', amounts integers in the smallest unit of their currency.
import { otDayTypes } from '@hr/domain/overtime/ot-setting.ts'
import { otRecordStatuses } from '@hr/domain/overtime/ot-record-status.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { exportOf, exportPaging, listOf, paging } from './envelope.ts'
import { choice, employeeId, id, localDate, ownRecordReason, reason, search } from './field.ts'
import { person, unitNames } from './person.ts'
import { exportedPerson } from './request-export.ts'

export const otRecordScopes = ['mine', 'team', 'all'] as const
export type OtRecordScope = (typeof otRecordScopes)[number]

/** Page groups that allow a scope of records and of their summary; any one is enough. */
export const otRecordGroups = {
  mine: ['MY_OT'],
  team: ['TEAM_OT_REQUEST'],
  all: ['OT_RECORD', 'OT_SUMMARY'],
} as const
const readers = {
  group: ['MY_OT', 'TEAM_OT_REQUEST', 'OT_RECORD', 'OT_SUMMARY'],
  action: 'view',
} as const
const correctors = { group: 'OT_RECORD', action: 'edit' } as const

const words = z.object({ en: z.string(), lo: z.string() })
const times = z.object({ timeIn: z.string(), timeOut: z.string() })
const minutesAt = z.object({ percent: z.int(), minutes: z.int() })

/** Null = the reader may not see pay. `amount` null = the person has no salary on the date. */
const pay = z.nullable(z.object({ amount: z.nullable(z.int()), currency: z.nullable(z.string()) }))

/** A record's minutes: worked = break + both cuts + payable. */
export const otResult = z.object({
  status: z.enum(otRecordStatuses),
  /** Approved, without scheduled work. */
  approved: z.int(),
  /** Present in it, or entered by HR. */
  worked: z.int(),
  breakMinutes: z.int(),
  cutByDay: z.int(),
  cutByMonth: z.int(),
  payable: z.int(),
  /** The payable minutes by rate, the lowest first. */
  bands: z.array(minutesAt),
  pay,
})
export type OtResult = z.output<typeof otResult>

const otRecordRow = z.object({
  employee: person,
  staffId: z.string(),
  /** On the date. */
  ...unitNames,
  date: z.string(),
  dayType: z.enum(otDayTypes),
  /** Approved times, the earliest first; `timeOut` at or before `timeIn` is on the next day. */
  asked: z.array(times),
  ...otResult.shape,
  /** Everything that leads to the result, in one sentence. */
  why: words,
  /** Its period is closed (A13). */
  locked: z.boolean(),
})
export type OtRecordRow = z.output<typeof otRecordRow>

/** What HR entered. */
const otCorrection = z.object({
  id: z.string(),
  minutes: z.int(),
  reason: z.string(),
  at: z.string(),
  by: z.nullable(person),
  /** Null while it applies. */
  undoneAt: z.nullable(z.string()),
  undoneBy: z.nullable(person),
})
export type OtCorrection = z.output<typeof otCorrection>

const otRecordDetail = z.extend(otRecordRow, {
  /** One by one. */
  reasons: z.array(words),
  /** The approved requests. */
  requests: z.array(z.extend(times, { id: z.string(), number: z.int() })),
  /** The latest that is not undone applies. Oldest first. */
  corrections: z.array(otCorrection),
  /** The reader may enter minutes, and undo what was entered. */
  mayCorrect: z.boolean(),
})
export type OtRecordDetail = z.output<typeof otRecordDetail>

const filter = {
  from: localDate(),
  /** At most a year later. */
  to: localDate(),
  status: z.optional(choice(otRecordStatuses)),
  /** Where they worked on the date, with all units below. */
  unitId: z.optional(id()),
  employeeId: z.optional(employeeId()),
  search: search(),
}
/** With what the reader sees: own records, those of the team, or all. */
export const otRecordFilter = { ...filter, scope: z._default(choice(otRecordScopes), 'mine') }

export const listOtRecords = endpoint('GET', '/ot-records', {
  allow: readers,
  topics: ['overtime', 'attendance'],
  summary:
    'Overtime records of some dates: mine, my team, all. Those that pay nothing until HR corrects them come first, then the newest',
  input: z.strictObject({ ...paging, ...otRecordFilter }),
  output: listOf(otRecordRow),
})

export const getOtRecord = endpoint('GET', '/ot-records/:employeeId/:date', {
  allow: readers,
  topics: ['overtime', 'attendance'],
  summary: 'One overtime record: how it came about, its requests and what HR entered',
  input: z.strictObject({ employeeId: employeeId(), date: localDate() }),
  output: otRecordDetail,
})

const otRecordExportRow = z.object({
  ...exportedPerson,
  date: z.string(),
  dayType: z.enum(otDayTypes),
  /** '17:30-20:00', separated by commas. */
  asked: z.string(),
  ...otResult.shape,
  why: z.string(),
})
export type OtRecordExportRow = z.output<typeof otRecordExportRow>

export const exportOtRecords = endpoint('GET', '/ot-records/export', {
  allow: { group: ['MY_OT', 'TEAM_OT_REQUEST', 'OT_RECORD', 'OT_SUMMARY'], action: 'export' },
  topics: [],
  summary: 'Overtime records for a spreadsheet, by name and date, 100 at a time, all of one moment',
  input: z.strictObject({ ...exportPaging, ...otRecordFilter }),
  output: exportOf(otRecordExportRow),
})

const corrected = {
  employeeId: employeeId(),
  date: localDate(),
  /** Of the approved time, from its start on; 0 = none. */
  minutes: z.int().check(z.gte(0), z.lte(1440)),
}

export const previewOtCorrection = endpoint('POST', '/ot-records/corrections/preview', {
  allow: correctors,
  topics: ['overtime', 'attendance'],
  summary: 'What a record would become with minutes entered by HR; stores nothing',
  input: z.strictObject(corrected),
  output: z.object({ before: otResult, after: otResult }),
})

export const correctOtRecord = endpoint('POST', '/ot-records/corrections', {
  allow: correctors,
  topics: ['overtime', 'attendance'],
  summary:
    'Enter the minutes of an overtime record (MANUAL, O3), with a reason. OT_MORE_THAN_APPROVED for more minutes than are approved, OT_PERIOD_CLOSED in a closed period without `inClosedPeriod`',
  input: z.strictObject({ ...corrected, reason: reason(), inClosedPeriod: z._default(z.boolean(), false) }),
  output: otRecordDetail,
})

export const undoOtCorrection = endpoint('POST', '/ot-records/corrections/:id/undo', {
  allow: correctors,
  topics: ['overtime', 'attendance'],
  summary: 'Undo what HR entered: the record is as if it had never been. OT_CORRECTION_UNDONE a second time',
  input: z.strictObject({
    id: id(),
    inClosedPeriod: z._default(z.boolean(), false),
    ownRecordReason: ownRecordReason(),
  }),
  output: otRecordDetail,
})
