// Plans the move of a unit for a later day, and undoes the plan (P9). One plan per unit: another move replaces it.
import type { cancelOrgNodeMove as endpoint } from '@hr/contract/organization.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { afterMoves } from '@hr/domain/organization/planned-move.ts'
import type { EngineWork } from '#api/approval/request-kind.ts'
import { auditUpdate } from '#api/audit/write-audit.ts'
import { formatDate } from '#api/http/format-date.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import { publishLive } from '#api/live/publish-live.ts'
import { checkOrgNode, refuseCycle } from './check-org-node.ts'
import { deleteMovePlan, listMovePlans, saveMovePlan } from './org-move-plan.store.ts'
import type { MovePlan } from './org-move-plan.store.ts'
import { lockStructure } from './org-node.store.ts'
import { loadNodeDetail } from './structure-nodes.ts'
import { listUnits } from './structure.queries.ts'

/** INVALID_INPUT for a day before today. */
export function refusePastMove(today: LocalDate, on: LocalDate | undefined): void {
  if (on === undefined || on >= today) return
  throw new Refusal('INVALID_INPUT', {}, [
    { path: 'on', code: 'dayPast', parameters: { date: formatDate(today) } },
  ])
}

/** NOT_FOUND; INVALID_INPUT for the parent; CYCLE in the structure that other plans lead to by that day. */
export async function planOrgMove({ db }: EngineWork, plan: MovePlan): Promise<void> {
  await lockStructure(db)
  const units = await listUnits(db)
  orNotFound(units.find(unit => unit.id === plan.nodeId))
  await checkOrgNode(db, units, plan)
  const earlier = (await listMovePlans(db)).filter(
    other => other.nodeId !== plan.nodeId && other.movesOn <= plan.movesOn,
  )
  refuseCycle(afterMoves(units, earlier), plan.nodeId, plan.parentId)
  const before = await saveMovePlan(db, plan)
  await auditPlan(db, plan.nodeId, { before, after: plan })
}

/** Nothing if there is none. */
export async function dropMovePlan(db: EngineWork['db'], nodeId: string): Promise<MovePlan | undefined> {
  const before = await deleteMovePlan(db, nodeId)
  if (before) await auditPlan(db, nodeId, { before, after: undefined })
  return before
}

/** NOT_FOUND if no move is planned, or it was carried out. */
export const cancelOrgNodeMove: Handler<typeof endpoint> = async ({ db, input }) => {
  const { id } = input
  await lockStructure(db)
  orNotFound(await dropMovePlan(db, id))
  return loadNodeDetail(db, id)
}

type Plans = { readonly before: MovePlan | undefined; readonly after: MovePlan | undefined }

async function auditPlan(db: EngineWork['db'], id: string, { before, after }: Plans): Promise<void> {
  const facts = (plan: MovePlan | undefined) => ({
    planned_parent_id: plan?.parentId ?? null,
    moves_on: plan?.movesOn ?? null,
  })
  await auditUpdate(db, 'org_node', id, { before: facts(before), after: facts(after) })
  await publishLive(db, { topic: 'organization', employeeIds: [] })
}
