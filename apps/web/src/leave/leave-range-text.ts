// A leave's dates as text, with half days: '09/03/2026 (afternoon) - 11/03/2026'.
import type { LeaveRange } from '@hr/domain/leave/leave-days.ts'
import { formatDate } from '#web/shared/format.ts'

/** The words for a half: AM "morning", PM "afternoon". */
type HalfWords = { readonly AM: string; readonly PM: string }

/** First and last day, or the only one; whole days have no suffix: ['09/03/2026 (afternoon)', '11/03/2026']. */
export function leaveRangeParts({ from, to, fromHalf, toHalf }: LeaveRange, words: HalfWords): string[] {
  const start = fromHalf === 'PM' ? `${formatDate(from)} (${words.PM})` : formatDate(from)
  const end = toHalf === 'AM' ? `${formatDate(to)} (${words.AM})` : formatDate(to)
  if (from !== to) return [start, end]
  return [fromHalf === 'PM' ? start : end]
}

export const leaveRangeText = (range: LeaveRange, words: HalfWords): string =>
  leaveRangeParts(range, words).join(' - ')
