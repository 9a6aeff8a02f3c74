// The SQL of what a new workspace begins with (P3).
import type { NamedRow } from '@hr/contract/named-row.ts'
import { sql } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'
import { newId } from '#api/db/new-id.ts'

export type StarterTable = 'starter_position' | 'starter_department'
export type Names = { readonly name: string; readonly nameLo: string }

const rows = (db: Scope, table: StarterTable) =>
  db.selectFrom(table).select(['id', 'name', 'name_lo as nameLo']).orderBy('sort_order').orderBy('id')

export const listStarterItems = (db: Scope, table: StarterTable): Promise<NamedRow[]> =>
  rows(db, table).execute()

/** All of them in order, locked. */
export const lockStarterItems = (db: Scope, table: StarterTable): Promise<NamedRow[]> =>
  rows(db, table).forUpdate().execute()

/** Waits for concurrent changes. */
export const findStarterItemForUpdate = (
  db: Scope,
  table: StarterTable,
  id: string,
): Promise<NamedRow | undefined> => rows(db, table).where('id', '=', id).forUpdate().executeTakeFirst()

/** At the end of the order. */
export async function insertStarterItem(
  db: Scope,
  table: StarterTable,
  { name, nameLo }: Names,
): Promise<NamedRow> {
  const id = newId()
  await db
    .insertInto(table)
    .values(eb => ({
      id,
      name,
      name_lo: nameLo,
      sort_order: eb.selectFrom(table).select(sql<number>`coalesce(max(sort_order), 0) + 1`.as('next')),
    }))
    .execute()
  return { id, name, nameLo }
}

export async function renameStarterItem(
  db: Scope,
  table: StarterTable,
  { id, name, nameLo }: NamedRow,
): Promise<void> {
  await db.updateTable(table).set({ name, name_lo: nameLo }).where('id', '=', id).execute()
}

export async function deleteStarterItem(db: Scope, table: StarterTable, id: string): Promise<void> {
  await db.deleteFrom(table).where('id', '=', id).execute()
}

/** Places from 1. */
export async function rankStarterItems(
  db: Scope,
  table: StarterTable,
  ids: readonly string[],
): Promise<void> {
  await sql`
    update ${sql.table(table)} item set sort_order = placed.place
    from unnest(${ids}::uuid[]) with ordinality as placed (id, place)
    where item.id = placed.id`.execute(db)
}
