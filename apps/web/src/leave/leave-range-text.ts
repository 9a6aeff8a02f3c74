// A leave's dates as text, with weekdays and half days: 'Mon 09/03/2026 (afternoon) - Wed 11/03/2026'.
import type { Language } from '@hr/contract/messages/text.ts'
import type { LeaveRange } from '@hr/domain/leave/leave-days.ts'
import { dayTitle } from '#web/shared/format.ts'

/** The words for a half: AM "morning", PM "afternoon". */
type HalfWords = { readonly AM: string; readonly PM: string }

/** First and last day, or the only one; whole days have no suffix: ['Mon 09/03/2026 (afternoon)', 'Wed 11/03/2026']. */
function leaveRangeParts(
  { from, to, fromHalf, toHalf }: LeaveRange,
  words: HalfWords,
  language: Language,
): string[] {
  const [first, last] = [dayTitle(from, language), dayTitle(to, language)]
  const start = fromHalf === 'PM' ? `${first} (${words.PM})` : first
  const end = toHalf === 'AM' ? `${last} (${words.AM})` : last
  if (from !== to) return [start, end]
  return [fromHalf === 'PM' ? start : end]
}

export const leaveRangeText = (range: LeaveRange, words: HalfWords, language: Language): string =>
  leaveRangeParts(range, words, language).join(' - ')
