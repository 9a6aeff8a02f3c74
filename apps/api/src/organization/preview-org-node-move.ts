// Previews moving a node or changing its manager (P5, P9, R9): makes the change and rolls it back, so that the preview
// refuses what the change refuses. A later day is previewed in the structure that other planned moves lead to.
import type { previewOrgNodeMove as endpoint } from '@hr/contract/organization.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { teamChanges } from '@hr/domain/organization/move.ts'
import { isMovePossible } from '@hr/domain/organization/planned-move.ts'
import { pathTo, subtree } from '@hr/domain/organization/tree.ts'
import { lineMoves } from '#api/approval/line-moves.ts'
import { todayIn } from '#api/company/today.ts'
import { dryRun } from '#api/db/connect/dry-run.ts'
import { listPeople } from '#api/people/person.ts'
import { toMoves } from '#api/approval/to-moves.ts'
import type { Handler } from '#api/http/context.ts'
import { orNotFound } from '#api/http/refusal.ts'
import { peopleBelow } from './on-manager-changed.ts'
import { listMovePlans } from './org-move-plan.store.ts'
import { refusePastMove } from './plan-org-move.ts'
import { saveOrgNode } from './save-org-node.ts'
import type { NodeChange } from './save-org-node.ts'
import { unitName } from './structure-nodes.ts'
import { listMembers, listUnits } from './structure.queries.ts'
import type { UnitRow } from './structure.queries.ts'

/** Steps listed; the total counts the rest. */
const mostSteps = 50

export const previewOrgNodeMove: Handler<typeof endpoint> = async context => {
  const { db, input } = context
  const { id } = input
  const today = await todayIn(db)
  refusePastMove(today, input.on)
  const { before, after, moves, people } = await tried(context, id, today)
  const steps = await toMoves(db, moves)
  const members = await listMembers(db, input.on ?? today)
  const teams = teamChanges(before, after, members)
  const leaders = await listPeople(
    db,
    teams.map(team => team.leaderId),
  )
  return {
    pathBefore: pathTo(before, id).map(unitName),
    pathAfter: pathTo(after, id).map(unitName),
    units: subtree([...before.values()], id).length - 1,
    people: people.length,
    approvalStepCount: steps.length,
    approvalSteps: steps.slice(0, mostSteps),
    teams: teams.map(({ leaderId, gains, loses }) => ({
      leader: orNotFound(leaders.get(leaderId)),
      gains,
      loses,
    })),
  }
}

type PreviewContext = Parameters<Handler<typeof endpoint>>[0]

function tried(context: PreviewContext, id: string, today: LocalDate) {
  const { db, input } = context
  const change: NodeChange = {
    parentId: input.parentId,
    index: input.index ?? 'last',
    ...(input.managerId !== undefined && { managerId: input.managerId }),
  }
  return dryRun(db, async () => {
    await makePlannedMoves(context, id)
    const before = byId(await listUnits(db))
    orNotFound(before.get(id))
    const people = await peopleBelow(context, [id], input.on)
    const settled = await lineMoves(context, { date: today, requesterIds: people })
    await saveOrgNode(context, id, change, { withEffects: false })
    const moved = await lineMoves(context, { date: today, requesterIds: people })
    // Steps that would move today anyway are not an effect of this change.
    const known = new Set(settled.map(move => move.request.id))
    return {
      before,
      people,
      after: byId(await listUnits(db)),
      moves: moved.filter(move => !known.has(move.request.id)),
    }
  })
}

/** Moves of other units up to the day; the new plan of this unit replaces its own. */
async function makePlannedMoves(context: PreviewContext, id: string): Promise<void> {
  const { db, input } = context
  const on = input.on ?? ''
  for (const plan of await listMovePlans(db)) {
    const isBefore = plan.nodeId !== id && plan.movesOn <= on
    if (!isBefore || !isMovePossible(await listUnits(db), plan)) continue
    const { parentId, place } = plan
    await saveOrgNode(context, plan.nodeId, { parentId, index: place ?? 'last' }, { withEffects: false })
  }
}

const byId = (units: readonly UnitRow[]): ReadonlyMap<string, UnitRow> =>
  new Map(units.map(unit => [unit.id, unit]))
