// The days of one person (A1-A3): assigns each punch to its date and collects the facts of each date.
import type { LocalDate } from '../calendar/local-date.ts'
import { overtimeByDay } from './overtime-by-day.ts'
import type { AttendanceSpan } from './attendance-span.ts'
import { nothingApproved } from './day-facts.ts'
import type { ApprovedFacts, AttendanceShift, DayFacts, DayWindow, RateRow } from './day-facts.ts'
import { dayRecord } from './day-record.ts'
import type { DayRecord } from './day-record.ts'
import { dayWindows, windowReachDays } from './day-windows.ts'
import { inOneOrder } from './in-one-order.ts'
import { timesOn } from './planned-periods.ts'

/** Shifts, grades and rates are dated facts, looked up by date (P8, A9). */
export type PersonFacts = {
  /** First and last day of the contract; null = open. */
  readonly startContract: LocalDate | null
  readonly endContract: LocalDate | null
  readonly shiftOn: (date: LocalDate) => AttendanceShift | null
  /** Of the instants in punchSpan, in any order, without those that HR voided. */
  readonly punches: readonly number[]
  /** Of the dates in factSpan; a date that is missing has nothing approved. */
  readonly approved: ReadonlyMap<LocalDate, Partial<ApprovedFacts>>
  readonly jobGradeOn: (date: LocalDate) => string | null
  readonly ratesOn: (date: LocalDate) => readonly RateRow[] | null
}

export type AttendanceDay = { readonly facts: DayFacts; readonly record: DayRecord }

/** By date, without the dates outside the contract. Days whose window closes after `now` are provisional (A7). */
export function attendanceDays(span: AttendanceSpan, person: PersonFacts, now: number): AttendanceDay[] {
  const shifts = span.dates.map(({ date }) => person.shiftOn(date))
  const planned = shifts.map((shift, index) => span.plannedOn(shift, index))
  const approved = span.dates.map(({ date }) => approvedOn(person, date))
  const asked = windowsOf(span, shifts, approved).slice(windowReachDays, -windowReachDays)
  const punches = assigned(person.punches, asked)
  const days: AttendanceDay[] = []
  asked.forEach((window, place) => {
    const index = place + windowReachDays
    const [day, plan] = [span.dates[index], planned[index]]
    if (!day || !plan) return
    const { date, holiday } = day
    const { leave, offSite, attendanceRequests, overtime, overrules } = approved[index] ?? nothingApproved
    const facts: DayFacts = {
      date,
      timeZone: span.timeZone,
      startContract: person.startContract,
      endContract: person.endContract,
      shift: plan.shift,
      schedule: plan.schedule,
      window,
      punches: punches[place] ?? [],
      holiday,
      leave,
      offSite,
      attendanceRequests,
      overtime,
      overrules,
      jobGrade: person.jobGradeOn(date),
      rates: person.ratesOn(date),
    }
    const record = dayRecord(facts, now)
    if (record) days.push({ facts, record })
  })
  return days
}

/** Most people have one shift and no overtime, so its schedule is computed once for all of them. */
function windowsOf(
  span: AttendanceSpan,
  shifts: readonly (AttendanceShift | null)[],
  approved: readonly ApprovedFacts[],
): readonly DayWindow[] {
  const [first = null] = shifts
  if (shifts.every(shift => shift === first) && approved.every(({ overtime }) => overtime.length === 0))
    return span.windowsOf(first)
  const days = span.dates.map(({ date, day }, index) => ({
    day,
    work: span.plannedOn(shifts[index] ?? null, index).work,
    overtime: overtimeOn(date, approved[index] ?? nothingApproved, span.timeZone),
  }))
  const stretches = overtimeByDay(days)
  return dayWindows(days.map(({ day, work }, index) => ({ day, work, overtime: stretches[index] ?? null })))
}

function approvedOn({ approved }: PersonFacts, date: LocalDate): ApprovedFacts {
  const facts = approved.get(date)
  return facts ? inOneOrder({ ...nothingApproved, ...facts }) : nothingApproved
}

const overtimeOn = (date: LocalDate, { overtime }: ApprovedFacts, timeZone: string) =>
  overtime.map(({ timeIn, timeOut }) => timesOn(date, timeIn, timeOut, timeZone))

/** The punches of each window, each once and in order; windows by date do not overlap. */
function assigned(punches: readonly number[], windows: readonly DayWindow[]): readonly (readonly number[])[] {
  const sorted = new Float64Array(punches).sort()
  const ofWindow = windows.map((): number[] => [])
  let index = 0
  let before = -Infinity
  for (const punch of sorted) {
    if (punch === before) continue
    before = punch
    while ((windows[index]?.toAt ?? Infinity) <= punch) index++
    if ((windows[index]?.fromAt ?? Infinity) <= punch) ofWindow[index]?.push(punch)
  }
  return ofWindow
}
