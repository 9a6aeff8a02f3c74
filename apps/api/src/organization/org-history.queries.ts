// Recorded versions of nodes, each with the previous one; versions that only changed the place are left out.
import type { SqlBool } from 'kysely'
import { sql } from 'kysely'
import { pageText } from '#api/db/connect/row-limit.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { OrgNodeVersion } from '#api/db/schema/record-tables.ts'
import type { Db } from '#api/db/schema/tables.ts'
import { countRows } from '#api/http/count-rows.queries.ts'
import type { NewestKey, PageWindow } from '#api/http/list-page.ts'

type State = {
  readonly name: string
  readonly nameLo: string
  readonly parentId: string | null
  readonly managerId: number | null
  readonly structureTagId: string | null
  readonly description: string
  readonly location: string
}
export type VersionRow = State & {
  readonly id: string
  readonly nodeId: string
  readonly at: Date
  readonly operation: OrgNodeVersion['operation']
  readonly accountId: string | null
  readonly actorId: number | null
  /** The previous version; null for a new node. */
  readonly before: State | null
}

const factColumns = [
  'name',
  'name_lo',
  'parent_id',
  'manager_id',
  'structure_tag_id',
  'description',
  'location',
]
const factsOf = (table: 'v' | 'p') => sql.raw(factColumns.map(column => `${table}.${column}`).join(', '))

const changes = (workspaceId: string, nodeId: string | undefined) => sql`
  from (
    select *, lag(id) over (partition by node_id order by at, id) as before_id from org_node_version
    where workspace_id = ${workspaceId} and ${nodeId ? sql<SqlBool>`node_id = ${nodeId}` : sql<SqlBool>`true`}
  ) v left join org_node_version p on p.workspace_id = v.workspace_id and p.id = v.before_id
  where (v.operation <> 'UPDATE' or (${factsOf('v')}) is distinct from (${factsOf('p')}))`

export async function listVersions(
  db: Scope,
  nodeId: string | undefined,
  { limit, offset, after }: PageWindow<NewestKey>,
): Promise<VersionRow[]> {
  const behind = after ? sql`and (v.at, v.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql``
  const { rows } = await sql<VersionRow>`
    select v.id, v.node_id as "nodeId", v.at, v.operation, v.account_id as "accountId", v.employee_id as "actorId",
      v.name, v.name_lo as "nameLo", v.parent_id as "parentId", v.manager_id as "managerId",
      v.structure_tag_id as "structureTagId", v.description, v.location,
      case when p.id is not null then json_build_object('name', p.name, 'nameLo', p.name_lo, 'parentId', p.parent_id,
        'managerId', p.manager_id, 'structureTagId', p.structure_tag_id, 'description', p.description,
        'location', p.location) end as before
    ${changes(db.workspaceId, nodeId)} ${behind}
    order by v.at desc, v.id desc ${pageText({ limit, offset })}`.execute(db)
  return rows
}

export const countVersions = (db: Scope, nodeId: string | undefined): Promise<number> =>
  countRows(db, sql`select ${changes(db.workspaceId, nodeId)}`)

/** The last names of nodes, deleted ones included. */
export async function listNodeNames(db: Scope, ids: readonly (string | null)[]) {
  const wanted = [...new Set(ids.filter(id => id !== null))]
  if (wanted.length === 0) return new Map<string, { en: string; lo: string }>()
  const rows = await db
    .from('org_node_version')
    .distinctOn('node_id')
    .select(['node_id', 'name', 'name_lo'])
    .where('node_id', 'in', wanted)
    .orderBy('node_id')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return new Map(rows.map(row => [row.node_id, { en: row.name, lo: row.name_lo || row.name }]))
}

/** For owners, who have no employee record. */
export async function listAccountNames(db: Db, ids: readonly (string | null)[]) {
  const wanted = [...new Set(ids.filter(id => id !== null))]
  if (wanted.length === 0) return new Map<string, string>()
  const rows = await db
    .selectFrom('account')
    .select(['id', 'first_name', 'last_name'])
    .where('id', 'in', wanted)
    .execute()
  return new Map(rows.map(row => [row.id, `${row.first_name} ${row.last_name}`.trim()]))
}
