// The SQL of lists of employees.
import type { EmployeeRow, EmployeeSort } from '@hr/contract/employee.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import { isLocalDate } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import { countRows } from '#api/http/count-rows.queries.ts'
import type { PageWindow } from '#api/http/list-page.ts'
import { unitsBelow } from '#api/people/units-below.ts'
import { isIncomplete } from './incomplete.queries.ts'
import { isJobOn } from '#api/people/people-with-job.queries.ts'
import { sortNames } from '#api/people/sort-names.ts'
import { searchParts, searchedText } from '#api/people/search-text.ts'
import type { Scope } from '#api/db/connect/scope.ts'

export type EmployeeFilter = {
  readonly search: string
  /** The reader may see phone and e-mail, so the search includes them. */
  readonly byContact?: boolean
  readonly statuses?: readonly EmployeeRow['status'][] | undefined
  /** Including all units below. */
  readonly unitId?: string | undefined
  readonly positionId?: string | undefined
  readonly jobGradeId?: string | undefined
  readonly contractType?: EmployeeRow['contractType'] | undefined
  /** The date of the job columns. */
  readonly on: LocalDate
  /** Only people employed on that date. */
  readonly isEmployedOn?: boolean
  readonly isIncomplete?: boolean
}
/** The sort value and id of the last row seen. */
export type EmployeeKey = readonly [value: string, id: string]
export const isEmployeeKey =
  (sort: EmployeeSort) =>
  (key: readonly string[]): key is EmployeeKey =>
    key.length === 2 &&
    /^\d{1,9}$/.test(key[1] ?? '') &&
    (!sort.endsWith('startDate') || isLocalDate(key[0] ?? ''))

function sortColumn(sort: EmployeeSort, language: Language) {
  if (sort.endsWith('staffId')) return 'e.sort_staff_id'
  return sort.endsWith('startDate') ? 'e.started_on' : sortNames[language]
}

const isGiven = (value: unknown) => value !== undefined

export function filteredEmployees(db: Scope, filter: EmployeeFilter) {
  const { statuses, unitId, positionId, jobGradeId, contractType, on } = filter
  const needsJob = [unitId, positionId, jobGradeId, contractType].some(isGiven)
  const job = db
    .selectFrom('employee_job as j')
    .select('j.employee_id')
    .where(isJobOn(on))
    .$if(isGiven(unitId), query =>
      query.where(sql<SqlBool>`j.unit_id = any (array(${unitsBelow(db.workspaceId, unitId ?? '')}))`),
    )
    .$if(isGiven(positionId), query => query.where('j.position_id', '=', positionId ?? null))
    .$if(isGiven(jobGradeId), query => query.where('j.job_grade_id', '=', jobGradeId ?? null))
    .$if(isGiven(contractType), query => query.where('j.contract_type', '=', contractType ?? null))
  const query = db
    .from('employee as e')
    .$if(statuses !== undefined, people => people.where('e.status', 'in', statuses ?? []))
    .$if(filter.isEmployedOn === true, people =>
      people.where(sql<SqlBool>`${on}::date between e.started_on and coalesce(e.ended_on, 'infinity')`),
    )
    .$if(needsJob, people => people.where(eb => eb.exists(job)))
    .$if(filter.isIncomplete === true, people => people.where(isIncomplete(on)))
  return searchParts(filter.search).reduce(
    (found, part) =>
      found.where(sql<SqlBool>`strpos(${searchedText(filter.byContact === true)}, ${part}) > 0`),
    query,
  )
}

export const countEmployees = (db: Scope, filter: EmployeeFilter): Promise<number> =>
  countRows(db, filteredEmployees(db, filter))

type Order = { readonly sort: EmployeeSort; readonly language: Language }

/** Names are collated for the reader's language. */
export function listEmployees(
  db: Scope,
  filter: EmployeeFilter,
  { sort, language }: Order,
  { limit, offset, after }: PageWindow<EmployeeKey>,
) {
  const column = sortColumn(sort, language)
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  const query = filteredEmployees(db, filter)
    .select([
      'e.id',
      'e.staff_id',
      'e.first_name',
      'e.last_name',
      'e.first_name_lo',
      'e.last_name_lo',
      'e.profile_image',
      'e.email',
      'e.phone',
      'e.gender',
      'e.date_of_birth',
      'e.status',
      'e.started_on',
      'e.ended_on',
      sql<string>`${sql.ref(column)}::text`.as('sort_value'),
    ])
    .orderBy(column, direction)
    .orderBy('e.id', direction)
    .limit(limit)
    .offset(offset)
  if (!after) return query.execute()
  const place = column === 'e.started_on' ? sql`${after[0]}::date` : sql`${after[0]}`
  const isBehind = sql.raw(direction === 'desc' ? '<' : '>')
  return query
    .where(sql<SqlBool>`(${sql.ref(column)}, e.id) ${isBehind} (${place}, ${Number(after[1])}::integer)`)
    .execute()
}
