// All SQL of spaces and their workspaces (P1).
import type { Insertable, Updateable } from 'kysely'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Db, Tables } from '#api/db/schema/tables.ts'

export async function insertSpace(db: Db, row: Insertable<Tables['space']>): Promise<void> {
  await db.insertInto('space').values(row).execute()
}

export async function insertWorkspace(db: Db, row: Insertable<Tables['workspace']>): Promise<void> {
  await db.insertInto('workspace').values(row).execute()
}

/** The workspace of the transaction; its company has the same name. */
export async function renameWorkspace(db: Scope, name: string): Promise<void> {
  await db.updateTable('workspace').set({ name }).where('id', '=', db.workspaceId).execute()
}

export async function updateSpace(
  db: Db,
  id: string,
  change: Pick<Updateable<Tables['space']>, 'name' | 'business_type'>,
): Promise<void> {
  await db.updateTable('space').set(change).where('id', '=', id).execute()
}

/** Every workspace, locked: whether one is the last stays true. People sign in meanwhile. */
export function lockWorkspaces(db: Db) {
  return db
    .selectFrom('workspace')
    .select(['id', 'space_id', 'name', 'status', 'suspended_reason', 'delete_on'])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

export async function updateWorkspace(
  db: Db,
  id: string,
  change: Pick<Updateable<Tables['workspace']>, 'status' | 'suspended_reason' | 'suspended_at' | 'delete_on'>,
): Promise<void> {
  await db.updateTable('workspace').set(change).where('id', '=', id).execute()
}

export async function listDueWorkspaceIds(db: Db, today: LocalDate): Promise<string[]> {
  const rows = await db.selectFrom('workspace').select('id').where('delete_on', '<=', today).execute()
  return rows.map(({ id }) => id)
}

/** Locked, if its deletion is still planned. */
export const findDueWorkspace = (db: Db, id: string, today: LocalDate) =>
  db
    .selectFrom('workspace')
    .select(['name', 'space_id', 'delete_on'])
    .where('id', '=', id)
    .where('delete_on', '<=', today)
    .forUpdate()
    .executeTakeFirst()

export async function deleteWorkspace(db: Db, id: string): Promise<void> {
  await db.deleteFrom('workspace').where('id', '=', id).execute()
}

export function findSpaceOfOwner(db: Db, accountId: string) {
  return db
    .selectFrom('space as p')
    .innerJoin('account as a', 'a.space_id', 'p.id')
    .select(['p.id', 'p.username', 'p.name', 'p.business_type'])
    .where('a.id', '=', accountId)
    .executeTakeFirst()
}

export function listWorkspaces(db: Db, spaceId: string) {
  return db
    .selectFrom('workspace')
    .select(['id', 'name', 'status', 'suspended_reason', 'delete_on', 'created_at'])
    .where('space_id', '=', spaceId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Workspaces that are not suspended, in spaces that are not suspended. */
export async function listActiveWorkspaceIds(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('workspace as w')
    .innerJoin('space as p', 'p.id', 'w.space_id')
    .select('w.id')
    .where('w.status', '=', 'active')
    .where('p.status', '=', 'active')
    .execute()
  return rows.map(row => row.id)
}
