// Sets the managers of units that have none, all at once (P9, 0121); approval lines follow (R9).
import type { assignUnitManagers as endpoint } from '@hr/contract/organization.ts'
import type { Handler } from '#api/http/context.ts'
import { isAtWork, refuseChoice } from './check-org-node.ts'
import { onManagersChanged } from './on-manager-changed.ts'
import { lockStructure } from './org-node.store.ts'
import { saveOrgNode } from './save-org-node.ts'
import { listUnits } from './structure.queries.ts'

/** INVALID_INPUT on `managers.{unit id}` for somebody who does not work here; SELF_AS_MANAGER. */
export const assignUnitManagers: Handler<typeof endpoint> = async context => {
  const { db, input } = context
  await lockStructure(db)
  const assigned = new Map<string, number>()
  for (const { id, managerId: present } of await listUnits(db)) {
    const managerId = input.managers[id] ?? null
    if (present !== null || managerId === null) continue
    if (!(await isAtWork(db, managerId))) refuseChoice(`managers.${id}`)
    await saveOrgNode(context, id, { managerId }, { withEffects: false })
    assigned.set(id, managerId)
  }
  if (assigned.size > 0) await onManagersChanged(context, assigned)
  return { assigned: assigned.size }
}
