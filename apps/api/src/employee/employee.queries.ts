// Lists of employees, for reading.
import type { EmployeeRow } from '@hr/contract/employee.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { sql } from 'kysely'
import type { Kysely, SqlBool } from 'kysely'
import type { Tables } from '#api/db/schema/tables.ts'
import { mostCounted } from '#api/http/list-page.ts'
import type { PageWindow } from '#api/http/list-page.ts'
import { searchParts } from './employee-search-text.ts'

type Db = Kysely<Tables>
export type EmployeeFilter = {
  readonly workspaceId: string
  readonly search: string
  readonly statuses?: readonly EmployeeRow['status'][]
}
/** The sort name and the id of the last row seen. */
export type EmployeeKey = readonly [name: string, id: string]
export const isEmployeeKey = (key: readonly string[]): key is EmployeeKey =>
  key.length === 2 && /^\d{1,9}$/.test(key[1] ?? '')

/** The name a reader of the language looks for; its column is in the order of the script. */
const sortNames = { en: 'e.sort_name', lo: 'e.sort_name_lo' } as const

function filtered(db: Db, { workspaceId, search, statuses }: EmployeeFilter) {
  const query = db.selectFrom('employee as e').where('e.workspace_id', '=', workspaceId)
  const ofStatus = statuses ? query.where('e.status', 'in', statuses) : query
  return searchParts(search).reduce(
    (found, part) => found.where(sql<SqlBool>`strpos(e.search_text, ${part}) > 0`),
    ofStatus,
  )
}

/** At most one more than `mostCounted`. */
export async function countEmployees(db: Db, filter: EmployeeFilter): Promise<number> {
  const some = filtered(db, filter)
    .select('e.id')
    .limit(mostCounted + 1)
  const { count } = await db
    .selectFrom(some.as('some'))
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** By name, in the order of the reader's script. */
export function listEmployees(
  db: Db,
  filter: EmployeeFilter,
  language: Language,
  { limit, offset, after }: PageWindow<EmployeeKey>,
) {
  const query = filtered(db, filter)
    .select(eb => [
      'e.id',
      'e.staff_id',
      'e.first_name',
      'e.last_name',
      'e.first_name_lo',
      'e.last_name_lo',
      'e.profile_image',
      'e.email',
      'e.phone',
      'e.status',
      'e.started_on',
      eb.ref(sortNames[language]).as('sort_name'),
    ])
    .orderBy(sortNames[language])
    .orderBy('e.id')
    .limit(limit)
    .offset(offset)
  return (
    after
      ? query.where(
          sql<SqlBool>`(${sql.ref(sortNames[language])}, e.id) > (${after[0]}, ${Number(after[1])}::integer)`,
        )
      : query
  ).execute()
}

/** What the employees do on the date; of those who start later, what they will do first. */
export function listJobs(db: Db, workspaceId: string, employeeIds: readonly number[], date: LocalDate) {
  return db
    .selectFrom('employee_job as j')
    .innerJoin('employee as e', join =>
      join.onRef('e.workspace_id', '=', 'j.workspace_id').onRef('e.id', '=', 'j.employee_id'),
    )
    .leftJoin('org_node as u', join =>
      join.onRef('u.workspace_id', '=', 'j.workspace_id').onRef('u.id', '=', 'j.unit_id'),
    )
    .leftJoin('position as p', join =>
      join.onRef('p.workspace_id', '=', 'j.workspace_id').onRef('p.id', '=', 'j.position_id'),
    )
    .leftJoin('job_grade as g', join =>
      join.onRef('g.workspace_id', '=', 'j.workspace_id').onRef('g.id', '=', 'j.job_grade_id'),
    )
    .select([
      'j.employee_id',
      'j.line_manager_id',
      'u.name as unit',
      'u.name_lo as unit_lo',
      'p.name as position',
      'p.name_lo as position_lo',
      'g.name as job_grade',
    ])
    .where('j.workspace_id', '=', workspaceId)
    .where('j.employee_id', 'in', [...employeeIds])
    .where(
      sql<SqlBool>`greatest(${date}::date, e.started_on) between j.valid_from and coalesce(j.valid_to, 'infinity')`,
    )
    .execute()
}
