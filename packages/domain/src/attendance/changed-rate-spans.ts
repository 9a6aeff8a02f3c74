// The dates on which a job grade is charged differently after a change of its tables (A9, A12).
import { addDays } from '../calendar/local-date.ts'
import type { LocalDate } from '../calendar/local-date.ts'
import type { RateRow } from './day-facts.ts'
import { ratesOn } from './rates-on.ts'
import type { RateTable } from './rates-on.ts'

/** Both ends included; `to` null = until further notice, `rows` null = the grade has no rate then. */
export type RateSpan = {
  readonly from: LocalDate
  readonly to: LocalDate | null
  readonly rows: readonly RateRow[] | null
}

/** Spans by date, without those where nothing changes. All tables are of the grade or of others. */
export function changedRateSpans(
  jobGradeId: string,
  before: readonly RateTable[],
  after: readonly RateTable[],
): RateSpan[] {
  const starts = [...before, ...after]
    .filter(table => table.jobGradeId === jobGradeId)
    .map(({ from }) => from)
    .toSorted()
    .filter((from, index, all) => from !== all[index - 1])
  return starts
    .map((from, index) => {
      const next = starts[index + 1]
      return {
        from,
        to: next === undefined ? null : addDays(next, -1),
        rows: ratesOn(after, jobGradeId, from),
      }
    })
    .filter(({ from, rows }) => !isSame(ratesOn(before, jobGradeId, from), rows))
}

const isSame = (one: readonly RateRow[] | null, other: readonly RateRow[] | null): boolean =>
  JSON.stringify(one?.map(charged)) === JSON.stringify(other?.map(charged))

const charged = ({ minTime, maxTime, amount, timeIn, toTime }: RateRow) => [
  minTime,
  maxTime,
  amount,
  timeIn,
  toTime,
]
