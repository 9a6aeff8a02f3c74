// Units without a manager, each with the one whom the line managers of its people suggest (P9, 0121).
import type { listUnitsWithoutManager as endpoint } from '@hr/contract/organization.ts'
import { proposedManagers } from '@hr/domain/organization/proposed-managers.ts'
import { pathTo, topDown } from '@hr/domain/organization/tree.ts'
import { todayIn } from '#api/company/today.ts'
import type { Handler } from '#api/http/context.ts'
import { listPeople } from '#api/people/person.ts'
import { unitName } from './structure-nodes.ts'
import { listMembers, listUnits } from './structure.queries.ts'

export const listUnitsWithoutManager: Handler<typeof endpoint> = async ({ db }) => {
  const units = await listUnits(db)
  const byId = new Map(units.map(unit => [unit.id, unit]))
  const members = await listMembers(db, await todayIn(db))
  const inUnit = Map.groupBy(members, member => member.unitId)
  const proposals = proposedManagers(members)
  const people = await listPeople(
    db,
    [...proposals.values()].map(({ managerId }) => managerId),
  )
  return topDown(units)
    .filter(({ row }) => row.managerId === null)
    .map(({ row }) => {
      const proposal = proposals.get(row.id)
      const manager = people.get(proposal?.managerId ?? 0)
      return {
        unit: unitName(row),
        path: pathTo(byId, row.parentId).map(unitName),
        employeeCount: inUnit.get(row.id)?.length ?? 0,
        proposed: proposal && manager ? { manager, reports: proposal.reports } : null,
      }
    })
}
