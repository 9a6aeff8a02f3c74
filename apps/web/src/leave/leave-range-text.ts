// A leave's dates as one text, half days named: '09/03/2026 (afternoon) - 11/03/2026'.
import type { LeaveRange } from '@hr/domain/leave/leave-days.ts'
import { formatDate } from '#web/shared/format.ts'

/** The words for a half: AM "morning", PM "afternoon". */
export type HalfWords = { readonly AM: string; readonly PM: string }

/** A whole day needs no word; a single half day is one date: '09/03/2026 (morning)'. */
export function leaveRangeText({ from, to, fromHalf, toHalf }: LeaveRange, words: HalfWords): string {
  const isHalfStart = fromHalf === 'PM'
  const isHalfEnd = toHalf === 'AM'
  if (from === to) {
    if (isHalfStart) return `${formatDate(from)} (${words.PM})`
    return isHalfEnd ? `${formatDate(from)} (${words.AM})` : formatDate(from)
  }
  const start = isHalfStart ? `${formatDate(from)} (${words.PM})` : formatDate(from)
  const end = isHalfEnd ? `${formatDate(to)} (${words.AM})` : formatDate(to)
  return `${start} - ${end}`
}
