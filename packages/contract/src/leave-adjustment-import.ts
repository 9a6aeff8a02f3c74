// Adjustments and opening balances from a file (L3): one row each; a row that was imported before changes nothing.
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { nothing } from './envelope.ts'
import { choice } from './field.ts'
import {
  goodRowsInput,
  goodRowsOutput,
  importedColumns,
  importError,
  importFile,
  importInput,
} from './import.ts'
import { adjustmentKinds, leaveSummaryFilter } from './leave-summary.ts'
import { person } from './person.ts'

/** In the order of the template. */
export const adjustmentColumns = [
  'staffId',
  'leaveTypeId',
  'halfDays',
  'date',
  'adjustmentKind',
  'reason',
] as const
export type AdjustmentColumn = (typeof adjustmentColumns)[number]

/** Rows that give or take days in one file. */
export const mostAdjustments = 10_000

const adjustmentOutcome = z.object({
  /** 1 = the header row. */
  row: z.int(),
  staffId: z.string(),
  employee: z.omit(person, { id: true, profileImage: true }),
  leaveTypeId: z.string(),
  /** Half days, as everywhere; the file says days. */
  halfDays: z.int(),
  date: z.string(),
  kind: z.enum(adjustmentKinds),
  /** What the person has left on the date, before and after this row; rows are booked from top to bottom. */
  before: z.int(),
  after: z.int(),
  /** An import before this one booked it. */
  isKnown: z.boolean(),
  /** Half days of it that can no longer be taken; `on` was the last day to take them. */
  lost: z.nullable(z.object({ halfDays: z.int(), on: z.string() })),
})
export type AdjustmentOutcome = z.output<typeof adjustmentOutcome>

export const importAdjustments = endpoint('POST', '/leave-adjustments/import', {
  allow: { group: 'LEAVE_SUMMARY', action: 'edit' },
  topics: ['leave', 'notification'],
  summary:
    'Import adjustments and opening balances from .xlsx or .csv. A dry run stores nothing and shows each row’s outcome; with errors nothing is stored, or the rows without errors with `goodRowsOnly`; a second run of the same rows changes nothing',
  input: z.strictObject({ ...importInput(choice([...adjustmentColumns, 'ignore'])), ...goodRowsInput }),
  files: importFile,
  output: z.object({
    /** Rows of the file that say how many days. */
    rows: z.int(),
    booked: z.int(),
    unchanged: z.int(),
    errors: z.array(importError),
    ...goodRowsOutput,
    /** Rows of the caller, which others book (P11). */
    leftOut: z.array(importError),
    columns: importedColumns(z.enum(adjustmentColumns)),
    outcomes: z.array(adjustmentOutcome),
  }),
})
export type AdjustmentImportResult = z.output<(typeof importAdjustments)['output']>

export const adjustmentTemplate = endpoint('GET', '/leave-adjustments/import/template', {
  allow: { group: 'LEAVE_SUMMARY', action: 'edit' },
  topics: [],
  summary:
    'An .xlsx to fill in: a row for each person and leave type with what is left today; rows without days are left out of an import',
  raw: true,
  input: z.strictObject(leaveSummaryFilter),
  output: nothing,
})
