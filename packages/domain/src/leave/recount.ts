// What a changed holiday or shift does to the half days of a request (L10).
import type { LocalDate } from '../calendar/local-date.ts'
import type { Half, HalfDay } from './leave-days.ts'

type RecountedDays = {
  /** Counted so far and no longer: with why they do not count now. */
  readonly givenBack: readonly HalfDay[]
  /** Not counted so far, and a working half day without a holiday now. */
  readonly wanted: readonly HalfDay[]
}
type Stored = Pick<HalfDay, 'date' | 'half' | 'counted' | 'reason'>
/** `isHalfCounted`: one half of the date counts and the other had no work, as leave was counted until L7 gave every working day two. */
export type IsTouched = (date: LocalDate, isHalfCounted: boolean) => boolean

/**
 * Compares what was counted with what counts now, on the days that the change concerns; other days stay as they were
 * counted, whatever else changed since.
 */
export function recountOf(
  stored: readonly Stored[],
  now: readonly HalfDay[],
  isTouched: IsTouched,
): RecountedDays {
  const before = new Map(stored.map(day => [keyOf(day), day]))
  const isCounted = (date: LocalDate, half: Half) => before.get(keyOf({ date, half }))?.counted
  const isHalfCounted = (date: LocalDate) => {
    const [am, pm] = [isCounted(date, 'AM'), isCounted(date, 'PM')]
    return am !== undefined && pm !== undefined && am !== pm
  }
  const changed = now.filter(day => {
    const old = before.get(keyOf(day))
    return old !== undefined && old.counted !== day.counted && isTouched(day.date, isHalfCounted(day.date))
  })
  return {
    givenBack: changed.filter(day => !day.counted),
    wanted: changed.filter(day => day.counted),
  }
}

const keyOf = ({ date, half }: Pick<HalfDay, 'date' | 'half'>) => `${date} ${half}`

/**
 * GIVEN_BACK and TAKEN: days; MOVED: as many, on other days; KEPT: more days would count, and HR left the request as it is;
 * SHORT: the balance is not enough for them; CANCELLED: no days are left.
 */
export const recountOutcomes = ['GIVEN_BACK', 'TAKEN', 'MOVED', 'KEPT', 'SHORT', 'CANCELLED'] as const

type Recount = {
  readonly before: number
  readonly givenBack: number
  readonly taken: number
  readonly mayTake: boolean
}

/** What becomes of a request whose count changes, from its half days (L10). */
export function recountOutcome({
  before,
  givenBack,
  taken,
  mayTake,
}: Recount): (typeof recountOutcomes)[number] {
  const after = before - givenBack + taken
  if (after === 0) return 'CANCELLED'
  if (givenBack === 0 && taken === 0) return mayTake ? 'SHORT' : 'KEPT'
  if (after === before) return 'MOVED'
  return after < before ? 'GIVEN_BACK' : 'TAKEN'
}

type Recounted = {
  readonly halfDaysBefore: number
  readonly halfDaysAfter: number
  readonly halfDaysTaken: number
}

/** A request recounted with days that may be taken, as it becomes if none may (L10). */
export function withoutTaking<Row extends Recounted>(row: Row) {
  const { halfDaysBefore: before, halfDaysAfter, halfDaysTaken } = row
  const after = halfDaysAfter - halfDaysTaken
  const outcome = recountOutcome({ before, givenBack: before - after, taken: 0, mayTake: false })
  return { ...row, halfDaysAfter: after, halfDaysTaken: 0, outcome }
}
