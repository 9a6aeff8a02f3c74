// The 24 hours of a day as pieces of a bar that begins at 06:00, so that a band of the night stays in one piece; pure.
import { minuteOfDay, minutesOfDay, timeOfMinutes } from '@hr/domain/calendar/local-date.ts'
import type { LocalTime } from '@hr/domain/calendar/local-date.ts'

/** The first minute of the bar. */
const barStart = 360

export type Times = { readonly timeIn: LocalTime; readonly timeOut: LocalTime }
export type Piece = {
  /** Minutes from the start of the bar. */
  readonly start: number
  readonly end: number
  /** Indexes of its bands: none in a gap, several where they overlap. */
  readonly bands: readonly number[]
}

const placeOf = (time: LocalTime) => (minuteOfDay(time) - barStart + minutesOfDay) % minutesOfDay

/** One or two parts of the bar; equal times are 24 hours. */
export function partsOf({ timeIn, timeOut }: Times): { start: number; end: number }[] {
  const [start, end] = [placeOf(timeIn), placeOf(timeOut)]
  if (start < end) return [{ start, end }]
  return [
    { start: 0, end },
    { start, end: minutesOfDay },
  ].filter(part => part.start < part.end)
}

export function dayPieces(bands: readonly Times[]): Piece[] {
  const parts = bands.flatMap((band, index) => partsOf(band).map(part => ({ ...part, index })))
  const cuts = new Set([0, minutesOfDay, ...parts.flatMap(({ start, end }) => [start, end])])
  const places = [...cuts].toSorted((one, other) => one - other)
  return places.slice(1).map((end, index) => {
    const start = places[index] ?? 0
    const own = parts.filter(part => part.start <= start && end <= part.end)
    return { start, end, bands: own.map(part => part.index) }
  })
}

/** The clock time of a place on the bar. */
export const clockOf = (place: number): LocalTime => timeOfMinutes(place + barStart)

/** Undefined if the bands fill the day. */
export function firstGap(bands: readonly Times[]): Times | undefined {
  const gap = dayPieces(bands).find(piece => piece.bands.length === 0)
  return gap && { timeIn: clockOf(gap.start), timeOut: clockOf(gap.end) }
}
