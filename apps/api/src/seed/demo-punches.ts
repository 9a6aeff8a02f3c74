// When the people of the demo company come and go: mostly in time, each with their own habits.
import type { Random } from './random.ts'

export type Habit = {
  /** Minutes before the start at which they usually arrive. */
  readonly ahead: number
  /** Share of days on which they are late. */
  readonly lateShare: number
}

type Expected = { readonly startsAt: number; readonly endsAt: number }

const minute = 60_000

/** Seven of ten are hardly ever late, one of ten often. */
export function habitOf(chance: Random): Habit {
  const kind = chance.next()
  const lateShare = kind < 0.7 ? 0.01 : kind < 0.9 ? 0.07 : 0.22
  return { ahead: chance.between(6, 22), lateShare }
}

type DayPunches = {
  /** Both from the door's device; null = forgotten. */
  readonly inAt: number | null
  readonly outAt: number | null
}

/** Always draws the same number of times, so that later days do not depend on the outcome of this one. */
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
  // Mostly a few minutes late, sometimes an hour.
  const after = Math.ceil(3 + 75 * delay ** 4)
  const inAt = first.startsAt + (isLate ? after : Math.min(-1, spread - ahead)) * minute + seconds
  const outAt = last.endsAt + (early < 0.015 ? -(10 + stay) : stay) * minute + seconds
  return { inAt: slip < 0.009 ? null : inAt, outAt: slip > 0.985 ? null : outAt }
}

/** The punches that a request adds. */
export type ForgottenPart = 'IN' | 'OUT' | 'BOTH'

/** Off-site work and whole days have no punches; null = the request only corrects both times. */
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
