// SQL of planned moves (P9): the next move of a unit.
import type { PlannedMove } from '@hr/domain/organization/planned-move.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { Scope } from '#api/db/connect/scope.ts'

export type MovePlan = PlannedMove & { readonly movesOn: LocalDate }

const columns = ['node_id as nodeId', 'parent_id as parentId', 'place', 'moves_on as movesOn'] as const

/** In the order in which they are carried out. */
export const listMovePlans = (db: Scope): Promise<MovePlan[]> =>
  db.from('org_move_plan').select(columns).orderBy('moves_on').orderBy('node_id').execute()

/** Replaces the plan of the unit; returns the one before. */
export async function saveMovePlan(db: Scope, plan: MovePlan): Promise<MovePlan | undefined> {
  const before = await deleteMovePlan(db, plan.nodeId)
  await db
    .insertInto('org_move_plan')
    .values({
      workspace_id: db.workspaceId,
      node_id: plan.nodeId,
      parent_id: plan.parentId,
      place: plan.place,
      moves_on: plan.movesOn,
    })
    .execute()
  return before
}

export const deleteMovePlan = (db: Scope, nodeId: string): Promise<MovePlan | undefined> =>
  db.delete('org_move_plan').where('node_id', '=', nodeId).returning(columns).executeTakeFirst()

export async function isMoveTarget(db: Scope, id: string): Promise<boolean> {
  const row = await db.from('org_move_plan').select('node_id').where('parent_id', '=', id).executeTakeFirst()
  return row !== undefined
}
