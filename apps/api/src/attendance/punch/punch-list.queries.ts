// Punches with the date they belong to, by the windows of the stored days (A3).
import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import type { PunchSource } from '#api/db/schema/attendance-tables.ts'
import { personColumns } from '#api/people/person.ts'
import { countRows } from '#api/http/count-rows.queries.ts'
import type { NewestKey, PageWindow } from '#api/http/list-page.ts'
import { newestPage } from '#api/http/newest-page.queries.ts'
import type { Dates } from '../day/day-facts.queries.ts'
import type { SeenPeople } from '../day/day-scope.ts'
import type { PunchSpan } from './punch.store.ts'
import { voidInForce } from './void-in-force.ts'
import type { Scope } from '#api/db/connect/scope.ts'

type PunchFilter = PunchSpan & {
  /** The days that punches of the span can belong to. */
  readonly days: Dates
  readonly whose: SeenPeople
  readonly source: PunchSource | undefined
  readonly isUnassigned: boolean
}

/**
 * Every punch stores its neighbouring days, so its day exists. Compares dates of the whole span instead of the punch's:
 * under row level security an expression on a column cannot use an index.
 */
const holdsPunch = ({ from, to }: Dates) => sql<SqlBool>`d.workspace_id = p.workspace_id
  and d.employee_id = p.employee_id and d.date between ${from} and ${to}
  and d.window_from <= p.at and p.at < d.window_to`

function filtered(db: Scope, { whose, fromAt, toAt, days, source, isUnassigned }: PunchFilter) {
  return db
    .from('punch as p')
    .leftJoin('punch_void as v', join =>
      join.onRef('v.workspace_id', '=', 'p.workspace_id').onRef('v.punch_id', '=', 'p.id').on(voidInForce),
    )
    .where('p.at', '>=', new Date(fromAt))
    .where('p.at', '<', new Date(toAt))
    .$if(whose !== 'all', query => query.where(sql<SqlBool>`p.employee_id = any(${whose}::integer[])`))
    .$if(source !== undefined, query => query.where('p.source', '=', source ?? 'WEB'))
    .$if(isUnassigned, query =>
      query
        .where('v.punch_id', 'is', null)
        .where(sql<SqlBool>`not exists (select from attendance_day d where ${holdsPunch(days)})`),
    )
}

export const countPunches = (db: Scope, filter: PunchFilter): Promise<number> =>
  countRows(db, filtered(db, filter))

export function listPunchRows(db: Scope, filter: PunchFilter, window: PageWindow<NewestKey>) {
  return filtered(db, filter)
    .innerJoin('employee as e', join =>
      join.onRef('e.workspace_id', '=', 'p.workspace_id').onRef('e.id', '=', 'p.employee_id'),
    )
    .leftJoin('attendance_day as d', join => join.on(holdsPunch(filter.days)))
    .select(personColumns.filter(name => name !== 'id').map(name => `e.${name}` as const))
    .select(['e.staff_id', 'p.id', 'p.employee_id as employeeId', 'p.at', 'p.source', 'p.device', 'p.reason'])
    .select([
      'p.received_at as receivedAt',
      'v.at as voidedAt',
      'v.reason as voidReason',
      'd.date as dayDate',
    ])
    .$call(newestPage('p.at', 'p.id', window))
    .execute()
}
