// The days of one person from what is known of the person (A1-A3): hands each punch to its date, each date its facts.
import { holidayOn } from '../calendar/day-plan.ts'
import type { Holiday } from '../calendar/day-plan.ts'
import { addDays, datesFrom, instantOf } from '../calendar/local-date.ts'
import type { LocalDate } from '../calendar/local-date.ts'
import { nothingApproved } from './day-facts.ts'
import type {
  ApprovedFacts,
  AttendanceShift,
  DayFacts,
  DayWindow,
  PlannedPeriod,
  RateRow,
} from './day-facts.ts'
import { dayRecord } from './day-record.ts'
import type { DayRecord } from './day-record.ts'
import { dayWindows, windowReachDays } from './day-windows.ts'
import type { PlannedDay } from './day-windows.ts'
import { plannedPeriods, timesOn } from './planned-periods.ts'

/** What holds on a date is asked by date: shifts, grades and rates are dated facts (P8, A9). */
export type PersonFacts = {
  readonly timeZone: string
  readonly startContract: LocalDate | null
  readonly endContract: LocalDate | null
  readonly shiftOn: (date: LocalDate) => AttendanceShift | null
  readonly holidays: readonly Holiday[]
  /** Of the instants in punchSpan, in any order, without those that HR voided. */
  readonly punches: readonly number[]
  /** Of the dates in factSpan; a date that is missing has nothing approved. */
  readonly approved: ReadonlyMap<LocalDate, Partial<ApprovedFacts>>
  readonly jobGradeOn: (date: LocalDate) => string | null
  readonly ratesOn: (date: LocalDate) => readonly RateRow[] | null
}

export type AttendanceDays = {
  /** By date; without the dates outside the contract. */
  readonly days: readonly { readonly facts: DayFacts; readonly record: DayRecord }[]
  /** Punches between the first and the last window that belong to no date (A3). */
  readonly unassigned: readonly number[]
}

/** The dates on which facts can reach into these: shifts and overtime of neighbours move the windows (A3). */
export const factSpan = (from: LocalDate, to: LocalDate): { from: LocalDate; to: LocalDate } => ({
  from: addDays(from, -windowReachDays),
  to: addDays(to, windowReachDays),
})

/** Where to look for punches of these dates: fromAt <= punch < toAt. No window reaches further (A3). */
export const punchSpan = (from: LocalDate, to: LocalDate, timeZone: string): DayWindow => ({
  fromAt: instantOf(addDays(from, -1), '00:00', timeZone),
  toAt: instantOf(addDays(to, windowReachDays + 1), '00:00', timeZone),
})

export function attendanceDays(
  person: PersonFacts,
  from: LocalDate,
  to: LocalDate,
  now: number,
): AttendanceDays {
  const span = factSpan(from, to)
  const dates = datesFrom(span.from, span.to)
  const schedules = dates.map(date => {
    const shift = person.shiftOn(date)
    return shift ? plannedPeriods(shift, date, person.timeZone) : []
  })
  const windows = dayWindows(dates.map((date, index) => plannedDay(person, date, schedules[index] ?? [])))
  const inner = (index: number) => index >= windowReachDays && index < dates.length - windowReachDays
  const { ofWindow, unassigned } = assigned(
    person.punches,
    windows.filter((_, index) => inner(index)),
  )
  const days = dates.flatMap((date, index) => {
    const [window, schedule] = [windows[index], schedules[index]]
    if (!inner(index) || !window || !schedule) return []
    const facts = dayFacts(person, date, {
      schedule,
      window,
      punches: ofWindow[index - windowReachDays] ?? [],
    })
    const record = dayRecord(facts, now)
    return record ? [{ facts, record }] : []
  })
  return { days, unassigned }
}

function plannedDay(
  { timeZone, approved }: PersonFacts,
  date: LocalDate,
  schedule: readonly PlannedPeriod[],
): PlannedDay {
  const overtime = (approved.get(date)?.overtime ?? []).map(({ timeIn, timeOut }) =>
    timesOn(date, timeIn, timeOut, timeZone),
  )
  const around = (spans: readonly { startsAt: number; endsAt: number }[]) =>
    spans.length === 0
      ? null
      : {
          startsAt: Math.min(...spans.map(span => span.startsAt)),
          endsAt: Math.max(...spans.map(span => span.endsAt)),
        }
  return {
    day: {
      startsAt: instantOf(date, '00:00', timeZone),
      endsAt: instantOf(addDays(date, 1), '00:00', timeZone),
    },
    work: around(schedule),
    overtime: around(overtime),
  }
}

function dayFacts(
  person: PersonFacts,
  date: LocalDate,
  own: Pick<DayFacts, 'schedule' | 'window' | 'punches'>,
): DayFacts {
  const shift = person.shiftOn(date)
  const holiday = holidayOn(person.holidays, date)
  return {
    date,
    timeZone: person.timeZone,
    startContract: person.startContract,
    endContract: person.endContract,
    shift: shift && withoutItems(shift),
    ...own,
    holiday: holiday ? { name: holiday.name, nameLo: holiday.nameLo } : null,
    ...nothingApproved,
    ...person.approved.get(date),
    jobGrade: person.jobGradeOn(date),
    rates: person.ratesOn(date),
  }
}

const withoutItems = ({ name, nameLo, checkMode, graceMinutes, amEnd, pmStart }: AttendanceShift) => ({
  name,
  nameLo,
  checkMode,
  graceMinutes,
  amEnd,
  pmStart,
})

/** Each punch to the window that holds it; windows by date do not overlap. */
function assigned(
  punches: readonly number[],
  windows: readonly DayWindow[],
): { readonly ofWindow: readonly (readonly number[])[]; readonly unassigned: readonly number[] } {
  const sorted = [...new Set(punches)].toSorted((one, other) => one - other)
  const ofWindow = windows.map((): number[] => [])
  const unassigned: number[] = []
  const [firstAt, lastAt] = [windows[0]?.fromAt ?? Infinity, windows.at(-1)?.toAt ?? -Infinity]
  let index = 0
  for (const punch of sorted) {
    if (punch < firstAt || punch >= lastAt) continue
    while ((windows[index]?.toAt ?? Infinity) <= punch) index++
    if ((windows[index]?.fromAt ?? Infinity) <= punch) ofWindow[index]?.push(punch)
    else unassigned.push(punch)
  }
  return { ofWindow, unassigned }
}
