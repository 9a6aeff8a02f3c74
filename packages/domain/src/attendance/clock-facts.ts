// The instants at which approved requests and HR's entries say that somebody came, left or worked elsewhere (A6, A8).
import { clockInstants } from './clock-instants.ts'
import type { DayFacts } from './day-facts.ts'
import { coversDay } from './expected-periods.ts'
import { overruled } from './overruled.ts'

export type OffSiteSpan = { readonly place: string; readonly fromAt: number; readonly toAt: number }

/** Off-site work of a part of the day; an open end is the start or the end of work. */
export function offSiteSpans(facts: DayFacts): OffSiteSpan[] {
  const { offSite, schedule, window } = facts
  return offSite.flatMap(one => {
    if (coversDay(one)) return []
    const { inAt, outAt } = clockInstants(one, facts)
    const fromAt = inAt ?? schedule[0]?.startsAt ?? window.fromAt
    return { place: one.place, fromAt, toAt: outAt ?? schedule.at(-1)?.endsAt ?? window.toAt }
  })
}

/** Arrivals and departures that are no punches; some may be still to come. */
export function clockFacts(facts: DayFacts): {
  readonly arrivals: readonly number[]
  readonly departures: readonly number[]
} {
  const { times } = overruled(facts.overrules)
  const spans = [...facts.offSite, ...facts.attendanceRequests, ...(times ? [times] : [])]
    .filter(one => !coversDay(one))
    .map(one => clockInstants(one, facts))
  return {
    arrivals: spans.flatMap(({ inAt }) => inAt ?? []),
    departures: spans.flatMap(({ outAt }) => outAt ?? []),
  }
}
