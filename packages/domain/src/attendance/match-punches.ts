// Which punch is which check-in and check-out (A4).
import type { Punch } from './counted-punches.ts'

/** Work that needs one check-in and one check-out; both null = presence that nothing was expected of. */
export type Stretch = { readonly startsAt: number | null; readonly endsAt: number | null }
export type Presence = { readonly inAt: number | null; readonly outAt: number | null }

/**
 * The earliest punch is the check-in, the latest the check-out. One single punch is the nearer of the two, a check-in when
 * both are equally near; during work a single punch is an arrival. The gap between stretches is split in the
 * middle. Punches and stretches earliest first.
 */
export function matchPunches(
  punches: readonly Punch[],
  stretches: readonly Stretch[],
  now: number,
): Presence[] {
  let next = 0
  return stretches.map((stretch, index) => {
    const border = borderBetween(stretch, stretches[index + 1])
    const first = next
    while (next < punches.length && (punches[next]?.firstAt ?? border) < border) next++
    return presenceOf(punches.slice(first, next), stretch, now)
  })
}

/** Where the next stretch begins to take the punches. */
export const borderBetween = (stretch: Stretch, next: Stretch | undefined): number =>
  next?.startsAt == null || stretch.endsAt === null
    ? Infinity
    : Math.floor((stretch.endsAt + next.startsAt) / 2)

function presenceOf(punches: readonly Punch[], { startsAt, endsAt }: Stretch, now: number): Presence {
  const [first, last] = [punches[0], punches.at(-1)]
  if (!first || !last) return { inAt: null, outAt: null }
  if (punches.length > 1) return { inAt: first.firstAt, outAt: last.lastAt }
  const isCheckIn =
    startsAt === null ||
    endsAt === null ||
    now < endsAt ||
    Math.abs(first.firstAt - startsAt) <= Math.abs(first.lastAt - endsAt)
  return isCheckIn ? { inAt: first.firstAt, outAt: null } : { inAt: null, outAt: last.lastAt }
}
