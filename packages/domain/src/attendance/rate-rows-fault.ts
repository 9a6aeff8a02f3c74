// What a penalty table of a grade may be (A9): bands from the first minute on without gap or overlap, that never get cheaper.
import type { RateRow } from './day-facts.ts'

/** The first fault by row, from 0; `minute` and `amount` are the least that would be right. */
type RateRowsFault = { readonly index: number } & (
  | { readonly field: 'minTime'; readonly code: 'rateGap'; readonly minute: number }
  | { readonly field: 'maxTime'; readonly code: 'rateEnd'; readonly minute: number }
  | { readonly field: 'amount'; readonly code: 'rateCheaper'; readonly amount: number }
)
type Band = Pick<RateRow, 'minTime' | 'maxTime' | 'amount'>

export function rateRowsFault(rows: readonly Band[]): RateRowsFault | undefined {
  for (const [index, row] of rows.entries()) {
    const last = rows[index - 1] ?? { maxTime: 0, amount: 0 }
    const minute = last.maxTime + 1
    if (row.minTime !== minute) return { index, field: 'minTime', code: 'rateGap', minute }
    if (row.maxTime < minute) return { index, field: 'maxTime', code: 'rateEnd', minute }
    if (row.amount < last.amount) return { index, field: 'amount', code: 'rateCheaper', amount: last.amount }
  }
  return undefined
}
