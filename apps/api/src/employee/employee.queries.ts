// The SQL of lists of employees.
import type { EmployeeRow, EmployeeSort } from '@hr/contract/employee.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import type { Permission } from '@hr/domain/access/can.ts'
import { isLocalDate } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { letterRange } from '@hr/domain/employee/name-letters.ts'
import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import { countOfPage, countRows } from '#api/http/count-rows.queries.ts'
import type { PageWindow } from '#api/http/list-page.ts'
import { rightsBeyond } from '#api/access/employee-account.queries.ts'
import { unitsBelow } from '#api/people/units-below.ts'
import { isIncomplete } from './incomplete.queries.ts'
import { jobColumns } from '#api/people/jobs-on.queries.ts'
import { isJobOn, peopleWithJob } from '#api/people/people-with-job.queries.ts'
import { columnOrder, isPlaceKey, matchOrder } from '#api/people/list-order.ts'
import type { ListOrder, PlaceKey } from '#api/people/list-order.ts'
import { sortNames } from '#api/people/sort-names.ts'
import { matching, searchParts, searchedText } from '#api/people/search-text.ts'
import type { Scope } from '#api/db/connect/scope.ts'

export type EmployeeFilter = {
  readonly search: string
  /** The reader may see phone and e-mail, so the search includes them. */
  readonly byContact?: boolean
  /** Only names in this language under this letter. */
  readonly names?: { readonly language: Language; readonly letter: string } | undefined
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
  readonly ids?: readonly number[] | undefined
}
type Order = {
  /** Missing: by name, best match of the search first. */
  readonly sort: EmployeeSort | undefined
  readonly language: Language
  /** Reads of each person's sign-in what goes beyond these permissions. */
  readonly beyond?: readonly Permission[] | undefined
}

export const isEmployeeKey =
  (sort: EmployeeSort | undefined) =>
  (key: readonly string[]): key is PlaceKey =>
    isPlaceKey(key) && (sort?.endsWith('startDate') !== true || isLocalDate(key[1]))

function orderOf({ sort, language }: Order, search: string): ListOrder {
  if (sort === undefined) return matchOrder(language, search)
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  if (sort.endsWith('startDate')) return columnOrder('e.started_on', direction, 'date')
  return columnOrder(sort.endsWith('staffId') ? 'e.sort_staff_id' : sortNames[language], direction)
}

/** Compared in the collation of the column, so the index of the order serves it. */
function isUnder(names: EmployeeFilter['names']) {
  if (names === undefined) return sql<SqlBool>`true`
  const { from, until } = letterRange(names.language, names.letter)
  const name = sql.ref(sortNames[names.language])
  const isBefore = until === undefined ? sql`true` : sql`${name} < ${until}`
  return sql<SqlBool>`(${name} >= ${from} and ${isBefore})`
}

const isGiven = (value: unknown) => value !== undefined

export function filteredEmployees(db: Scope, filter: EmployeeFilter) {
  const { names, statuses, unitId, positionId, jobGradeId, contractType, on } = filter
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
    .where(isUnder(names))
    .$if(statuses !== undefined, people => people.where('e.status', 'in', statuses ?? []))
    .$if(filter.ids !== undefined, people =>
      people.where(sql<SqlBool>`e.id = any(${filter.ids ?? []}::integer[])`),
    )
    .$if(filter.isEmployedOn === true, people =>
      people.where(sql<SqlBool>`${on}::date between e.started_on and coalesce(e.ended_on, 'infinity')`),
    )
    .$if(needsJob, people => people.where(eb => eb.exists(job)))
    .$if(filter.isIncomplete === true, people => people.where(isIncomplete(on)))
  return query.$call(matching(filter.search, searchedText(filter.byContact === true)))
}

export const countEmployees = (db: Scope, filter: EmployeeFilter): Promise<number> =>
  countRows(db, filteredEmployees(db, filter))

const columns = [
  'id',
  'staff_id',
  'first_name',
  'last_name',
  'first_name_lo',
  'last_name_lo',
  'profile_image',
  'email',
  'phone',
  'gender',
  'date_of_birth',
  'status',
  'started_on',
  'ended_on',
] as const

/** Names are collated for the reader's language. */
export const listEmployees = (
  db: Scope,
  filter: EmployeeFilter,
  asked: Order,
  window: PageWindow<PlaceKey>,
) => employeePage(db, filter, asked, window).execute()

/** With the job of each, and the count of the list. */
export function listEmployeesWithJob(
  db: Scope,
  filter: EmployeeFilter,
  asked: Order,
  window: PageWindow<PlaceKey>,
) {
  const counted = countsMatches(filter, window)
    ? sql<number | null>`page.matches`
    : countOfPage(filteredEmployees(db, filter), window)
  const page = db
    .selectFrom(employeePage(db, filter, asked, window).as('page'))
    .select([...columns, 'rank', 'sort_value', sql<number>`row_number() over ()`.as('place')])
    .select(counted.as('found_count'))
    .$if(asked.beyond !== undefined, query => query.select('rights'))
  return peopleWithJob(db, filter.on)
    .innerJoin(page.as('page'), 'page.id', 'e.id')
    .select(columns.map(column => `page.${column}` as const))
    .select(['page.rank', 'page.sort_value', 'page.found_count'])
    .$if(asked.beyond !== undefined, query => query.select('page.rights'))
    .select(jobColumns)
    .orderBy('page.place')
    .execute()
}

/** A search compares everybody with its words anyway, so its first page counts them instead of comparing twice. */
const countsMatches = ({ search }: EmployeeFilter, { after }: PageWindow<PlaceKey>) =>
  after === undefined && searchParts(search).length > 0

function employeePage(db: Scope, filter: EmployeeFilter, asked: Order, window: PageWindow<PlaceKey>) {
  const { limit, offset, after } = window
  const order = orderOf(asked, filter.search)
  return filteredEmployees(db, filter)
    .select(columns.map(column => `e.${column}` as const))
    .select([order.rank.as('rank'), order.value.as('sort_value')])
    .$if(countsMatches(filter, window), query =>
      query.select(sql<number>`(count(*) over ())::integer`.as('matches')),
    )
    .$if(asked.beyond !== undefined, query => query.select(rightsBeyond(asked.beyond ?? []).as('rights')))
    .$if(after !== undefined, query => query.where(order.isBehind(after ?? ['0', '', '0'])))
    .orderBy(order.by)
    .limit(limit)
    .offset(offset)
}
