// What the board of today shows of somebody (A4, A7), and for how long: with the same facts it changes only at the
// instants of `changesAt`.
import { localTimeOf } from '../calendar/local-date.ts'
import type { LocalDate, LocalTime } from '../calendar/local-date.ts'
import type { DayStatus } from './attendance-status.ts'
import { clockFacts, offSiteSpans } from './clock-facts.ts'
import { countedPunches } from './counted-punches.ts'
import { boardState, offSiteNow } from './board-state.ts'
import type { BoardState } from './board-state.ts'
import type { DayFacts } from './day-facts.ts'
import { dayRecord } from './day-record.ts'
import type { DayRecord } from './day-record.ts'
import { coversDay, expectedPeriods } from './expected-periods.ts'

export type BoardPlace = {
  readonly state: BoardState
  readonly lateMinutes: number
  readonly status: DayStatus | null
  readonly date: LocalDate
  readonly timeIn: LocalTime | null
  readonly timeOut: LocalTime | null
  readonly scheduleIn: LocalTime | null
  readonly scheduleOut: LocalTime | null
  readonly leaveType: string | null
  readonly leaveTypeLo: string | null
  /** Where somebody who is AWAY works. */
  readonly offSitePlace: string | null
}

/** Yesterday's day counts while its night shift continues; null = no place on the board. */
export type BoardDays = { readonly yesterday: DayFacts | null; readonly today: DayFacts | null }

export function boardPlace({ yesterday, today }: BoardDays, now: number): BoardPlace | null {
  const before = yesterday && dayOf(yesterday, now)
  if (before && isGoingOn(before, now)) return placeOf(before, now)
  const day = today && dayOf(today, now)
  return day ? placeOf(day, now) : null
}

/** Every comparison with the clock, in dayRecord and here, is with one of these. */
export const changesAt = ({ yesterday, today }: BoardDays): number[] =>
  [yesterday, today].flatMap(facts =>
    facts === null
      ? []
      : [
          facts.window.toAt,
          ...Object.values(clockFacts(facts)).flat(),
          ...offSiteSpans(facts).flatMap(({ fromAt, toAt }) => [fromAt, toAt]),
          ...[...facts.schedule, ...expectedPeriods(facts)].flatMap(period =>
            period === null ? [] : [period.startsAt, period.endsAt],
          ),
        ],
  )

type Day = { readonly facts: DayFacts; readonly record: DayRecord }

function dayOf(facts: DayFacts, now: number): Day | null {
  const record = dayRecord(facts, now)
  return record ? { facts, record } : null
}

/** A night shift, until the person who came for it leaves. */
const isGoingOn = (day: Day, now: number): boolean =>
  day.record.isProvisional &&
  boardState(day.facts, now) === 'IN' &&
  (day.facts.schedule.at(-1)?.endsAt ?? 0) > now

function placeOf({ facts, record }: Day, now: number): BoardPlace {
  const { periods } = record
  const [leave] = facts.leave
  const state = boardState(facts, now)
  const isAwaited = state === 'MISSING' || state === 'NOT_YET'
  const offSite = offSiteNow(facts, now) ?? facts.offSite.find(coversDay)
  return {
    state,
    lateMinutes: isAwaited ? 0 : record.lateTime + record.waivedLate,
    status: record.status,
    date: record.date,
    timeIn: isAwaited
      ? null
      : (periods.find(({ timeCheck }) => timeCheck.timeIn !== null)?.timeCheck.timeIn ?? null),
    timeOut: isAwaited ? null : timeOutBy(facts, record, now),
    scheduleIn: facts.schedule[0]?.timeIn ?? null,
    scheduleOut: facts.schedule.at(-1)?.timeOut ?? null,
    leaveType: leave?.type ?? null,
    leaveTypeLo: leave?.typeLo ?? null,
    offSitePlace: (state === 'AWAY' && offSite?.place) || null,
  }
}

/** The last punch, while a departure that was approved in advance is still to come. */
function timeOutBy(facts: DayFacts, { periods }: DayRecord, now: number): LocalTime | null {
  const last = periods.findLast(({ timeCheck }) => timeCheck.timeOut !== null)?.timeCheck.timeOut ?? null
  if (!clockFacts(facts).departures.some(at => at > now)) return last
  const punches = countedPunches(facts.punches)
  const left = punches.length % 2 === 0 ? punches.at(-1)?.lastAt : undefined
  return left === undefined ? null : localTimeOf(left, facts.timeZone)
}
