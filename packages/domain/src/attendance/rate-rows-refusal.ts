// What a penalty table of a grade may be (A9): bands from the first minute on without gap or overlap, that never get cheaper.
import type { RateRow } from './day-facts.ts'

export type RateRowsRefusal = 'RATE_ROWS_EMPTY' | 'RATE_ROWS_GAP' | 'RATE_ROWS_CHEAPER'

/** The first that applies, and the row where it is seen, from 0. */
export function rateRowsRefusal(
  rows: readonly Pick<RateRow, 'minTime' | 'maxTime' | 'amount'>[],
): { readonly code: RateRowsRefusal; readonly row: number } | undefined {
  if (rows.length === 0) return { code: 'RATE_ROWS_EMPTY', row: 0 }
  const gap = rows.findIndex(
    ({ minTime, maxTime }, row) => minTime !== (rows[row - 1]?.maxTime ?? 0) + 1 || maxTime < minTime,
  )
  if (gap >= 0) return { code: 'RATE_ROWS_GAP', row: gap }
  const cheaper = rows.findIndex(({ amount }, row) => amount < (rows[row - 1]?.amount ?? 0))
  return cheaper >= 0 ? { code: 'RATE_ROWS_CHEAPER', row: cheaper } : undefined
}
