// How the people of the demo company come and go: most of them in time, each with habits of their own.
import type { Random } from './random.ts'

export type Habit = {
  /** Minutes before the start at which they mostly arrive. */
  readonly ahead: number
  /** Share of days on which they are late. */
  readonly lateShare: number
}

type Expected = { readonly startsAt: number; readonly endsAt: number }

const minute = 60_000

/** Seven of ten are hardly ever late, one of ten often is. */
export function habitOf(chance: Random): Habit {
  const kind = chance.next()
  const lateShare = kind < 0.7 ? 0.01 : kind < 0.9 ? 0.07 : 0.22
  return { ahead: chance.between(6, 22), lateShare }
}

export type DayPunches = {
  /** Both of the door's device; null = forgotten. */
  readonly inAt: number | null
  readonly outAt: number | null
}

/** One draw after the other in the same order whatever comes out: the chance of later days does not hang on this one. */
export function demoPunches(
  periods: readonly Expected[],
  { ahead, lateShare }: Habit,
  chance: Random,
): DayPunches {
  const [isLate, delay, spread, stay, early, slip] = [
    chance.next() < lateShare,
    chance.next(),
    chance.between(-5, 6),
    chance.between(0, 34),
    chance.next(),
    chance.next(),
  ]
  const seconds = chance.between(0, 59) * 1000
  const first = periods[0]
  const last = periods.at(-1)
  if (!first || !last || slip < 0.004) return { inAt: null, outAt: null }
  // Late is mostly a few minutes, now and then an hour.
  const after = Math.ceil(3 + 75 * delay ** 4)
  const inAt = first.startsAt + (isLate ? after : Math.min(-1, spread - ahead)) * minute + seconds
  const outAt = last.endsAt + (early < 0.015 ? -(10 + stay) : stay) * minute + seconds
  return { inAt: slip < 0.009 ? null : inAt, outAt: slip > 0.985 ? null : outAt }
}

/** What a request says that the clock does not have. */
export type ForgottenPart = 'IN' | 'OUT' | 'BOTH'

/** Work elsewhere and whole days were never at the clock; null = both times are asked for only to be changed. */
export function forgottenPart({
  timeIn,
  timeOut,
}: {
  timeIn?: string
  timeOut?: string
}): ForgottenPart | null {
  if (timeIn === undefined && timeOut === undefined) return 'BOTH'
  if (timeIn === undefined) return 'OUT'
  return timeOut === undefined ? 'IN' : null
}
