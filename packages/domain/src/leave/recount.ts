// What a changed holiday or shift does to the half days of a request (L10).
import type { LocalDate } from '../calendar/local-date.ts'
import type { HalfDay } from './leave-days.ts'

export type RecountedDays = {
  /** Counted so far and no longer: with why they do not count now. */
  readonly givenBack: readonly HalfDay[]
  /** Not counted so far, and a working half day without a holiday now. */
  readonly wanted: readonly HalfDay[]
}
type Stored = Pick<HalfDay, 'date' | 'half' | 'counted' | 'reason'>

/**
 * Compares what was counted with what counts now, on the days that the change concerns; other days stay as they were
 * counted, whatever else changed since.
 */
export function recountOf(
  stored: readonly Stored[],
  now: readonly HalfDay[],
  isTouched: (date: LocalDate) => boolean,
): RecountedDays {
  const before = new Map(stored.map(day => [keyOf(day), day]))
  const changed = now.filter(day => {
    const old = before.get(keyOf(day))
    return old !== undefined && old.counted !== day.counted && isTouched(day.date)
  })
  return {
    givenBack: changed.filter(day => !day.counted),
    wanted: changed.filter(day => day.counted),
  }
}

const keyOf = ({ date, half }: Pick<HalfDay, 'date' | 'half'>) => `${date} ${half}`
