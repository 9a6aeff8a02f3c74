// The use of attendance quotas in a period (A10); quota-refusal.ts defines what counts.
import type { Language } from '@hr/contract/messages/text.ts'
import type { DateRange } from '@hr/domain/calendar/date-filter.ts'
import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import { isAnyText, isKeyOf, isNumberText } from '#api/http/page-key.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { matching } from '#api/people/search-text.ts'
import { ePersonColumns } from '#api/people/person.ts'
import { sortNames } from '#api/people/sort-names.ts'
import { countRows } from '#api/http/count-rows.queries.ts'
import type { PageWindow } from '#api/http/list-page.ts'
import { countedRequest } from '../request/attendance-request.queries.ts'

/** One row per employee and type with a request in the period. */
const uses = (db: Scope, { from, to }: DateRange) =>
  db
    .from('attendance_request')
    .select(['employee_id', 'attendance_type_id'])
    .select(sql<number>`count(distinct ${countedRequest})::integer`.as('used'))
    .where('kind', '=', 'ATTENDANCE')
    .where('status', 'in', ['PENDING', 'APPROVED'])
    .where('purpose', '<>', 'CANCELLATION')
    .where('from_date', '<=', to)
    .where('to_date', '>=', from)
    .groupBy(['employee_id', 'attendance_type_id'])

/** By type: the number of people who used some of its quota, and of those who used all. */
export async function countQuotaUses(db: Scope, period: DateRange) {
  const rows = await db
    .selectFrom(uses(db, period).as('u'))
    .innerJoin('attendance_type as t', 't.id', 'u.attendance_type_id')
    .where('t.workspace_id', '=', db.workspaceId)
    .select('t.id')
    .select(sql<number>`count(*)::integer`.as('people'))
    .select(
      sql<number>`(count(*) filter (where t.quota_per_month between 1 and u.used))::integer`.as(
        'peopleWithoutRest',
      ),
    )
    .groupBy('t.id')
    .execute()
  return new Map(rows.map(({ id, ...counts }) => [id, counts]))
}

type QuotaUseFilter = {
  readonly attendanceTypeId: string
  readonly period: DateRange
  readonly search: string
}
/** Of the last row seen. */
type QuotaUseKey = readonly [used: string, name: string, id: string]
export const isQuotaUseKey = isKeyOf<QuotaUseKey>(isNumberText, isAnyText, isNumberText)

function users(db: Scope, { attendanceTypeId, period, search }: QuotaUseFilter) {
  const all = db
    .from('employee as e')
    .innerJoin(
      uses(db, period).where('attendance_type_id', '=', attendanceTypeId).as('u'),
      'u.employee_id',
      'e.id',
    )
  return all.$call(matching(search))
}

/** Most requests first. */
export function listQuotaUsers(
  db: Scope,
  filter: QuotaUseFilter,
  language: Language,
  { limit, offset, after }: PageWindow<QuotaUseKey>,
) {
  const sortName = sortNames[language]
  return users(db, filter)
    .select(eb => [...ePersonColumns, 'e.staff_id', 'u.used', eb.ref(sortName).as('sort_name')])
    .$if(after !== undefined, query =>
      query.where(
        sql<SqlBool>`(-u.used, ${sql.ref(sortName)}, e.id) > (-${Number(after?.[0] ?? 0)}::integer, ${after?.[1] ?? ''}, ${Number(after?.[2] ?? 0)}::integer)`,
      ),
    )
    .orderBy('u.used', 'desc')
    .orderBy(sortName)
    .orderBy('e.id')
    .limit(limit)
    .offset(offset)
    .execute()
}

export const countQuotaUsers = (db: Scope, filter: QuotaUseFilter): Promise<number> =>
  countRows(db, users(db, filter))
