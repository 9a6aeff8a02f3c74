// When somebody came and left, from punches, approved off-site work and requests, and HR's entries (A4, A6, A8).
import { clockInstants } from './clock-instants.ts'
import type { ClockInstants } from './clock-instants.ts'
import { countedPunches } from './counted-punches.ts'
import type { ClockTimes, DayFacts } from './day-facts.ts'
import { coversDay } from './expected-periods.ts'
import type { ExpectedPeriods } from './expected-periods.ts'
import { borderBetween, matchPunches } from './match-punches.ts'
import type { Presence, Stretch } from './match-punches.ts'

export type TimeSource = 'PUNCH' | 'OFF_SITE_WORK' | 'ATTENDANCE_REQUEST' | 'TIME_ATTENDANCE'
/** A stretch runs from the period with index `first` to that with `last`. */
export type AttendedStretch = Stretch &
  Presence & {
    readonly first: number
    readonly last: number
    readonly inBy: TimeSource
    readonly outBy: TimeSource
  }
type PlannedStretch = Stretch & { readonly first: number; readonly last: number }

const nobody: Presence = { inAt: null, outAt: null }

/** The instant after which nothing can change: the window has closed and the work has ended. */
export const closingOf = ({ schedule, window }: DayFacts): number =>
  Math.max(window.toAt, schedule.at(-1)?.endsAt ?? window.toAt)

/** One for the day or one per period, depending on the shift; one without times if nothing is expected. */
export function attendedStretches(
  facts: DayFacts,
  expected: ExpectedPeriods,
  byHand: ClockTimes | null,
  now: number,
): AttendedStretch[] {
  const stretches = plannedStretches(facts, expected)
  const matched = matchPunches(countedPunches(facts.punches), stretches, now)
  const attended = stretches.map(({ first, last, startsAt, endsAt }, index): AttendedStretch => {
    const { inAt, outAt } = matched[index] ?? nobody
    return { first, last, startsAt, endsAt, inAt, outAt, inBy: 'PUNCH', outBy: 'PUNCH' }
  })
  const combined = standIns(facts, now).reduce((stretch, standIn) => withStandIn(stretch, standIn), attended)
  return byHand ? withTimesByHand(combined, clockInstants(byHand, facts)) : combined
}

function plannedStretches({ shift, schedule }: DayFacts, expected: ExpectedPeriods): PlannedStretch[] {
  const first = expected.findIndex(period => period !== null)
  const last = expected.findLastIndex(period => period !== null)
  const start = expected[first]
  const end = expected[last]
  if (!start || !end)
    return [{ startsAt: null, endsAt: null, first: 0, last: Math.max(0, schedule.length - 1) }]
  if (shift?.checkMode !== 'PER_PERIOD')
    return [{ startsAt: start.startsAt, endsAt: end.endsAt, first, last }]
  const stretches: PlannedStretch[] = []
  expected.forEach((period, index) => {
    if (period)
      stretches.push({ startsAt: period.startsAt, endsAt: period.endsAt, first: index, last: index })
  })
  return stretches
}

type StandIn = ClockInstants & { readonly by: TimeSource }

/** Times that are approved in advance count when they come. */
function standIns(facts: DayFacts, now: number): StandIn[] {
  const { offSite, attendanceRequests } = facts
  if (offSite.length + attendanceRequests.length === 0) return []
  const isOver = now >= closingOf(facts)
  const known = (at: number | null) => (at !== null && (isOver || at <= now) ? at : null)
  const from = (by: TimeSource) => (times: ClockTimes) => {
    if (coversDay(times)) return []
    const { inAt, outAt } = clockInstants(times, facts)
    return [{ inAt: known(inAt), outAt: known(outAt), by }]
  }
  return [
    ...offSite.flatMap(from('OFF_SITE_WORK')),
    ...attendanceRequests.flatMap(from('ATTENDANCE_REQUEST')),
  ]
}

/** An arrival before the stretch counts from its start; null if it is after the end of work. */
function arrivalIn({ startsAt, endsAt }: AttendedStretch, fromAt: number, inAt: number | null) {
  if (inAt === null || inAt >= (endsAt ?? Infinity)) return null
  return inAt < fromAt ? startsAt : inAt
}

/** A departure after the stretch counts to its end; null if it is before the start of work. */
function departureIn({ startsAt, endsAt }: AttendedStretch, toAt: number, outAt: number | null) {
  if (outAt === null || outAt <= (startsAt ?? -Infinity)) return null
  return outAt > toAt ? endsAt : outAt
}

/** Its arrival counts if it is before the end of work and earlier than the punch; its departure likewise. */
function withStandIn(stretches: readonly AttendedStretch[], standIn: StandIn): AttendedStretch[] {
  return stretches.map((stretch, index) => {
    const before = stretches[index - 1]
    const fromAt = before ? borderBetween(before, stretch) : -Infinity
    const toAt = borderBetween(stretch, stretches[index + 1])
    const { inAt, outAt } = standIn
    if ((outAt ?? inAt ?? fromAt) < fromAt || (inAt ?? outAt ?? toAt) >= toAt) return stretch
    const arrival = arrivalIn(stretch, fromAt, inAt)
    const departure = departureIn(stretch, toAt, outAt)
    const isEarlier = arrival !== null && arrival < (stretch.inAt ?? Infinity)
    const isLater = departure !== null && departure > (stretch.outAt ?? -Infinity)
    return {
      ...stretch,
      ...(isEarlier ? { inAt: arrival, inBy: standIn.by } : {}),
      ...(isLater ? { outAt: departure, outBy: standIn.by } : {}),
    }
  })
}

/** A time by hand replaces the start or end of the day; both together also fill missing times in between. */
function withTimesByHand(
  stretches: readonly AttendedStretch[],
  { inAt, outAt }: ClockInstants,
): AttendedStretch[] {
  const by = 'TIME_ATTENDANCE'
  const isWhole = inAt !== null && outAt !== null
  return stretches.map((stretch, index) => {
    const isFirst = index === 0
    const isLast = index === stretches.length - 1
    const arrival = isFirst ? inAt : isWhole && stretch.inAt === null ? stretch.startsAt : null
    const leaving = isLast ? outAt : isWhole && stretch.outAt === null ? stretch.endsAt : null
    return {
      ...stretch,
      ...(arrival === null ? {} : { inAt: arrival, inBy: by }),
      ...(leaving === null ? {} : { outAt: leaving, outBy: by }),
    }
  })
}
