// Where a working day is cut into its two halves (L7): every one has two, whatever its hours.
import { minuteOfDay, minutesOfDay } from './local-date.ts'
import type { LocalTime } from './local-date.ts'

type Period = { readonly timeIn: LocalTime; readonly timeOut: LocalTime }
/** Minutes from midnight of the date; 1440 and more is the next day. */
export type Minutes = { readonly start: number; readonly end: number }
type DayHalves = { readonly AM: Minutes; readonly PM: Minutes }
type Borders = { readonly amEnd: LocalTime; readonly pmStart: LocalTime }

/** timeOut <= timeIn ends the next day (A1). */
export function minutesOf({ timeIn, timeOut }: Period): Minutes {
  const [start, end] = [minuteOfDay(timeIn), minuteOfDay(timeOut)]
  return { start, end: end <= start ? end + minutesOfDay : end }
}

/** From the first minute of work before the one border to the last, and the same after the other; undefined without work. */
export function dayHalves(periods: readonly Period[], borders: Borders): DayHalves | undefined {
  const work = periods.map(minutesOf)
  const first = work[0]
  if (!first) return undefined
  const [start, end] = [first.start, Math.max(...work.map(one => one.end))]
  const { amEnd, pmStart } = borderOf(work, borders)
  const before = work.filter(one => one.start < amEnd).map(one => Math.min(one.end, amEnd))
  const after = work.filter(one => one.end > pmStart).map(one => Math.max(one.start, pmStart))
  return {
    AM: { start, end: Math.max(start, ...before) },
    PM: { start: Math.min(end, ...after), end },
  }
}

type Border = { readonly amEnd: number; readonly pmStart: number }

/** The borders of the shift, on the date or in the night after it, where both parts hold work; else the middle of the work. */
function borderOf(work: readonly Minutes[], borders: Borders): Border {
  const [amEnd, pmStart] = [minuteOfDay(borders.amEnd), minuteOfDay(borders.pmStart)]
  const ofNight = { amEnd: amEnd + minutesOfDay, pmStart: pmStart + minutesOfDay }
  const cuts = (border: Border) =>
    work.some(one => one.start < border.amEnd) && work.some(one => one.end > border.pmStart)
  return [{ amEnd, pmStart }, ofNight].find(cuts) ?? middleOf(work)
}

function middleOf(work: readonly Minutes[]): Border {
  let left = Math.ceil(work.reduce((sum, { start, end }) => sum + end - start, 0) / 2)
  for (const { start, end } of work) {
    if (left <= end - start) return { amEnd: start + left, pmStart: start + left }
    left -= end - start
  }
  return { amEnd: 0, pmStart: 0 }
}
