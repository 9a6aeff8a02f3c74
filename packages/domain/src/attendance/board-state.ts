// Where somebody is right now, for the board of today: derived from the day and its facts (A4, A7), never stored.
import { clockFacts, offSiteSpans } from './clock-facts.ts'
import type { OffSiteSpan } from './clock-facts.ts'
import { countedPunches } from './counted-punches.ts'
import type { DayFacts } from './day-facts.ts'
import type { DayRecord } from './day-record.ts'
import { expectedPeriods } from './expected-periods.ts'

export const boardStates = ['IN', 'OUT', 'MISSING', 'NOT_YET', 'AWAY', 'OFF'] as const
/**
 * IN and OUT came; MISSING should be there and is not, NOT_YET will have to be; AWAY is on leave or works elsewhere with
 * approval; OFF has no work on the day.
 */
export type BoardState = (typeof boardStates)[number]

export function boardState(facts: DayFacts, now: number): BoardState {
  if (offSiteNow(facts, now)) return 'AWAY'
  if (hasComeBy(facts, now)) return isThere(facts, now) ? 'IN' : 'OUT'
  if (facts.schedule.length === 0 || facts.holiday) return 'OFF'
  const next = expectedPeriods(facts).find(period => period !== null && period.endsAt > now)
  const isExpected = expectedPeriods(facts).some(period => period !== null)
  if (!isExpected) return 'AWAY'
  return next !== undefined && next !== null && now < next.startsAt ? 'NOT_YET' : 'MISSING'
}

type Times = Pick<DayRecord['periods'][number]['timeCheck'], 'timeIn' | 'timeOut'>
type Timed = { readonly periods: readonly { readonly timeCheck: Times }[] }

/** Whether the day has a time. */
export const hasCome = ({ periods }: Timed): boolean =>
  periods.some(({ timeCheck }) => timeCheck.timeIn !== null || timeCheck.timeOut !== null)

/** Off-site work of a part of the day that goes on; a punch after its start shows that the person came back. */
export function offSiteNow(facts: DayFacts, now: number): OffSiteSpan | undefined {
  const last = countedPunches(facts.punches).at(-1)?.lastAt ?? -Infinity
  return offSiteSpans(facts).find(({ fromAt, toAt }) => fromAt <= now && now < toAt && last < fromAt)
}

/** A time that is approved in advance is none yet. */
function hasComeBy(facts: DayFacts, now: number): boolean {
  const { arrivals, departures } = clockFacts(facts)
  return facts.punches.length > 0 || [...arrivals, ...departures].some(at => at <= now)
}

/**
 * Each punch toggles in and out; a punch or another departure at or after the end of work ends the day, whatever was
 * forgotten before. Without punches any departure does.
 */
function isThere(facts: DayFacts, now: number): boolean {
  const counted = countedPunches(facts.punches)
  const last = counted.at(-1)
  const endsAt = facts.schedule.at(-1)?.endsAt ?? Infinity
  const left = Math.max(-Infinity, ...clockFacts(facts).departures.filter(at => at <= now))
  if (!last) return left === -Infinity
  if (last.lastAt >= endsAt || (left >= endsAt && left > last.lastAt)) return false
  return counted.length % 2 === 1
}
