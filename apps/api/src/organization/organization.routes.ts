// The structure (P9): its tree, changes with their preview and history, departments, and the chart.
import { getOrgNode, getOrgStructure, listDepartments, orgChart } from '@hr/contract/organization.ts'
import { nested, topDown } from '@hr/domain/organization/tree.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { departments } from './list-departments.ts'
import { orgChart as chart } from './org-chart.ts'
import { loadStructure, nodeDetail } from './structure-nodes.ts'

export const organizationRoutes: readonly Route[] = [
  route(getOrgStructure, async ({ db, caller, input, now }) => {
    const structure = await loadStructure(db, caller.workspaceId, now, input.date)
    return nested(topDown(structure.units), structure.node)
  }),
  route(orgChart, chart),
  route(getOrgNode, async ({ db, caller, input, now }) =>
    nodeDetail(await loadStructure(db, caller.workspaceId, now), input.id),
  ),
  route(listDepartments, departments),
]
