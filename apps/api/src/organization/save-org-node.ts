// Saves a changed node at its place, with its history and the effects of a new manager or parent (P9, R9).
// Changes of a structure are serialised: two moves can never form a cycle.
import { orderAfterMove } from '@hr/domain/organization/move.ts'
import type { EngineWork } from '#api/approval/request-kind.ts'
import { auditUpdate } from '#api/audit/write-audit.ts'
import { orNotFound } from '#api/http/refusal.ts'
import { publishLive } from '#api/live/publish-live.ts'
import { checkOrgNode, refuseCycle } from './check-org-node.ts'
import { onManagerChanged } from './on-manager-changed.ts'
import { lockStructure, orderOrgNodes, updateOrgNode } from './org-node.store.ts'
import { listUnits } from './structure.queries.ts'
import type { UnitRow } from './structure.queries.ts'

export type StructureWork = EngineWork
export type NodeChange = Partial<Omit<UnitRow, 'id'>> & {
  /** The place among the siblings. Default: unchanged, and last below a new parent. */
  readonly index?: number | 'last'
}

/** NOT_FOUND; INVALID_INPUT for its references; CYCLE. Writes nothing if nothing changes. */
export async function saveOrgNode(
  work: StructureWork,
  id: string,
  change: NodeChange,
  { withEffects = true }: { readonly withEffects?: boolean } = {},
): Promise<void> {
  const { db } = work
  await lockStructure(db)
  const units = await listUnits(db)
  const before = orNotFound(units.find(unit => unit.id === id))
  const { index, ...facts } = change
  const after: UnitRow = { ...before, ...given(facts) }
  await checkOrgNode(db, units, changedFacts(before, after))
  const isMoved = after.parentId !== before.parentId
  if (isMoved) refuseCycle(units, before.id, after.parentId)
  const siblings = units.filter(unit => unit.parentId === after.parentId).map(unit => unit.id)
  const order =
    index === undefined && !isMoved
      ? siblings
      : orderAfterMove(siblings, before.id, typeof index === 'number' ? index : undefined)
  const place = order.indexOf(before.id)
  const isReordered = !isMoved && place !== siblings.indexOf(before.id)
  const changed = columnsOf(changedFacts(before, after))
  if (Object.keys(changed).length === 0 && !isReordered) return
  await updateOrgNode(db, before.id, {
    ...changed,
    ...(order !== siblings && { sort_order: place }),
  })
  if (order !== siblings) await orderOrgNodes(db, order)
  await auditUpdate(db, 'org_node', before.id, {
    before: {
      ...columnsOf(picked(before, changedFacts(before, after))),
      ...(isReordered && { place: siblings.indexOf(before.id) }),
    },
    after: { ...changed, ...(isReordered && { place }) },
  })
  await publishLive(db, { topic: 'organization', employeeIds: [] })
  const isNewManager = after.managerId !== before.managerId
  if (withEffects && (isMoved || isNewManager))
    await onManagerChanged(work, before.id, isNewManager ? after.managerId : null)
}

type Facts = Partial<Omit<UnitRow, 'id'>>
const factNames = [
  'name',
  'nameLo',
  'parentId',
  'structureTagId',
  'managerId',
  'description',
  'location',
] as const
const columns = {
  name: 'name',
  nameLo: 'name_lo',
  parentId: 'parent_id',
  structureTagId: 'structure_tag_id',
  managerId: 'manager_id',
  description: 'description',
  location: 'location',
} as const

/** Missing facts stay unchanged. */
const given = (facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined))

const changedFacts = (before: UnitRow, after: UnitRow): Facts =>
  Object.fromEntries(factNames.filter(name => before[name] !== after[name]).map(name => [name, after[name]]))

const picked = (unit: UnitRow, names: Facts): Facts =>
  Object.fromEntries(factNames.filter(name => name in names).map(name => [name, unit[name]]))

const columnsOf = (facts: Facts) =>
  Object.fromEntries(
    factNames.filter(name => facts[name] !== undefined).map(name => [columns[name], facts[name]]),
  )
