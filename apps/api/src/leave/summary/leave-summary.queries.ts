// Reads for the leave summary: people by name, and the ledger of one person.
import type { Language } from '@hr/contract/messages/text.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { SqlBool } from 'kysely'
import { sql } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'
import { matching } from '#api/people/search-text.ts'
import { isJobOn, isUnitOfJob } from '#api/people/people-with-job.queries.ts'
import { matchOrder } from '#api/people/list-order.ts'
import type { PlaceKey } from '#api/people/list-order.ts'
import { unitsBelow } from '#api/people/units-below.ts'
import { ePersonColumns, personColumns } from '#api/people/person.ts'
import { countOfPage, countRows } from '#api/http/count-rows.queries.ts'
import type { PageWindow } from '#api/http/list-page.ts'

type SummaryFilter = {
  readonly search: string
  readonly unitId: string | undefined
  readonly date: LocalDate
  /** People who left before this day are left out. */
  readonly employedFrom: LocalDate
}

/** Without units: counting does not need them. */
const employees = (db: Scope) => db.from('employee as e')

function filtered(db: Scope, { search, unitId, date, employedFrom }: SummaryFilter) {
  return employees(db)
    .where(eb => eb.or([eb('e.ended_on', 'is', null), eb('e.ended_on', '>=', employedFrom)]))
    .$call(matching(search))
    .$if(unitId !== undefined, query =>
      query.where(
        sql<SqlBool>`exists (select from employee_job j
          where ${isJobOn(date)}
            and j.unit_id = any (array(${unitsBelow(db.workspaceId, unitId ?? '')})))`,
      ),
    )
}

export const countSummaryPeople = (db: Scope, filter: SummaryFilter): Promise<number> =>
  countRows(db, filtered(db, filter))

/** By name, best match of the search first, with the count of the list. */
export function listSummaryPeople(
  db: Scope,
  filter: SummaryFilter,
  language: Language,
  window: PageWindow<PlaceKey>,
) {
  const { limit, offset, after } = window
  const order = matchOrder(language, filter.search)
  const page = withUnit(filtered(db, filter), filter.date)
    .select([order.rank.as('rank'), order.value.as('sort_value')])
    .$if(after !== undefined, query => query.where(order.isBehind(after ?? ['0', '', '0'])))
    .orderBy(order.by)
    .limit(limit)
    .offset(offset)
  return db
    .selectFrom(page.as('page'))
    .select([...personColumns, 'staff_id', 'gender', 'ended_on', 'unit', 'unit_lo', 'rank', 'sort_value'])
    .select(countOfPage(filtered(db, filter), window).as('found_count'))
    .orderBy(sql`row_number() over ()`)
    .execute()
}

export function findSummaryPerson(db: Scope, employeeId: number, date: LocalDate) {
  return withUnit(employees(db), date).where('e.id', '=', employeeId).executeTakeFirst()
}

const withUnit = (query: ReturnType<typeof employees>, date: LocalDate) =>
  query
    .leftJoin('employee_job as j', join => join.on(isJobOn(date)))
    .leftJoin('org_node as u', join => join.on(isUnitOfJob))
    .select(ePersonColumns)
    .select(['e.staff_id', 'e.gender', 'e.ended_on', 'u.name as unit', 'u.name_lo as unit_lo'])

/** All entries of these lots, oldest first, with the request and its number. */
export function listLedgerEntries(db: Scope, lotIds: readonly string[]) {
  return db
    .from('leave_entry as e')
    .leftJoin('leave_request as r', join =>
      join.onRef('r.workspace_id', '=', 'e.workspace_id').onRef('r.id', '=', 'e.request_id'),
    )
    .select([
      'e.lot_id as lotId',
      'e.kind',
      'e.half_days as halfDays',
      'e.date',
      'e.reason',
      'e.adjustment_id as adjustmentId',
      'e.request_id as requestId',
      'r.status as requestStatus',
      'r.number as requestNumber',
    ])
    .where('e.lot_id', 'in', [...lotIds])
    .orderBy('e.date')
    .orderBy('e.id')
    .execute()
}

/** By ID, with the person who made each, and whether another one undid it. */
export async function listAdjustments(db: Scope, ids: readonly string[]) {
  const rows = await db
    .from('leave_adjustment as a')
    .leftJoin('leave_adjustment as u', join =>
      join.onRef('u.workspace_id', '=', 'a.workspace_id').onRef('u.undoes', '=', 'a.id'),
    )
    .leftJoin('account as c', 'c.id', 'a.account_id')
    .select(['a.id', 'a.at', 'a.adjusted_by as byId', 'a.undoes', 'u.id as undoneBy'])
    .select(['c.first_name as firstName', 'c.last_name as lastName'])
    .where(sql<SqlBool>`a.id = any(${[...ids]}::uuid[])`)
    .execute()
  return new Map(rows.map(row => [row.id, row]))
}
