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
export const dayWindows = (days: readonly PlannedDay[]): DayWindow[] =>
  days.map((day, index) => {
    const fromAt = start(days, day, index)
    return { fromAt, toAt: Math.max(fromAt, end(days, day, index)) }
  })

const middle = (one: number, other: number) => Math.floor((one + other) / 2)
const clamped = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** By the schedule alone: up to the middle between two days of work; a day without work takes the rest. */
function scheduledStart(days: readonly PlannedDay[], { day, work }: PlannedDay, index: number): number {
  const before = neighbour(days, index, -1, other => other.work !== null)
  if (!work)
    return before ? Math.max(day.startsAt, scheduledEnd(days, before.day, before.index)) : day.startsAt
  const earliest = work.startsAt - longestBefore
  return before?.day.work ? Math.max(middle(before.day.work.endsAt, work.startsAt), earliest) : earliest
}

function scheduledEnd(days: readonly PlannedDay[], { day, work }: PlannedDay, index: number): number {
  const after = neighbour(days, index, 1, other => other.work !== null)
  if (!work) return after ? Math.min(day.endsAt, scheduledStart(days, after.day, after.index)) : day.endsAt
  const latest = work.endsAt + longestAfter
  return after?.day.work ? Math.min(middle(work.endsAt, after.day.work.startsAt), latest) : latest
}

/** Approved overtime stretches the window. */
const wantedStart = (days: readonly PlannedDay[], day: PlannedDay, index: number) =>
  Math.min(scheduledStart(days, day, index), (day.overtime?.startsAt ?? Infinity) - aroundOvertime)
const wantedEnd = (days: readonly PlannedDay[], day: PlannedDay, index: number) =>
  Math.max(scheduledEnd(days, day, index), (day.overtime?.endsAt ?? -Infinity) + aroundOvertime)

const isWorked = ({ work, overtime }: PlannedDay) => work !== null || overtime !== null
const firstOf = ({ work, overtime }: PlannedDay) =>
  Math.min(work?.startsAt ?? Infinity, overtime?.startsAt ?? Infinity)
const lastOf = ({ work, overtime }: PlannedDay) =>
  Math.max(work?.endsAt ?? -Infinity, overtime?.endsAt ?? -Infinity)

/** Where overtime of two days overlaps, they meet in the middle; a day without work or overtime gives way. */
function start(days: readonly PlannedDay[], day: PlannedDay, index: number): number {
  const wanted = wantedStart(days, day, index)
  const before = neighbour(days, index, -1, isWorked)
  if (!before) return wanted
  const taken = wantedEnd(days, before.day, before.index)
  if (taken <= wanted || !isWorked(day)) return Math.max(wanted, taken)
  return clamped(middle(lastOf(before.day), firstOf(day)), wanted, taken)
}

function end(days: readonly PlannedDay[], day: PlannedDay, index: number): number {
  const wanted = wantedEnd(days, day, index)
  const after = neighbour(days, index, 1, isWorked)
  if (!after) return wanted
  const taken = wantedStart(days, after.day, after.index)
  if (wanted <= taken || !isWorked(day)) return Math.min(wanted, taken)
  return clamped(middle(lastOf(day), firstOf(after.day)), taken, wanted)
}

/** The nearest such day within reach. */
function neighbour(
  days: readonly PlannedDay[],
  index: number,
  step: 1 | -1,
  isSuch: (day: PlannedDay) => boolean,
): { readonly day: PlannedDay; readonly index: number } | undefined {
  for (let away = 1; away <= windowReachDays; away++) {
    const day = days[index + step * away]
    if (day && isSuch(day)) return { day, index: index + step * away }
  }
  return undefined
}
