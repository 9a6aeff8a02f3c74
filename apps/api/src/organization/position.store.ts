// The SQL of positions and job grades, which differ only in their table and the order of grades.
// Job rows that refer to them are written in employee/.
import type { Scope } from '#api/db/connect/scope.ts'
import { newId } from '#api/db/new-id.ts'

export type NamedTable = 'position' | 'job_grade'
export type Names = { readonly name: string; readonly nameLo: string }

/** Returns the ids in order; new grades come last. */
export async function insertNamed(db: Scope, table: NamedTable, names: readonly Names[]): Promise<string[]> {
  if (names.length === 0) return []
  const rows = names.map(({ name, nameLo }) => ({
    workspace_id: db.workspaceId,
    id: newId(),
    name,
    name_lo: nameLo,
  }))
  if (table === 'position') await db.insertInto('position').values(rows).execute()
  else {
    const last = await lastGrade(db)
    const ranked = rows.map((row, index) => ({ ...row, sort_order: last + index + 1 }))
    await db.insertInto('job_grade').values(ranked).execute()
  }
  return rows.map(row => row.id)
}

async function lastGrade(db: Scope): Promise<number> {
  const row = await db
    .from('job_grade')
    .select(eb => eb.fn.max('sort_order').as('last'))
    .executeTakeFirst()
  return row?.last ?? 0
}

/** Waits for concurrent changes. */
export function findNamedForUpdate(db: Scope, table: NamedTable, id: string) {
  return db
    .selectFrom(table)
    .select(['id', 'name', 'name_lo'])
    .where('workspace_id', '=', db.workspaceId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function updateNamed(
  db: Scope,
  table: NamedTable,
  id: string,
  { name, nameLo }: Names,
): Promise<void> {
  await db
    .updateTable(table)
    .set({ name, name_lo: nameLo })
    .where('workspace_id', '=', db.workspaceId)
    .where('id', '=', id)
    .execute()
}

export async function deleteNamed(db: Scope, table: NamedTable, id: string): Promise<void> {
  await db.deleteFrom(table).where('workspace_id', '=', db.workspaceId).where('id', '=', id).execute()
}

/** Ids of the grades in order, locked. */
export async function lockGrades(db: Scope): Promise<string[]> {
  const rows = await db
    .from('job_grade')
    .select('id')
    .orderBy('sort_order')
    .orderBy('name')
    .forUpdate()
    .execute()
  return rows.map(row => row.id)
}
