// Structure tags: list, add, rename, order, delete (P9).
import * as contract from '@hr/contract/structure-tag.ts'
import type { StructureTag } from '@hr/contract/structure-tag.ts'
import { newId } from '#api/db/new-id.ts'
import { rankRows } from '#api/db/rank-rows.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import type { AppCaller } from '#api/http/caller.ts'
import type { Context } from '#api/http/context.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import { auditAndPublish, columnsOf, orderedIds } from './change-named.ts'
import { lockStructure } from './org-node.store.ts'
import type { Names } from './position.store.ts'
import { refusingTakenName } from './refusing-taken-name.ts'
import {
  deleteTagRow,
  findTagForUpdate,
  insertTags,
  listTags,
  lockTags,
  updateTagRow,
} from './structure-tag.store.ts'

type Of<Input> = Context<Input, AppCaller>
const entity = 'structure_tag'

/** ALREADY_EXISTS if the name is taken. */
async function create(context: Of<Names>): Promise<StructureTag> {
  const { db, caller, input, language } = context
  const id = newId()
  const last = (await lockTags(db)).length
  const row = { workspace_id: caller.workspaceId, id, code: null, ...columnsOf(input), sort_order: last + 1 }
  await refusingTakenName(language, entity, () => insertTags(db, [row]))
  await auditAndPublish(context, { operation: 'CREATE', entity, entityId: id, after: columnsOf(input) })
  return shown(context, id)
}

/** NOT_FOUND, or ALREADY_EXISTS if another one has the name. */
async function rename(context: Of<Names & { id: string }>): Promise<StructureTag> {
  const { db, input, language } = context
  const before = orNotFound(await findTagForUpdate(db, input.id))
  await refusingTakenName(language, entity, () => updateTagRow(db, input.id, columnsOf(input)))
  const { name, name_lo } = before
  const change = { operation: 'UPDATE', entity, entityId: input.id } as const
  await auditAndPublish(context, { ...change, before: { name, name_lo }, after: columnsOf(input) })
  return shown(context, input.id)
}

/** NOT_FOUND, or IN_USE while a node has it, and always for the tag of the departments page. */
async function remove(context: Of<{ id: string }>): Promise<Record<string, never>> {
  const { db, input } = context
  // Prevents that a node gets the tag meanwhile.
  await lockStructure(db)
  const { code, name, name_lo } = orNotFound(await findTagForUpdate(db, input.id))
  if (code !== null || (await shown(context, input.id)).nodeCount > 0) throw new Refusal('IN_USE')
  await deleteTagRow(db, input.id)
  await auditAndPublish(context, {
    operation: 'DELETE',
    entity,
    entityId: input.id,
    before: { name, name_lo },
  })
  return {}
}

/** NOT_FOUND if one of them is no tag. */
async function order(context: Of<{ ids: string[] }>): Promise<Record<string, never>> {
  const { db, input } = context
  const before = await lockTags(db)
  const ids = orderedIds(before, input.ids)
  await rankRows(db, 'structure_tag', ids)
  const change = { operation: 'UPDATE', entity, entityId: 'order' } as const
  await auditAndPublish(context, { ...change, before: { ids: before }, after: { ids } })
  return {}
}

async function shown({ db }: Of<unknown>, id: string): Promise<StructureTag> {
  return orNotFound((await listTags(db)).find(tag => tag.id === id))
}

export const structureTagRoutes: readonly Route[] = [
  route(contract.listStructureTags, ({ db }) => listTags(db)),
  route(contract.createStructureTag, create),
  route(contract.orderStructureTags, order),
  route(contract.updateStructureTag, rename),
  route(contract.deleteStructureTag, remove),
]
