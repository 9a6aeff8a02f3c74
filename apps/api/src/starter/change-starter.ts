// The operator changes what new workspaces begin with (P3); existing workspaces stay as they are.
import type { NamedRow } from '@hr/contract/named-row.ts'
import { auditCreate, auditDelete, auditUpdate } from '#api/audit/write-audit.ts'
import type { Context } from '#api/http/context.ts'
import { orNotFound } from '#api/http/refusal.ts'
import { refusePartialOrder } from '#api/http/refuse-partial-order.ts'
import { refusingTaken } from '#api/http/refusing-taken.ts'
import {
  deleteStarterItem,
  findStarterItemForUpdate,
  insertStarterItem,
  lockStarterItems,
  rankStarterItems,
  renameStarterItem,
} from './starter.store.ts'
import type { Names, StarterTable } from './starter.store.ts'

type Of<Input> = Context<Input, unknown>

const columnsOf = ({ name, nameLo }: Names) => ({ name, name_lo: nameLo })

/** ALREADY_EXISTS if the name is taken. */
export async function createItem(table: StarterTable, work: Of<Names>): Promise<NamedRow> {
  const { db, input, language } = work
  const item = await refusingTaken(language, takenName(table), () => insertStarterItem(db, table, input))
  const after = columnsOf(item)
  await auditCreate(db, table, item.id, after)
  return item
}

/** NOT_FOUND, or ALREADY_EXISTS if another one has the name. */
export async function renameItem(table: StarterTable, work: Of<NamedRow>): Promise<NamedRow> {
  const { db, input, language } = work
  const before = orNotFound(await findStarterItemForUpdate(db, table, input.id))
  const after = { ...before, ...input, id: before.id }
  await refusingTaken(language, takenName(table), () => renameStarterItem(db, table, after))
  await auditUpdate(db, table, before.id, { before: columnsOf(before), after: columnsOf(after) })
  return after
}

/** LIST_CHANGED unless the ids are all of them. */
export async function orderItems(
  table: StarterTable,
  { db, input: { ids } }: Of<{ readonly ids: readonly string[] }>,
): Promise<Record<string, never>> {
  const before = (await lockStarterItems(db, table)).map(({ id }) => id)
  refusePartialOrder(before, ids)
  await rankStarterItems(db, table, ids)
  await auditUpdate(db, table, 'order', { before: { ids: before }, after: { ids } })
  return {}
}

export async function removeItem(
  table: StarterTable,
  { db, input }: Of<{ readonly id: string }>,
): Promise<Record<string, never>> {
  const item = orNotFound(await findStarterItemForUpdate(db, table, input.id))
  await deleteStarterItem(db, table, item.id)
  const before = columnsOf(item)
  await auditDelete(db, table, item.id, before)
  return {}
}

const takenName = (table: StarterTable) => ({ [`${table}_name_key`]: 'name' })
