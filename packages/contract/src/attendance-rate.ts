// Attendance rates (A9): penalty tables by job grade, each from a date on. Minutes are those that count as late or early;
// amounts are integers in kip.
import { namedRow } from './named-row.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { nothing, plainPaging } from './envelope.ts'
import { person } from './person.ts'
import { mostAffected } from './setting-effect.ts'
import { id, localDate, localTime, ownRecordReason } from './field.ts'

const view = { group: 'ATTENDANCE_RATES', action: 'view' } as const
const add = { group: 'ATTENDANCE_RATES', action: 'add' } as const
const edit = { group: 'ATTENDANCE_RATES', action: 'edit' } as const
const remove = { group: 'ATTENDANCE_RATES', action: 'delete' } as const

/** Bands of one table. */
export const mostRateRows = 20
/** A day has so many minutes. */
export const mostRateMinutes = 1439
const mostRateAmount = 1_000_000_000
const mostGradesAtOnce = 50

const minutes = () => z.int().check(z.gte(1), z.lte(mostRateMinutes))

/** From the first minute on without gap or overlap; the last band also applies to whatever is later. */
const givenRow = z.strictObject({
  minTime: minutes(),
  maxTime: minutes(),
  amount: z.int().check(z.gte(0), z.lte(mostRateAmount)),
  /** The clock times the band means where work is from 08:30 to 17:30; left out = computed. */
  timeIn: z.optional(localTime()),
  toTime: z.optional(localTime()),
})
const rows = z
  ._default(z.array(givenRow).check(z.maxLength(mostRateRows)), [])
  .check(z.refine(list => list.length > 0, { error: 'rateRowRequired' }))

const rateRow = z.object({
  timeIn: z.string(),
  toTime: z.string(),
  minTime: z.int(),
  maxTime: z.int(),
  amount: z.int(),
})

export const attendanceRate = z.object({
  id: z.string(),
  jobGrade: namedRow,
  from: z.string(),
  /** It has always applied: the table the company began with. */
  isSinceEver: z.boolean(),
  /** The day before the grade's next table begins; null = until further notice. */
  to: z.nullable(z.string()),
  rows: z.array(rateRow),
  /** Counts the changes. */
  version: z.int(),
})
export type AttendanceRate = z.output<typeof attendanceRate>

/** What a change does to the days that are stored: those with minutes late or early, and their penalties' sum. */
const rateEffect = z.object({
  people: z.int(),
  days: z.int(),
  /** Of the days whose grade has a rate. */
  before: z.int(),
  after: z.int(),
  /** Days whose amount nobody knows, because their grade has no rate. */
  withoutRateBefore: z.int(),
  withoutRateAfter: z.int(),
})
export type RateEffect = z.output<typeof rateEffect>

/** Null = the amount of one of the person's days is unknown. */
const amounts = { before: z.nullable(z.int()), after: z.nullable(z.int()) }

const ratePreview = z.object({
  effect: rateEffect,
  /** The first day that is charged differently; null = none. */
  from: z.nullable(z.string()),
  /** The current grades in order, with the people who have them on that day. */
  grades: z.array(z.object({ ...namedRow.shape, people: z.int() })),
  /** The last period that has ended, as if the change had applied in it; null = it has no attendance. */
  lastPeriod: z.nullable(
    z.object({
      from: z.string(),
      to: z.string(),
      /** Of the people whose penalties would differ. */
      ...rateEffect.shape,
      /** Those whose attendance the reader may see, the largest difference first. */
      rows: z.array(z.object({ employee: person, ...amounts })),
    }),
  ),
})
export type RatePreview = z.output<typeof ratePreview>

export const listAttendanceRates = endpoint('GET', '/attendance-rates', {
  allow: view,
  topics: ['attendanceRate'],
  summary: 'All tables, past and planned too: by the order of the grades, the latest of each first',
  input: z.strictObject(plainPaging),
  output: z.array(attendanceRate),
})

export const listRateGrades = endpoint('GET', '/attendance-rates/job-grades', {
  allow: view,
  topics: ['attendanceRate', 'organization'],
  summary: 'The job grades in their order, and whether a table of theirs applies today',
  input: z.strictObject(plainPaging),
  output: z.array(z.object({ ...namedRow.shape, hasRate: z.boolean(), people: z.int() })),
})

export const getAttendanceRate = endpoint('GET', '/attendance-rates/:id', {
  allow: view,
  topics: ['attendanceRate'],
  summary: 'One table',
  input: z.strictObject({ id: id() }),
  output: attendanceRate,
})

const created = {
  jobGradeIds: z.array(id()).check(z.minLength(1, 'required'), z.maxLength(mostGradesAtOnce)),
  /** The first day; the tables that applied before end the day before. */
  from: localDate(),
  rows,
}

export const previewNewRates = endpoint('POST', '/attendance-rates/preview', {
  allow: add,
  topics: ['attendanceRate', 'attendance'],
  summary: `Whom new tables concern, and what they would do to stored days and to the last period, with at most ${mostAffected} people; stores nothing`,
  input: z.strictObject(created),
  output: ratePreview,
})

export const createAttendanceRates = endpoint('POST', '/attendance-rates', {
  allow: add,
  topics: ['attendanceRate', 'attendance'],
  summary:
    'The same table for one or several job grades from a day on; ALREADY_EXISTS when one begins that day, NOTHING_CHANGES when every grade has these amounts already',
  input: z.strictObject({ ...created, ownRecordReason: ownRecordReason() }),
  output: z.object({ rates: z.array(attendanceRate), effect: rateEffect }),
})

const changed = { id: id(), from: localDate(), rows, version: z.int() }

export const previewRateChange = endpoint('POST', '/attendance-rates/:id/preview', {
  allow: edit,
  topics: ['attendanceRate', 'attendance'],
  summary: `Whom the change concerns, and what it would do to stored days and to the last period, with at most ${mostAffected} people; stores nothing`,
  input: z.strictObject(changed),
  output: ratePreview,
})

export const updateAttendanceRate = endpoint('PUT', '/attendance-rates/:id', {
  allow: edit,
  topics: ['attendanceRate', 'attendance'],
  summary: 'Correct a table and recompute its days. STALE if `version` is outdated',
  input: z.strictObject({ ...changed, ownRecordReason: ownRecordReason() }),
  output: z.object({ rate: attendanceRate, effect: rateEffect }),
})

export const previewRateDeletion = endpoint('POST', '/attendance-rates/:id/delete/preview', {
  allow: remove,
  topics: ['attendanceRate', 'attendance'],
  summary: `Whom deleting the table concerns, and what it would do to stored days and to the last period, with at most ${mostAffected} people; stores nothing`,
  input: z.strictObject({ id: id() }),
  output: ratePreview,
})

export const deleteAttendanceRate = endpoint('DELETE', '/attendance-rates/:id', {
  allow: remove,
  topics: ['attendanceRate', 'attendance'],
  summary: 'Delete a table: the one before it applies in its place; without one the grade has no rate',
  input: z.strictObject({ id: id(), ownRecordReason: ownRecordReason() }),
  output: nothing,
})
