// Which penalty rows apply to a grade on a date (A9): tables are dated, so a change does not affect the past.
import type { LocalDate } from '../calendar/local-date.ts'
import type { RateRow } from './day-facts.ts'

/** The rows of one grade from its date on, until a later table of the grade. */
export type RateTable = {
  readonly jobGradeId: string
  readonly from: LocalDate
  readonly rows: readonly RateRow[]
}

/** The latest that has begun; null = none, and the penalty says NO_RATE. */
export function ratesOn(
  tables: readonly RateTable[],
  jobGradeId: string | null,
  date: LocalDate,
): readonly RateRow[] | null {
  let found: RateTable | null = null
  for (const table of tables)
    if (table.jobGradeId === jobGradeId && table.from <= date && (found === null || table.from > found.from))
      found = table
  return found?.rows ?? null
}
