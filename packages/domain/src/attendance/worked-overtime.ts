// Whether somebody was there in approved overtime (A5, A7): the minutes that are paid are a matter of the OT record (O3).
import type { DayFacts } from './day-facts.ts'
import type { Presence, Stretch } from './match-punches.ts'
import { minutesBetween } from './minutes-late.ts'
import { timesOn } from './planned-periods.ts'

const none = { isBefore: false, isAfter: false }

/** Came before the work for overtime before it, stayed after the work for overtime after it; any time where no work is. */
export function workedOvertime(
  { startsAt, endsAt, inAt, outAt }: Stretch & Presence,
  { overtime, date, timeZone }: DayFacts,
): { readonly isBefore: boolean; readonly isAfter: boolean } {
  if (overtime.length === 0) return none
  if (startsAt === null || endsAt === null) return { isBefore: inAt !== null, isAfter: outAt !== null }
  const approved = overtime.map(({ timeIn, timeOut }) => timesOn(date, timeIn, timeOut, timeZone))
  const isEarly = inAt !== null && minutesBetween(inAt, startsAt) > 0
  const isLong = outAt !== null && minutesBetween(endsAt, outAt) > 0
  return {
    isBefore: isEarly && approved.some(span => span.startsAt < startsAt),
    isAfter: isLong && approved.some(span => span.endsAt > endsAt),
  }
}
