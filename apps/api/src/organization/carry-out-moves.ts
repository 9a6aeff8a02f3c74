// Hourly: moves the units whose day has come in the company's time zone (P9). Safe to run late, twice or after downtime: a
// plan is removed with its move. One that is no longer possible moves nothing, and HR gets a notice.
import { paths } from '@hr/contract/paths.ts'
import { isMovePossible } from '@hr/domain/organization/planned-move.ts'
import { listPermissionHolders } from '#api/access/permission-holders.queries.ts'
import type { EngineWork } from '#api/approval/request-kind.ts'
import { todayIn } from '#api/company/today.ts'
import { notify } from '#api/notification/notify.ts'
import { listMovePlans } from './org-move-plan.store.ts'
import type { MovePlan } from './org-move-plan.store.ts'
import { lockStructure } from './org-node.store.ts'
import { dropMovePlan } from './plan-org-move.ts'
import { saveOrgNode } from './save-org-node.ts'
import { listUnits } from './structure.queries.ts'
import type { UnitRow } from './structure.queries.ts'

export async function carryOutMoves(work: EngineWork): Promise<void> {
  const { db } = work
  const today = await todayIn(db)
  const isDue = ({ movesOn }: MovePlan) => movesOn <= today
  if (!(await listMovePlans(db)).some(isDue)) return
  await lockStructure(db)
  for (const plan of (await listMovePlans(db)).filter(isDue)) {
    const units = await listUnits(db)
    await dropMovePlan(db, plan.nodeId)
    if (isMovePossible(units, plan)) {
      const { parentId, place } = plan
      await saveOrgNode(work, plan.nodeId, { parentId, index: place ?? 'last' })
    } else await notifyImpossible(work, plan, units)
  }
}

async function notifyImpossible(work: EngineWork, plan: MovePlan, units: readonly UnitRow[]): Promise<void> {
  const { db, services } = work
  const nameOf = (id: string | null) => {
    const unit = units.find(one => one.id === id)
    return { en: unit?.name ?? '', lo: unit?.nameLo || unit?.name || '' }
  }
  const holders = await Promise.all(
    (['ORGANIZATION', 'DEPARTMENT'] as const).map(group =>
      listPermissionHolders(db, services.config, { group, action: 'edit' }),
    ),
  )
  await notify(work, {
    employeeIds: holders.flat(),
    code: 'MOVE_NOT_POSSIBLE',
    parameters: { unit: nameOf(plan.nodeId), parent: nameOf(plan.parentId), date: plan.movesOn },
    link: paths.organization,
  })
}
