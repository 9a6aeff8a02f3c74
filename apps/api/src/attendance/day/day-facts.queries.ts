// Reads the facts that days are computed from (A1-A9) in one statement, for any number of people.
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { InferResult } from 'kysely'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { holidaysBetween } from '#api/calendar/holidays.queries.ts'
import { shiftItems } from '#api/calendar/shifts-on.queries.ts'
import { preparedForOne } from '#api/db/connect/prepared.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { selectGrades } from '#api/people/grade-history.queries.ts'
import { selectOverrules } from '../overrule/overrule.store.ts'
import { selectInstants } from '../punch/punch.store.ts'
import type { PunchSpan } from '../punch/punch.store.ts'
import { selectRates } from '../rate/rate.store.ts'
import { selectApprovedRequests } from '../request/approved-requests.queries.ts'
import { selectHeldShifts } from '../shift/employee-shift.store.ts'

export type Dates = { readonly from: LocalDate; readonly to: LocalDate }

export type FactsOf = {
  readonly employeeIds: readonly number[]
  readonly dates: Dates
  /** With the dates that facts of these can reach. */
  readonly around: Dates
  readonly punched: PunchSpan
  /** Requests that count as not approved. */
  readonly withoutIds: readonly string[]
  /** False = without job grades. */
  readonly isPriced: boolean
}

/** One row, in one statement: the facts are all of the same instant. Dates are text in JSON as in columns. */
export const readDayFacts = (db: Scope, of: FactsOf) => selectDayFacts(db, of).executeTakeFirstOrThrow()

export type DayFactRows = InferResult<ReturnType<typeof selectDayFacts>>[number]

function selectDayFacts(db: Scope, of: FactsOf) {
  const { employeeIds, dates, around, punched, withoutIds, isPriced } = of
  return db
    .from('company_profile')
    .select(['default_work_shift_id as defaultShift', 'time_zone as timeZone'])
    .select([
      jsonArrayFrom(selectEmployed(db, employeeIds)).as('people'),
      jsonArrayFrom(selectShifts(db)).as('shifts'),
      jsonArrayFrom(selectHeldShifts(db, employeeIds)).as('heldShifts'),
      jsonArrayFrom(holidaysBetween(db, around.from, around.to)).as('holidays'),
      jsonArrayFrom(selectInstants(db, employeeIds, punched)).as('punches'),
      jsonArrayFrom(selectLeaveHalves(db, employeeIds, around)).as('leave'),
      jsonArrayFrom(selectApprovedRequests(db, employeeIds, around, withoutIds)).as('requests'),
      jsonArrayFrom(selectOverrules(db, employeeIds, dates)).as('overrules'),
      jsonArrayFrom(selectGrades(db, isPriced ? employeeIds : [], dates)).as('grades'),
      jsonArrayFrom(selectRates(db)).as('rates'),
    ])
    .modifyEnd(preparedForOne(employeeIds))
}

/** All shifts of the company with their items: there are few. */
const selectShifts = (db: Scope) =>
  db
    .from('work_shift as s')
    .select([
      's.id',
      's.name',
      's.name_lo as nameLo',
      's.check_mode as checkMode',
      's.grace_minutes as graceMinutes',
      's.am_end as amEnd',
      's.pm_start as pmStart',
      shiftItems.as('items'),
    ])

/**
 * Half days of approved leave (L7): counted ones, and the other half of a day of which only one counted under the rule
 * before every working day had two halves.
 */
const selectLeaveHalves = (db: Scope, employeeIds: readonly number[], { from, to }: Dates) =>
  db
    .from('leave_half_day as h')
    .innerJoin('leave_request as r', join =>
      join.onRef('r.workspace_id', '=', 'h.workspace_id').onRef('r.id', '=', 'h.request_id'),
    )
    .innerJoin('leave_type as t', join =>
      join.onRef('t.workspace_id', '=', 'r.workspace_id').onRef('t.id', '=', 'r.leave_type_id'),
    )
    .select(['h.employee_id as employeeId', 'h.date', 'h.half'])
    .select(['t.name as type', 't.name_lo as typeLo', 't.paid as isPaid'])
    .where(sql<boolean>`h.employee_id = any(${employeeIds}::integer[])`)
    .where('h.date', '>=', from)
    .where('h.date', '<=', to)
    .where(
      sql<boolean>`h.is_live and (h.counted or h.reason = 'WEEKEND' and exists (
        select from leave_half_day o where o.workspace_id = h.workspace_id and o.request_id = h.request_id
          and o.date = h.date and o.counted)) and r.status = 'APPROVED'`,
    )
    .orderBy('h.half')

export const findEmployed = async (db: Scope, id: number) => (await selectEmployed(db, [id]).execute())[0]

const selectEmployed = (db: Scope, ids: readonly number[]) =>
  db
    .from('employee')
    .select(['id', 'started_on', 'ended_on'])
    .where(sql<boolean>`id = any(${ids}::integer[])`)
    .orderBy('id')
