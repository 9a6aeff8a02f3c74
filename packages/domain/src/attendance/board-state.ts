// Where somebody is right now, for the board of today: derived from the day and its facts (A4, A7), never stored.
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

type Day = { readonly facts: DayFacts; readonly record: DayRecord }

export function boardState({ facts, record }: Day, now: number): BoardState {
  if (hasCome(record)) return isThere(facts, record) ? 'IN' : 'OUT'
  if (facts.schedule.length === 0 || facts.holiday) return 'OFF'
  const next = expectedPeriods(facts).find(period => period !== null && period.endsAt > now)
  const isExpected = expectedPeriods(facts).some(period => period !== null)
  if (!isExpected) return 'AWAY'
  return next !== undefined && next !== null && now < next.startsAt ? 'NOT_YET' : 'MISSING'
}

/** Whether the day has a time. */
export const hasCome = ({ periods }: DayRecord): boolean =>
  periods.some(({ timeCheck }) => timeCheck.timeIn !== null || timeCheck.timeOut !== null)

/**
 * Each punch toggles in and out; a punch at or after the end of work is a departure, whatever was forgotten
 * before. Times without punches (a request, a correction) are over once there is a time out.
 */
function isThere({ punches, schedule }: DayFacts, { periods }: DayRecord): boolean {
  const counted = countedPunches(punches)
  const last = counted.at(-1)
  const endsAt = schedule.at(-1)?.endsAt
  if (!last) return periods.at(-1)?.timeCheck.timeOut === null
  if (endsAt !== undefined && last.lastAt >= endsAt) return false
  return counted.length % 2 === 1
}
