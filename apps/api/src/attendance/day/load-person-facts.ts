// Loads the facts of some people for the engine (A1-A9).
import type { PersonFacts } from '@hr/domain/attendance/attendance-days.ts'
import type { ApprovedFacts, LeaveHalf, Overrule } from '@hr/domain/attendance/day-facts.ts'
import { attendanceSpan, factSpan, punchSpan } from '@hr/domain/attendance/attendance-span.ts'
import type { AttendanceSpan } from '@hr/domain/attendance/attendance-span.ts'
import { ratesOn } from '@hr/domain/attendance/rates-on.ts'
import { isWorkingDay, noShift } from '@hr/domain/calendar/day-plan.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { getCompanyTime, rememberCompanyTime } from '#api/company/company.store.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { gradeOn } from '#api/people/grade-history.queries.ts'
import { toRateTables } from '../rate/rate.store.ts'
import { requestFacts } from '../request/approved-requests.queries.ts'
import type { RequestChange } from '../request/approved-requests.queries.ts'
import { shiftHistories, shiftOn } from '../shift/employee-shift.store.ts'
import { readDayFacts } from './day-facts.queries.ts'
import type { DayFactRows, Dates } from './day-facts.queries.ts'

export type Employed = {
  readonly id: number
  readonly started_on: LocalDate
  readonly ended_on: LocalDate | null
}

type LoadedFacts = {
  readonly span: AttendanceSpan
  /** Limited to one date. */
  readonly spanOn: (date: LocalDate) => AttendanceSpan
  readonly facts: ReadonlyMap<number, PersonFacts>
}

type Wanted = {
  /** Computes as if requests had been decided differently. */
  readonly change?: RequestChange
  /** Computes as if the company were there. */
  readonly timeZone?: string
  /** false = without job grades and rates, if neither they nor penalties are needed. */
  readonly isPriced?: boolean
}

/** Of those of the people who exist. */
export async function loadPersonFacts(
  db: Scope,
  employeeIds: readonly number[],
  dates: Dates,
  wanted: Wanted = {},
): Promise<LoadedFacts> {
  const { change = noChange, isPriced = true } = wanted
  const around = factSpan(dates.from, dates.to)
  const time = await getCompanyTime(db)
  const timeZone = wanted.timeZone ?? time.time_zone
  const rows = await readDayFacts(db, {
    employeeIds,
    dates,
    around,
    punched: punchSpan(dates.from, dates.to, timeZone),
    withoutIds: change.withoutIds,
    isPriced,
  })
  // The zone changed while this transaction waited for the people.
  if (rows.timeZone !== time.time_zone) {
    rememberCompanyTime(db, { ...time, time_zone: rows.timeZone })
    return loadPersonFacts(db, employeeIds, dates, wanted)
  }
  const { holidays } = rows
  const factsOf = personFactsOf(rows, { employeeIds, around, added: change.added })
  return {
    span: attendanceSpan({ timeZone, holidays, ...dates }),
    spanOn: date => attendanceSpan({ timeZone, holidays, from: date, to: date }),
    facts: new Map(rows.people.map(person => [person.id, factsOf(person)])),
  }
}

const noChange: RequestChange = { withoutIds: [], added: [] }

type Around = {
  readonly employeeIds: readonly number[]
  readonly around: Dates
  readonly added: RequestChange['added']
}

/** Groups the rows by person. */
function personFactsOf(
  { defaultShift, shifts, heldShifts, holidays, rates, ...rows }: DayFactRows,
  { employeeIds, around, added }: Around,
): (person: Employed) => PersonFacts {
  const shiftOfId = new Map(shifts.map(({ id, ...shift }) => [id, shift]))
  const held = new Map(shiftHistories(employeeIds, heldShifts).map(history => [history.employeeId, history]))
  const rateTables = toRateTables(rates)
  const punches = new Map(rows.punches.map(({ employeeId, instants }) => [employeeId, instants]))
  const leave = byPerson(rows.leave)
  const requests = byPerson([...rows.requests, ...added])
  const overrules = byPerson(rows.overrules)
  const grades = byPerson(rows.grades)
  return ({ id, started_on, ended_on }) => {
    const history = held.get(id)
    const shiftOf = (date: LocalDate) =>
      shiftOfId.get((history && shiftOn(history, date)) ?? defaultShift ?? '') ?? null
    const isWorking = (date: LocalDate) => isWorkingDay(shiftOf(date) ?? noShift, holidays, date)
    const gradeOf = (date: LocalDate) => gradeOn(grades.get(id), date)
    return {
      startContract: started_on,
      endContract: ended_on,
      shiftOn: shiftOf,
      punches: punches.get(id) ?? [],
      approved: approvedFacts(
        byDate(leave.get(id), ({ half, type, typeLo, isPaid }): LeaveHalf => ({
          half,
          type,
          typeLo,
          isPaid,
        })),
        byDate(overrules.get(id), ({ type, timeIn, timeOut, sequence }): Overrule => ({
          type,
          timeIn,
          timeOut,
          sequence,
        })),
        requestFacts(requests.get(id) ?? [], around, isWorking),
      ),
      jobGradeOn: date => gradeOf(date)?.jobGrade ?? null,
      ratesOn: date => ratesOn(rateTables, gradeOf(date)?.jobGradeId ?? null, date),
    }
  }
}

const byPerson = <Row extends { readonly employeeId: number }>(rows: readonly Row[]) =>
  Map.groupBy(rows, row => row.employeeId)

const byDate = <Row extends { readonly date: LocalDate }, Fact>(
  rows: readonly Row[] = [],
  toFact: (row: Row) => Fact,
): Dated<readonly Fact[]> =>
  new Map([...Map.groupBy(rows, row => row.date)].map(([date, on]) => [date, on.map(toFact)]))

type Dated<Facts> = ReadonlyMap<LocalDate, Facts>

/** Merged by date. */
function approvedFacts(
  leave: Dated<readonly LeaveHalf[]>,
  overrules: Dated<readonly Overrule[]>,
  requests: Dated<Partial<ApprovedFacts>>,
): Dated<Partial<ApprovedFacts>> {
  const dates = new Set([...leave.keys(), ...overrules.keys(), ...requests.keys()])
  return new Map(
    [...dates].map(date => {
      const [halves, entered] = [leave.get(date), overrules.get(date)]
      return [
        date,
        { ...requests.get(date), ...(halves && { leave: halves }), ...(entered && { overrules: entered }) },
      ]
    }),
  )
}
