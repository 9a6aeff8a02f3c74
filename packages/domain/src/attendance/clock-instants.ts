// When the clock times of a request or of a correction are: in the day's work, or nearest to it (A6, A8).
import { addDays, instantOf } from '../calendar/local-date.ts'
import type { LocalTime } from '../calendar/local-date.ts'
import type { ClockTimes, DayFacts } from './day-facts.ts'

type PlannedDay = Pick<DayFacts, 'date' | 'timeZone' | 'schedule'>
export type ClockInstants = { readonly inAt: number | null; readonly outAt: number | null }

/** 06:00 of a night shift is the next morning. A departure is after its arrival; without a schedule both are on the date. */
export function clockInstants({ timeIn, timeOut }: ClockTimes, facts: PlannedDay): ClockInstants {
  const inAt = timeIn === null ? null : nearestToWork(timeIn, facts, [0, 1, -1])
  const outAt = timeOut === null ? null : nearestToWork(timeOut, facts, [1, 0, -1])
  if (inAt === null || timeOut === null || outAt === null || outAt > inAt) return { inAt, outAt }
  return { inAt, outAt: nextAfter(inAt, timeOut, facts) }
}

/** Of equally near days the one that is named first. */
function nearestToWork(time: LocalTime, facts: PlannedDay, days: readonly number[]): number {
  const { schedule, date, timeZone } = facts
  const [startsAt, endsAt] = [schedule[0]?.startsAt, schedule.at(-1)?.endsAt]
  if (startsAt === undefined || endsAt === undefined) return instantOf(date, time, timeZone)
  const distance = (at: number) => Math.max(startsAt - at, at - endsAt, 0)
  return days
    .map(day => instantOf(addDays(date, day), time, timeZone))
    .reduce((best, at) => (distance(at) < distance(best) ? at : best))
}

function nextAfter(inAt: number, time: LocalTime, { date, timeZone }: PlannedDay): number {
  const candidates = [0, 1, 2].map(day => instantOf(addDays(date, day), time, timeZone))
  return candidates.find(at => at > inAt) ?? inAt
}
