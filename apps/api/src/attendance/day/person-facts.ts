// Loads the facts of some people for the engine (A1-A9), in a fixed number of pipelined statements.
import type { PersonFacts } from '@hr/domain/attendance/attendance-days.ts'
import type { ApprovedFacts, LeaveHalf, Overrule } from '@hr/domain/attendance/day-facts.ts'
import { attendanceSpan, factSpan, punchSpan } from '@hr/domain/attendance/attendance-span.ts'
import type { AttendanceSpan } from '@hr/domain/attendance/attendance-span.ts'
import { ratesOn } from '@hr/domain/attendance/rates-on.ts'
import { isWorkingDay, noShift } from '@hr/domain/calendar/day-plan.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { listHolidays } from '#api/calendar/holidays.queries.ts'
import { getCompanyTime, getShiftAndZone, rememberCompanyTime } from '#api/company/company.store.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { listShiftHistories, shiftOn } from '../shift/employee-shift.store.ts'
import { listRateTables } from '../rate/rate.store.ts'
import { listInstants } from '../punch/punch.store.ts'
import { listOverruleFacts } from '../overrule/overrule.store.ts'
import { listApprovedRequests, requestFacts } from '../request/approved-requests.queries.ts'
import type { RequestChange } from '../request/approved-requests.queries.ts'
import { gradeOn, listGradeHistories } from '#api/people/grade-history.queries.ts'
import { listAttendanceShifts, listLeaveHalves } from './day-facts.queries.ts'
import type { Dates } from './day-facts.queries.ts'

export type Employed = {
  readonly id: number
  readonly started_on: LocalDate
  readonly ended_on: LocalDate | null
}

export type LoadedFacts = {
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

export async function loadPersonFacts(
  db: Scope,
  people: readonly Employed[],
  dates: Dates,
  wanted: Wanted = {},
): Promise<LoadedFacts> {
  const { change, isPriced = true } = wanted
  const ids = people.map(({ id }) => id)
  const around = factSpan(dates.from, dates.to)
  const time = await getCompanyTime(db)
  const timeZone = wanted.timeZone ?? time.time_zone
  const [company, shifts, histories, holidays, punches, leave, requests, overrules, grades, rateTables] =
    await Promise.all([
      getShiftAndZone(db),
      listAttendanceShifts(db),
      listShiftHistories(db, ids),
      listHolidays(db, around.from, around.to),
      listInstants(db, ids, punchSpan(dates.from, dates.to, timeZone)),
      listLeaveHalves(db, ids, around),
      listApprovedRequests(db, ids, around, change),
      listOverruleFacts(db, ids, dates),
      listGradeHistories(db, isPriced ? ids : [], dates),
      isPriced ? listRateTables(db) : [],
    ])
  const { defaultShift } = company
  // The zone changed while this transaction waited for the people.
  if (company.timeZone !== time.time_zone) {
    rememberCompanyTime(db, { ...time, time_zone: company.timeZone })
    return loadPersonFacts(db, people, dates, wanted)
  }
  const held = new Map(histories.map(history => [history.employeeId, history]))
  const facts = new Map(
    people.map(({ id, started_on, ended_on }) => {
      const history = held.get(id)
      const own = grades.get(id)
      const shiftOf = (date: LocalDate) =>
        shifts.get((history && shiftOn(history, date)) ?? defaultShift ?? '') ?? null
      const isWorking = (date: LocalDate) => isWorkingDay(shiftOf(date) ?? noShift, holidays, date)
      const person: PersonFacts = {
        startContract: started_on,
        endContract: ended_on,
        shiftOn: shiftOf,
        punches: punches.get(id) ?? [],
        approved: approvedFacts(
          leave.get(id),
          overrules.get(id),
          requestFacts(requests.get(id) ?? [], around, isWorking),
        ),
        jobGradeOn: date => gradeOn(own, date)?.jobGrade ?? null,
        ratesOn: date => ratesOn(rateTables, gradeOn(own, date)?.jobGradeId ?? null, date),
      }
      return [id, person]
    }),
  )
  return {
    span: attendanceSpan({ timeZone, holidays, ...dates }),
    spanOn: date => attendanceSpan({ timeZone, holidays, from: date, to: date }),
    facts,
  }
}

type Dated<Facts> = ReadonlyMap<LocalDate, Facts>

/** Merged by date. */
function approvedFacts(
  leave: Dated<readonly LeaveHalf[]> = new Map(),
  overrules: Dated<readonly Overrule[]> = new Map(),
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
