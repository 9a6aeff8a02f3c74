// What was worked of the overtime approved for a date (O3): approved, present, and outside scheduled work.
import { minutesSince } from '../calendar/local-date.ts'
import type { LocalDate, LocalTime } from '../calendar/local-date.ts'
import { minutesSpan } from './asked-overtime.ts'
import type { Minutes } from './band-minutes.ts'
import { cutMinutes, minutesIn } from './cut-minutes.ts'
import { inBoth, unionOf, without } from './minute-sets.ts'
import type { OtRecordStatus } from './ot-record-status.ts'
import type { OtStretch } from './split-by-band.ts'

/** When somebody came and left; instants. */
export type Presence = { readonly inAt: number | null; readonly outAt: number | null }

/** A day of attendance, as far as overtime depends on it. */
export type AttendedDay = {
  readonly date: LocalDate
  readonly timeZone: string
  readonly isHoliday: boolean
  /** By the shift; a holiday has work by the shift too, which nobody does. */
  readonly schedule: readonly { readonly startsAt: number; readonly endsAt: number }[]
  /** The first instant whose punches belong to a later day (A3). */
  readonly windowEndsAt: number
  readonly overtime: readonly { readonly timeIn: LocalTime; readonly timeOut: LocalTime }[]
  readonly presence: readonly Presence[]
}
/** Undefined = there is no such day, because of the contract or because it is not computed yet. */
export type DaysAround = {
  readonly before: AttendedDay | undefined
  readonly day: AttendedDay
  readonly after: AttendedDay | undefined
}

/** Stretches are minutes since 00:00 of the date, on the clock of the wall. */
export type WorkedOvertime = {
  readonly status: OtRecordStatus
  /** Without scheduled work. */
  readonly approved: readonly OtStretch[]
  /** Minutes of the request that are scheduled work. */
  readonly inSchedule: number
  readonly worked: readonly OtStretch[]
  /** During the overtime, or nearest to it; null = nobody was there. */
  readonly present: { readonly from: number | null; readonly to: number | null } | null
}

/** `byHand`: the minutes that HR entered; they count from the start of what is approved. */
export function workedOvertime(around: DaysAround, byHand: number | null): WorkedOvertime {
  const { before, day, after } = around
  const spans = day.overtime
    .map(({ timeIn, timeOut }) => minutesSpan({ date: day.date, timeIn, timeOut }, day.date))
    .toSorted((one, other) => one.from - other.from)
  const minutesAt = minutesSince(day.date, day.timeZone)
  const schedule = [before, day, after].flatMap(one =>
    one && !one.isHoliday ? scheduled(one, minutesAt) : [],
  )
  const parts = spans.map(span => attended(span, without([span], schedule), { before, day, minutesAt }))
  const approved = unionOf(parts.flatMap(part => part.approved))
  const inSchedule = minutesIn(unionOf(spans)) - minutesIn(approved)
  const present = parts.find(part => part.present !== null)?.present ?? null
  if (byHand !== null) {
    const worked = cutMinutes(approved, byHand, minutesIn(approved))
    return { status: 'MANUAL', approved, inSchedule, worked, present }
  }
  const missing = (['NO_TIME_IN', 'NO_TIME_OUT'] as const).find(status =>
    parts.some(part => part.status === status),
  )
  // Missing a punch, the record pays nothing until HR corrects it, its other part included.
  if (missing) return { status: missing, approved, inSchedule, worked: [], present }
  const worked = unionOf(parts.flatMap(part => part.worked))
  const isAbsent = worked.length === 0 && approved.length > 0
  return { status: isAbsent ? 'ABSENT' : 'NORMAL', approved, inSchedule, worked, present }
}

/** Whole minutes since 00:00 of the date, seconds dropped (A5). */
type MinutesAt = (instant: number) => number
type Part = Pick<WorkedOvertime, 'status' | 'approved' | 'worked' | 'present'>

/** Of one request. Overtime that continues the work of the day before is attended with that day (A3). */
function attended(
  span: Minutes,
  approved: readonly Minutes[],
  { before, day, minutesAt }: Omit<DaysAround, 'after'> & { readonly minutesAt: MinutesAt },
): Part {
  const isContinued = before && minutesAt(before.windowEndsAt) >= span.to
  const presence = (isContinued ? before : day).presence.map(({ inAt, outAt }) => ({
    from: inAt === null ? null : minutesAt(inAt),
    to: outAt === null ? null : minutesAt(outAt),
  }))
  const known = presence.flatMap(({ from, to }) => (from === null || to === null ? [] : [{ from, to }]))
  const worked = inBoth(approved, known)
  const present = known.find(({ from, to }) => from < span.to && to > span.from)
  if (worked.length > 0 && present) return { status: 'NORMAL', approved, worked, present }
  const noOut = presence.find(({ from, to }) => from !== null && to === null && from < span.to)
  if (noOut) return { status: 'NO_TIME_OUT', approved, worked: [], present: noOut }
  const noIn = presence.find(({ from, to }) => from === null && to !== null && to > span.from)
  if (noIn) return { status: 'NO_TIME_IN', approved, worked: [], present: noIn }
  const [nearest = null] = known.toSorted((one, other) => minutesApart(one, span) - minutesApart(other, span))
  return { status: 'ABSENT', approved, worked: [], present: nearest }
}

/** 0 if they meet. */
const minutesApart = (one: Minutes, other: Minutes): number =>
  Math.max(one.from - other.to, other.from - one.to, 0)

const scheduled = ({ schedule }: AttendedDay, minutesAt: MinutesAt): Minutes[] =>
  schedule.map(({ startsAt, endsAt }) => ({ from: minutesAt(startsAt), to: minutesAt(endsAt) }))
