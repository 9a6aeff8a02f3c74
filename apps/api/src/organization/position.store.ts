// The SQL of positions and job grades, which differ only in their table and the order of grades.
// Job rows that refer to them are written in employee/.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { newId } from '#api/db/new-id.ts'
import type { Tables } from '#api/db/schema/tables.ts'

type Db = Kysely<Tables>
export type NamedTable = 'position' | 'job_grade'
export type Names = { readonly name: string; readonly nameLo: string }

/** Returns the ids in order; new grades come last. */
export async function insertNamed(
  db: Db,
  table: NamedTable,
  workspaceId: string,
  names: readonly Names[],
): Promise<string[]> {
  if (names.length === 0) return []
  const rows = names.map(({ name, nameLo }) => ({
    workspace_id: workspaceId,
    id: newId(),
    name,
    name_lo: nameLo,
  }))
  if (table === 'position') await db.insertInto('position').values(rows).execute()
  else {
    const last = await lastGrade(db, workspaceId)
    const ranked = rows.map((row, index) => ({ ...row, sort_order: last + index + 1 }))
    await db.insertInto('job_grade').values(ranked).execute()
  }
  return rows.map(row => row.id)
}

async function lastGrade(db: Db, workspaceId: string): Promise<number> {
  const row = await db
    .selectFrom('job_grade')
    .select(eb => eb.fn.max('sort_order').as('last'))
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst()
  return row?.last ?? 0
}

/** Waits for concurrent changes. */
export function findNamedForUpdate(db: Db, table: NamedTable, workspaceId: string, id: string) {
  return db
    .selectFrom(table)
    .select(['id', 'name', 'name_lo'])
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function updateNamed(
  db: Db,
  table: NamedTable,
  workspaceId: string,
  id: string,
  { name, nameLo }: Names,
): Promise<void> {
  await db
    .updateTable(table)
    .set({ name, name_lo: nameLo })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute()
}

export async function deleteNamed(db: Db, table: NamedTable, workspaceId: string, id: string): Promise<void> {
  await db.deleteFrom(table).where('workspace_id', '=', workspaceId).where('id', '=', id).execute()
}

/** Ids of the grades in order, locked. */
export async function lockGrades(db: Db, workspaceId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('job_grade')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .orderBy('sort_order')
    .orderBy('name')
    .forUpdate()
    .execute()
  return rows.map(row => row.id)
}

/** Places from 1. */
export async function rankGrades(db: Db, workspaceId: string, ids: readonly string[]): Promise<void> {
  await sql`
    update job_grade grade set sort_order = placed.place
    from unnest(${ids}::uuid[]) with ordinality as placed (id, place)
    where grade.workspace_id = ${workspaceId} and grade.id = placed.id`.execute(db)
}
