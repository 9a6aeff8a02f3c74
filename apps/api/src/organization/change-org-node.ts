// Creates, changes, moves and deletes a node of the structure (P9); approval lines follow its manager (R9).
import type {
  OrgNodeDetail,
  createOrgNode as createEndpoint,
  deleteOrgNode as deleteEndpoint,
  moveOrgNode as moveEndpoint,
  updateOrgNode as updateEndpoint,
} from '@hr/contract/organization.ts'
import { writeAudit } from '#api/audit/write-audit.ts'
import type { AuditedChange } from '#api/audit/write-audit.ts'
import { todayIn } from '#api/company/today.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import { publishLive } from '#api/live/publish-live.ts'
import { checkOrgNode } from './check-org-node.ts'
import { onManagerChanged } from './on-manager-changed.ts'
import { isMoveTarget } from './org-move-plan.store.ts'
import {
  deleteOrgNodeRow,
  insertOrgNodes,
  lockOrgNode,
  lockStructure,
  nextPlaceBelow,
} from './org-node.store.ts'
import { dropMovePlan, planOrgMove, refusePastMove } from './plan-org-move.ts'
import { saveOrgNode } from './save-org-node.ts'
import type { StructureWork } from './save-org-node.ts'
import { loadNodeDetail } from './structure-nodes.ts'
import { countPeopleEver, listUnits } from './structure.queries.ts'

/** INVALID_INPUT for an unknown parent, tag or manager. */
export const createOrgNode: Handler<typeof createEndpoint> = async context => {
  const { db, input } = context
  const { name, nameLo, parentId, structureTagId, managerId, description, location } = input
  await lockStructure(db)
  const units = await listUnits(db)
  await checkOrgNode(db, units, input)
  const sortOrder = await nextPlaceBelow(db, parentId)
  const [id = ''] = await insertOrgNodes(db, [
    { name, nameLo, parentId, structureTagId, managerId, description, location, sortOrder },
  ])
  const after = { name, name_lo: nameLo, parent_id: parentId, structure_tag_id: structureTagId }
  await auditAndPublish(context, {
    operation: 'CREATE',
    entity: 'org_node',
    entityId: id,
    after: { ...after, manager_id: managerId, description, location },
  })
  await onManagerChanged(context, id, managerId)
  return shown(context, id)
}

/** NOT_FOUND; INVALID_INPUT for its references; CYCLE. */
export const updateOrgNode: Handler<typeof updateEndpoint> = async context => {
  const { id, ...change } = context.input
  await saveOrgNode(context, id, change)
  return shown(context, id)
}

/** NOT_FOUND; INVALID_INPUT for the parent or a past day; CYCLE. */
export const moveOrgNode: Handler<typeof moveEndpoint> = async context => {
  const { db, input } = context
  const { id: nodeId, parentId = null } = input
  const today = await todayIn(db)
  refusePastMove(today, input.on)
  if (input.on !== undefined && input.on > today) {
    await planOrgMove(context, { nodeId, parentId, place: input.index ?? null, movesOn: input.on })
    return shown(context, nodeId)
  }
  await lockStructure(db)
  const before = (await listUnits(db)).find(({ id }) => id === nodeId)?.parentId
  await saveOrgNode(context, nodeId, { parentId, index: input.index ?? 'last' })
  // Another order among the siblings leaves a planned move as it is.
  if (before !== parentId) await dropMovePlan(db, nodeId)
  return shown(context, nodeId)
}

/** NOT_FOUND, or IN_USE with children, any job in it or a move to it planned; the lock prevents new jobs. */
export const deleteOrgNode: Handler<typeof deleteEndpoint> = async context => {
  const { db, input } = context
  await lockStructure(db)
  const node = orNotFound(await lockOrgNode(db, input.id))
  const units = await listUnits(db)
  const hasChildren = units.some(unit => unit.parentId === node.id)
  if (hasChildren || (await countPeopleEver(db, node.id)) > 0 || (await isMoveTarget(db, node.id)))
    throw new Refusal('IN_USE')
  await deleteOrgNodeRow(db, node.id)
  const { id, ...before } = node
  await auditAndPublish(context, { operation: 'DELETE', entity: 'org_node', entityId: id, before })
  return {}
}

async function auditAndPublish({ db }: StructureWork, change: AuditedChange): Promise<void> {
  await writeAudit(db, change)
  await publishLive(db, { topic: 'organization', employeeIds: [] })
}

async function shown({ db }: StructureWork, id: string): Promise<OrgNodeDetail> {
  return loadNodeDetail(db, id)
}
