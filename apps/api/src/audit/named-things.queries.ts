// Current names of the things and people that audit entries refer to, in bulk, by id.
import { fullName } from '@hr/domain/employee/full-name.ts'
import { isPersonField } from '@hr/domain/audit/is-person-field.ts'
import { sql } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'
import { isIdText, isNumberText } from '#api/http/page-key.ts'
import type { JsonValue } from '#api/db/schema/json.ts'
import { listPeople } from '#api/people/person.ts'

export type Name = { readonly en: string; readonly lo: string }

/** Beyond this number in one page, entries show ids: nobody reads a merge of thousands as a list. */
const mostNamed = 2000

/** Tables whose rows have a name. */
export const namedTables = [
  'org_node',
  'position',
  'job_grade',
  'role',
  'leave_type',
  'attendance_type',
  'structure_tag',
  'work_shift',
  'holiday',
  'ot_setting',
] as const

type Ids = {
  readonly things: Set<string>
  readonly people: Set<number>
  /** Names or codes. */
  readonly roles: Set<string>
}
export const noIds = (): Ids => ({ things: new Set(), people: new Set(), roles: new Set() })

export const keysOf = ({ things, people, roles }: Ids): string[] => [
  ...things,
  ...[...people].map(String),
  ...roles,
]

/** Collects the ids in an entry's values: UUIDs anywhere, numbers in fields that contain people. */
export function collectIds(value: JsonValue | null, field: string, ids: Ids): void {
  if (typeof value === 'string') {
    if (isIdText(value)) ids.things.add(value)
    else if (field === 'role') ids.roles.add(value)
    else if (isPersonField(field) && isNumberText(value)) ids.people.add(Number(value))
  } else if (typeof value === 'number') {
    if (isPersonField(field) && isNumberText(String(value))) ids.people.add(value)
  } else if (Array.isArray(value)) {
    for (const item of value) collectIds(item, field, ids)
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) collectIds(item, key, ids)
  }
}

/** By id as text; things without a name are missing. */
export async function listNames(
  db: Scope,
  { things, people, roles }: Ids,
): Promise<ReadonlyMap<string, Name>> {
  const employees = await listPeople(db, [...people].slice(0, mostNamed))
  const named = [...employees.values()].map(
    person => [String(person.id), { en: fullName(person, 'en'), lo: fullName(person, 'lo') }] as const,
  )
  const ofRoles = await roleNames(db, [...roles].slice(0, mostNamed))
  return new Map([...ofRoles, ...named, ...(await thingNames(db, [...things].slice(0, mostNamed)))])
}

/** Entries about the roles of a person have the role's name, and those of jobs its code. */
async function roleNames(db: Scope, texts: readonly string[]) {
  if (texts.length === 0) return []
  const roles = await db
    .from('role')
    .select(['code', 'name', 'name_lo'])
    .where(eb => eb.or([eb('code', 'in', [...texts]), eb('name', 'in', [...texts])]))
    .execute()
  return roles.flatMap(({ code, name, name_lo }) =>
    [code, name].map(text => [text, { en: name, lo: name_lo || name }] as const),
  )
}

async function thingNames(db: Scope, ids: readonly string[]) {
  if (ids.length === 0) return []
  const wanted = sql`any(${[...ids]}::uuid[])`
  const tables = namedTables.map(
    table =>
      sql`select id::text, name, name_lo from ${sql.table(table)} where workspace_id = ${db.workspaceId} and id = ${wanted}`,
  )
  const { rows } = await sql<{ id: string; name: string; name_lo: string | null }>`
    ${sql.join(tables, sql` union all `)}
    union all
    select id::text, username, '' from account where id = ${wanted}
      and (workspace_id = ${db.workspaceId} or kind = 'space')
    union all
    select r.id::text, '#' || r.number || ' ' || e.first_name || ' ' || e.last_name,
      '#' || r.number || ' ' || coalesce(nullif(e.first_name_lo || ' ' || e.last_name_lo, ' '),
        e.first_name || ' ' || e.last_name)
    from (select workspace_id, id, number, employee_id from leave_request
      union all select workspace_id, id, number, employee_id from attendance_request
      union all select workspace_id, id, number, employee_id from ot_request) r
    join employee e on e.workspace_id = r.workspace_id and e.id = r.employee_id
    where r.workspace_id = ${db.workspaceId} and r.id = ${wanted}
    union all
    select p.id::text, e.first_name || ' ' || e.last_name, nullif(e.first_name_lo || ' ' || e.last_name_lo, ' ')
    from employee_proposal p
    join employee e on e.workspace_id = p.workspace_id and e.id = p.employee_id
    where p.workspace_id = ${db.workspaceId} and p.id = ${wanted}
  `.execute(db)
  return rows.map(({ id, name, name_lo }) => [id, { en: name, lo: name_lo || name }] as const)
}
