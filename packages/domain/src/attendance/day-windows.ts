// From when to when a punch belongs to a date (A3). Windows never overlap, so a punch belongs to at most one date.
import type { DayWindow } from './day-facts.ts'

const hourMs = 3_600_000
/** No window begins earlier before its local day. */
export const longestBefore = 6 * hourMs
const longestAfter = 8 * hourMs
const aroundOvertime = 2 * hourMs

/** How many days before and after a date its window can depend on. */
export const windowReachDays = 2

type Span = { readonly startsAt: number; readonly endsAt: number }
export type PlannedDay = {
  /** The local day, midnight to midnight. */
  readonly day: Span
  /** From the first timeIn to the last timeOut; null = a day without schedule. */
  readonly work: Span | null
  /** From the start of the earliest to the end of the latest approved overtime. */
  readonly overtime: Span | null
}

/** The windows of consecutive days. The first and the last two are short of neighbours and are there for the others. */
export function dayWindows(days: readonly PlannedDay[]): DayWindow[] {
  const wanted = days.map((day, index) => wantedWindow(days, day, index))
  return days.map((day, index) => {
    const fromAt = start(days, wanted, day, index)
    return { fromAt, toAt: Math.max(fromAt, end(days, wanted, day, index)) }
  })
}

const middle = (one: number, other: number) => Math.floor((one + other) / 2)
const clamped = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** By the schedule alone: up to the middle between two days of work; a day without work takes the rest. */
function scheduledStart(days: readonly PlannedDay[], { day, work }: PlannedDay, index: number): number {
  const beforeAt = neighbourAt(days, index, -1, hasWork)
  const before = days[beforeAt]
  if (!work) return before ? Math.max(day.startsAt, scheduledEnd(days, before, beforeAt)) : day.startsAt
  const earliest = work.startsAt - longestBefore
  return before?.work ? Math.max(middle(before.work.endsAt, work.startsAt), earliest) : earliest
}

function scheduledEnd(days: readonly PlannedDay[], { day, work }: PlannedDay, index: number): number {
  const afterAt = neighbourAt(days, index, 1, hasWork)
  const after = days[afterAt]
  if (!work) return after ? Math.min(day.endsAt, scheduledStart(days, after, afterAt)) : day.endsAt
  const latest = work.endsAt + longestAfter
  return after?.work ? Math.min(middle(work.endsAt, after.work.startsAt), latest) : latest
}

/** Approved overtime stretches the window. */
const wantedWindow = (days: readonly PlannedDay[], day: PlannedDay, index: number): DayWindow => ({
  fromAt: Math.min(scheduledStart(days, day, index), (day.overtime?.startsAt ?? Infinity) - aroundOvertime),
  toAt: Math.max(scheduledEnd(days, day, index), (day.overtime?.endsAt ?? -Infinity) + aroundOvertime),
})

const hasWork = ({ work }: PlannedDay) => work !== null
const isWorked = ({ work, overtime }: PlannedDay) => work !== null || overtime !== null
const firstOf = ({ work, overtime }: PlannedDay) =>
  Math.min(work?.startsAt ?? Infinity, overtime?.startsAt ?? Infinity)
const lastOf = ({ work, overtime }: PlannedDay) =>
  Math.max(work?.endsAt ?? -Infinity, overtime?.endsAt ?? -Infinity)

/** Where overtime of two days overlaps, they meet in the middle; a day without work or overtime gives way. */
function start(
  days: readonly PlannedDay[],
  windows: readonly DayWindow[],
  day: PlannedDay,
  index: number,
): number {
  const wanted = windows[index]?.fromAt ?? 0
  const beforeAt = neighbourAt(days, index, -1, isWorked)
  const [before, taken] = [days[beforeAt], windows[beforeAt]?.toAt]
  if (!before || taken === undefined) return wanted
  if (taken <= wanted || !isWorked(day)) return Math.max(wanted, taken)
  return clamped(middle(lastOf(before), firstOf(day)), wanted, taken)
}

function end(
  days: readonly PlannedDay[],
  windows: readonly DayWindow[],
  day: PlannedDay,
  index: number,
): number {
  const wanted = windows[index]?.toAt ?? 0
  const afterAt = neighbourAt(days, index, 1, isWorked)
  const [after, taken] = [days[afterAt], windows[afterAt]?.fromAt]
  if (!after || taken === undefined) return wanted
  if (wanted <= taken || !isWorked(day)) return Math.min(wanted, taken)
  return clamped(middle(lastOf(day), firstOf(after)), taken, wanted)
}

/** The index of the nearest such day within reach; -1 without one. */
function neighbourAt(
  days: readonly PlannedDay[],
  index: number,
  step: 1 | -1,
  isSuch: (day: PlannedDay) => boolean,
): number {
  for (let away = 1; away <= windowReachDays; away++) {
    const day = days[index + step * away]
    if (day && isSuch(day)) return index + step * away
  }
  return -1
}
