// All SQL of the company's changes to the address lists (N5).
import type { AddressLevel } from '@hr/contract/address.ts'
import { sql } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Db } from '#api/db/schema/tables.ts'
import type { AddressRow } from './shipped-address.ts'

export type OwnRow = AddressRow & { readonly isHidden: boolean }

export function listOwn(db: Scope, level: AddressLevel): Promise<OwnRow[]> {
  return db
    .from('address_entry')
    .select(['id', 'parent_id as parentId', 'name', 'name_lo as nameLo', 'is_hidden as isHidden'])
    .where('level', '=', level)
    .orderBy('id')
    .execute()
}

/** Serializes changes of the lists, so that a name is not added twice. */
export async function lockAddresses(db: Scope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`address ${db.workspaceId}`}, 0))`.execute(db)
}

/** Larger than every built-in id. */
export async function nextAddressId(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval('address_entry_id_seq')::integer as id`.execute(db)
  return rows[0]?.id ?? 0
}

export async function saveOwn(db: Scope, level: AddressLevel, row: OwnRow): Promise<void> {
  const values = { name: row.name, name_lo: row.nameLo, is_hidden: row.isHidden }
  await db
    .insertInto('address_entry')
    .values({ workspace_id: db.workspaceId, level, id: row.id, parent_id: row.parentId, ...values })
    .onConflict(conflict => conflict.columns(['workspace_id', 'level', 'id']).doUpdateSet(values))
    .execute()
}
