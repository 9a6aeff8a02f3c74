// Everything one day of one person is computed from, and nothing else (A12). Plain JSON: a stored day keeps it, and
// dayRecord() of what was kept is what was stored. Instants end in `At` or are punches: milliseconds since 1970, UTC.
import type { Shift } from '../calendar/day-plan.ts'
import type { LocalDate, LocalTime } from '../calendar/local-date.ts'

/** DAY_ENDS: only the first in and the last out are needed; PER_PERIOD: an in and an out of each period (A1). */
type CheckMode = 'DAY_ENDS' | 'PER_PERIOD'
export type AttendanceShift = Shift & {
  readonly name: string
  readonly nameLo: string
  readonly checkMode: CheckMode
  /** Minutes that may pass before anybody is late or leaves early; past them the whole delay counts (A5). */
  readonly graceMinutes: number
}

/** A period of the shift on the date, in both forms; one over midnight ends on the next date (A1). */
export type PlannedPeriod = {
  readonly timeIn: LocalTime
  readonly timeOut: LocalTime
  readonly startsAt: number
  readonly endsAt: number
}

/** A punch belongs to the day when fromAt <= punch < toAt (A3). */
export type DayWindow = { readonly fromAt: number; readonly toAt: number }

/** A half day of approved leave that counts on the date (L7). */
export type LeaveHalf = {
  readonly half: 'AM' | 'PM'
  readonly type: string
  readonly typeLo: string
  readonly isPaid: boolean
}

/**
 * Clock times of a fact on the date: each belongs where it is nearest to its work, so 06:00 of a night shift
 * is the next morning. Both null = the whole day.
 */
export type ClockTimes = { readonly timeIn: LocalTime | null; readonly timeOut: LocalTime | null }

/** Approved work elsewhere (A6, A11). */
type OffSite = ClockTimes & { readonly place: string }

/** An approved attendance request (A6, A11), with the name of its attendance type (A10). */
export type AttendanceRequest = ClockTimes & { readonly type: string; readonly typeLo: string }

/** Approved overtime that begins on the date; timeOut <= timeIn ends the next day (O2). */
export type Overtime = { readonly timeIn: LocalTime; readonly timeOut: LocalTime }

export const overruleTypes = ['TIME_ATTENDANCE', 'UNWAIVE_ATTENDANCE', 'LATE', 'EARLY_OUT'] as const
/** What HR entered for the day (A8). The times are those of TIME_ATTENDANCE. */
export type Overrule = ClockTimes & {
  readonly type: (typeof overruleTypes)[number]
  /** Increases with each overrule of the day; the latest applies, whatever the list order. */
  readonly sequence: number
}

/** A band of a job grade (spec 3, 9). timeIn and toTime are the clock times it means where work starts at 08:30. */
export type RateRow = {
  readonly timeIn: LocalTime
  readonly toTime: LocalTime
  readonly minTime: number
  readonly maxTime: number
  readonly amount: number
}

/** Approved requests and manual entries of one date. Lists are sets: their order means nothing. */
export type ApprovedFacts = {
  readonly leave: readonly LeaveHalf[]
  readonly offSite: readonly OffSite[]
  readonly attendanceRequests: readonly AttendanceRequest[]
  readonly overtime: readonly Overtime[]
  readonly overrules: readonly Overrule[]
}

export const nothingApproved: ApprovedFacts = {
  leave: [],
  offSite: [],
  attendanceRequests: [],
  overtime: [],
  overrules: [],
}

export type DayFacts = ApprovedFacts & {
  readonly date: LocalDate
  readonly timeZone: string
  /** First and last day of the contract; null = open. A day outside has no record (A7). */
  readonly startContract: LocalDate | null
  readonly endContract: LocalDate | null
  /** null = nobody gave them one, and the company has no default. */
  readonly shift: Omit<AttendanceShift, 'items'> | null
  /** The periods of the date, earliest first; empty = a day without work by the shift (WEEKEND), whatever the weekday. */
  readonly schedule: readonly PlannedPeriod[]
  readonly window: DayWindow
  /** Punches in the window that are not voided, each instant once, earliest first (A2). */
  readonly punches: readonly number[]
  readonly holiday: { readonly name: string; readonly nameLo: string } | null
  /** The job grade on that day and the table rows effective then (A9); null = none. */
  readonly jobGrade: string | null
  readonly rates: readonly RateRow[] | null
}
