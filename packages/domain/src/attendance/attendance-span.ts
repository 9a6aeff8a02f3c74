// The dates that people of a company are computed for: local days, holidays, and schedules as instants. Worked out once
// for everybody, because turning clock times into instants is most of the work of a day.
import { holidayOn } from '../calendar/day-plan.ts'
import type { Holiday } from '../calendar/day-plan.ts'
import { addDays, datesFrom, instantOf } from '../calendar/local-date.ts'
import type { LocalDate } from '../calendar/local-date.ts'
import type { AttendanceShift, DayFacts, DayWindow, PlannedPeriod } from './day-facts.ts'
import { dayWindows, longestBefore, windowReachDays } from './day-windows.ts'
import { plannedPeriods } from './planned-periods.ts'

type Span = { readonly startsAt: number; readonly endsAt: number }
type PlannedWork = {
  readonly shift: DayFacts['shift']
  readonly schedule: readonly PlannedPeriod[]
  /** From the first timeIn to the last timeOut. */
  readonly work: Span | null
}
export type AttendanceSpan = {
  readonly timeZone: string
  /** From factSpan: the dates asked for, and before and after them those that can move their windows. */
  readonly dates: readonly {
    readonly date: LocalDate
    /** The local day, midnight to midnight. */
    readonly day: Span
    readonly holiday: DayFacts['holiday']
  }[]
  /** What the shift plans on the date with this index. */
  readonly plannedOn: (shift: AttendanceShift | null, index: number) => PlannedWork
  /** The plan of all dates, for people with one shift throughout and no overtime. */
  readonly windowsOf: (shift: AttendanceShift | null) => readonly DayWindow[]
}

type SpanFacts = {
  readonly timeZone: string
  readonly holidays: readonly Holiday[]
  /** The first and the last date that are asked for. */
  readonly from: LocalDate
  readonly to: LocalDate
}

/** The dates on which facts can reach into these: shifts and overtime of neighbours move the windows (A3). */
export const factSpan = (from: LocalDate, to: LocalDate): { from: LocalDate; to: LocalDate } => ({
  from: addDays(from, -windowReachDays),
  to: addDays(to, windowReachDays),
})

/** Where to look for punches of these dates: fromAt <= punch < toAt. No window reaches further (A3). */
export const punchSpan = (from: LocalDate, to: LocalDate, timeZone: string): DayWindow => ({
  fromAt: instantOf(from, '00:00', timeZone) - longestBefore,
  toAt: instantOf(addDays(to, windowReachDays + 1), '00:00', timeZone),
})

const noWork: PlannedWork = { shift: null, schedule: [], work: null }

/** Pass the same shift object for everybody who has it, so that its schedule is computed once. */
export function attendanceSpan({ timeZone, holidays, from, to }: SpanFacts): AttendanceSpan {
  const facts = factSpan(from, to)
  const dates = datesFrom(facts.from, facts.to).map(date => {
    const holiday = holidayOn(holidays, date)
    return {
      date,
      day: {
        startsAt: instantOf(date, '00:00', timeZone),
        endsAt: instantOf(addDays(date, 1), '00:00', timeZone),
      },
      holiday: holiday ? { name: holiday.name, nameLo: holiday.nameLo } : null,
    }
  })
  const known = new Map<AttendanceShift, readonly PlannedWork[]>()
  const windows = new Map<AttendanceShift | null, readonly DayWindow[]>()
  const plannedOn = (shift: AttendanceShift | null, index: number) => {
    if (!shift) return noWork
    let planned = known.get(shift)
    if (!planned) known.set(shift, (planned = dates.map(({ date }) => plannedWork(shift, date, timeZone))))
    return planned[index] ?? noWork
  }
  const windowsOf = (shift: AttendanceShift | null) =>
    dayWindows(dates.map(({ day }, index) => ({ day, work: plannedOn(shift, index).work, overtime: null })))
  return {
    timeZone,
    dates,
    plannedOn,
    windowsOf: shift => {
      let found = windows.get(shift)
      if (!found) windows.set(shift, (found = windowsOf(shift)))
      return found
    },
  }
}

function plannedWork(shift: AttendanceShift, date: LocalDate, timeZone: string): PlannedWork {
  const schedule = plannedPeriods(shift, date, timeZone)
  const { name, nameLo, checkMode, graceMinutes, amEnd, pmStart } = shift
  return {
    shift: { name, nameLo, checkMode, graceMinutes, amEnd, pmStart },
    schedule,
    work: spanOf(schedule),
  }
}

/** From the earliest start to the latest end; null of none. */
export function spanOf(spans: readonly Span[]): Span | null {
  if (spans.length === 0) return null
  return {
    startsAt: Math.min(...spans.map(span => span.startsAt)),
    endsAt: Math.max(...spans.map(span => span.endsAt)),
  }
}
