// What every import from a file shares (P10, L3): the file, what its columns mean, errors by cell, how far it is.
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id } from './field.ts'

/** One file of at most 10 MB. */
export const importFile = { field: 'file', most: 1, bytes: 10 * 1024 * 1024 } as const

/** `meaning` = one of the columns, or 'ignore'. */
export const importInput = <Meaning extends z.ZodMiniType>(meaning: Meaning) => ({
  dryRun: z._default(z.boolean(), true),
  /** What headers of the file mean, where the caller knows better than their names say. */
  mapping: z._default(
    z
      .array(z.strictObject({ header: z.string().check(z.maxLength(500)), column: meaning }))
      .check(z.maxLength(100)),
    [],
  ),
  /** Names the progress that the live connection of the session tells of. */
  progressId: z.optional(id()),
})

/** For an import that can take its good rows without the others. */
export const goodRowsInput = {
  /** Imports the rows without errors. Otherwise an error keeps all rows out. */
  goodRowsOnly: z._default(z.boolean(), false),
  /** Answers the rows with errors as a file. */
  badRowsFile: z._default(z.boolean(), false),
}
export const goodRowsOutput = {
  /** Did the call change anything? Not in a dry run. */
  isStored: z.boolean(),
  /** How many rows have errors. */
  badRows: z.int(),
  /** An .xlsx in base64: the columns of the file and one with the errors, which another import skips. */
  badRowsFile: z.nullable(z.string()),
}

/** `row` counts from 1 = the header row; `column` as in the file, `value` as it is there. */
export const importError = z.object({
  row: z.int(),
  column: z.string(),
  value: z.string(),
  message: z.string(),
})
export type ImportError = z.output<typeof importError>

/** The headers of the file, what each means (null = left out), and the first value below it. */
export const importedColumns = <Column extends z.ZodMiniType>(column: Column) =>
  z.array(z.object({ header: z.string(), column: z.nullable(column), example: z.string() }))

/** What the live connection sends while an import runs; `done` of `total` rows of the phase. */
const importPhases = ['reading', 'checking', 'saving'] as const
export const importProgress = z.object({
  topic: z.literal('progress'),
  progressId: z.string(),
  phase: z.enum(importPhases),
  done: z.int(),
  total: z.int(),
})
export type ImportProgress = z.output<typeof importProgress>

export const cancelImport = endpoint('POST', '/imports/:progressId/cancel', {
  allow: 'app',
  topics: [],
  summary:
    'Cancel the import that this session sent with the id as its Idempotency-Key; waits for its end. `wasStored`: it was too late, and the rows are stored',
  input: z.strictObject({ progressId: id() }),
  output: z.object({ wasStored: z.boolean() }),
})
