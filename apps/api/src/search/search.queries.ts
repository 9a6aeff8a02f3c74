// Queries of the global search: people with their current job, names, and requests by number.
import type { FoundName, FoundRequest } from '@hr/contract/search.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { SqlBool } from 'kysely'
import { sql } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'
import { searchRank } from '#api/people/list-order.ts'
import { searchedText } from '#api/people/search-text.ts'
import { peopleWithJob } from '#api/people/people-with-job.queries.ts'
import { ePersonColumns } from '#api/people/person.ts'
import { isEmployed } from '#api/people/valid-on.ts'

export type PeopleScope = {
  readonly today: LocalDate
  /** Includes former employees, for callers who manage employees. */
  readonly withFormer: boolean
  readonly byContact: boolean
}

const people = (db: Scope, { withFormer }: PeopleScope) =>
  db.from('employee as e').$if(!withFormer, query => query.where(isEmployed('e')))

/** Ids of people whose names and numbers contain all parts, best match first. */
export async function listIdsWith(
  db: Scope,
  scope: PeopleScope,
  parts: readonly string[],
  limit: number,
): Promise<number[]> {
  const text = searchedText(scope.byContact)
  const rows = await parts
    .reduce((query, part) => query.where(sql<SqlBool>`strpos(${text}, ${part}) > 0`), people(db, scope))
    .select('e.id')
    .orderBy(searchRank(parts))
    .orderBy('e.sort_name')
    .orderBy('e.id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Search texts that have, for each part, a word with the same first letter: candidates for the comparison by letters. */
export function listTextsWithInitials(db: Scope, scope: PeopleScope, parts: readonly string[]) {
  return parts
    .reduce(
      (query, part) => query.where(sql<SqlBool>`strpos(' ' || e.search_text, ${` ${part.slice(0, 1)}`}) > 0`),
      people(db, scope),
    )
    .select(['e.id', 'e.search_text'])
    .orderBy('e.id')
    .execute()
}

/** People with their current job, unordered. */
export function listFoundPeople(db: Scope, { today }: PeopleScope, ids: readonly number[]) {
  return peopleWithJob(db, today)
    .select(ePersonColumns)
    .select([
      'e.staff_id',
      'u.name as unit',
      'u.name_lo as unit_lo',
      'p.name as position',
      'p.name_lo as position_lo',
    ])
    .where('e.id', 'in', [...ids])
    .execute()
}
export type PersonFound = Awaited<ReturnType<typeof listFoundPeople>>[number]

/** Of all units, positions and job grades: a company has hundreds. */
export async function listNames(db: Scope): Promise<FoundName[]> {
  const { rows } = await sql<FoundName>`
    select * from (
      select 'UNIT' as kind, id, name, name_lo as "nameLo" from org_node where workspace_id = ${db.workspaceId}
      union all
      select 'POSITION', id, name, name_lo from position where workspace_id = ${db.workspaceId}
      union all
      select 'JOB_GRADE', id, name, name_lo from job_grade where workspace_id = ${db.workspaceId}
    ) as named order by name collate "und-x-icu", id`.execute(db)
  return rows
}

type NumberedRequest = {
  readonly kind: FoundRequest['kind']
  readonly id: string
  readonly employeeId: number
} & Pick<FoundRequest, 'number' | 'status' | 'purpose' | 'from' | 'to'>

/** At most one per kind, because each kind has its own numbers. */
export async function listRequestsByNumber(db: Scope, number: number): Promise<NumberedRequest[]> {
  const { rows } = await sql<NumberedRequest>`
    select 'LEAVE' as kind, id, number, employee_id as "employeeId", status, purpose, from_date as "from", to_date as "to"
    from leave_request where workspace_id = ${db.workspaceId} and number = ${number}
    union all
    select kind, id, number, employee_id, status, purpose, from_date, to_date
    from attendance_request where workspace_id = ${db.workspaceId} and number = ${number}
    union all
    select 'OT', id, number, employee_id, status, purpose, from_date, to_date
    from ot_request where workspace_id = ${db.workspaceId} and number = ${number}
    order by kind`.execute(db)
  return rows
}
