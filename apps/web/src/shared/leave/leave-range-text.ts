// A leave's dates as text, with weekdays and half days: 'Mon 09/03/2026 (afternoon) - Wed 11/03/2026'.
import type { Language } from '@hr/contract/messages/text.ts'
import type { LeaveRange } from '@hr/domain/leave/leave-days.ts'
import { dayTitle } from '#web/shared/format.ts'

/** The words for a half: AM "morning", PM "afternoon". */
type HalfWords = { readonly AM: string; readonly PM: string }

type LeaveDay = { readonly day: string; /** '' for a whole day. */ readonly half: string }

/** First and last day, or the only one: [{ day: 'Mon 09/03/2026', half: '(afternoon)' }, { day: 'Wed 11/03/2026', half: '' }]. */
export function leaveRangeDays(
  { from, to, fromHalf, toHalf }: LeaveRange,
  words: HalfWords,
  language: Language,
): readonly LeaveDay[] {
  const start = { day: dayTitle(from, language), half: fromHalf === 'PM' ? `(${words.PM})` : '' }
  const end = { day: dayTitle(to, language), half: toHalf === 'AM' ? `(${words.AM})` : '' }
  if (from !== to) return [start, end]
  return [fromHalf === 'PM' ? start : end]
}

export const leaveRangeText = (range: LeaveRange, words: HalfWords, language: Language): string =>
  leaveRangeDays(range, words, language)
    .map(({ day, half }) => (half === '' ? day : `${day} ${half}`))
    .join(' - ')
