// How many minutes late, or early out, to the minute that a clock shows (A5).
const minuteOf = (instant: number) => Math.floor(instant / 60_000)

/** From the minute of the one instant to the minute of the other: seconds never count. */
export const minutesBetween = (fromAt: number, toAt: number): number => minuteOf(toAt) - minuteOf(fromAt)

/** minutesLate(08:30, 08:30:59, 0) = 0, 08:31:00 is 1; past the grace the whole delay counts. */
export const minutesLate = (startsAt: number, inAt: number, graceMinutes: number): number =>
  pastGrace(minutesBetween(startsAt, inAt), graceMinutes)

export const minutesEarly = (endsAt: number, outAt: number, graceMinutes: number): number =>
  pastGrace(minutesBetween(outAt, endsAt), graceMinutes)

const pastGrace = (minutes: number, graceMinutes: number) => (minutes > graceMinutes ? minutes : 0)
