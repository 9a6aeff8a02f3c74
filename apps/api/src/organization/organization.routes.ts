// The structure (P9): its tree, changes with their preview and history, departments, and the chart.
import * as chartContract from '@hr/contract/org-chart.ts'
import * as contract from '@hr/contract/organization.ts'
import { topDown } from '@hr/domain/organization/tree.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { answeredTree } from './answered-tree.ts'
import { assignUnitManagers } from './assign-unit-managers.ts'
import { createOrgNode, deleteOrgNode, moveOrgNode, updateOrgNode } from './change-org-node.ts'
import { listDepartments } from './list-departments.ts'
import { listOrgChanges } from './list-org-changes.ts'
import { listUnitsWithoutManager } from './list-units-without-manager.ts'
import { orgChart } from './org-chart.ts'
import { cancelOrgNodeMove } from './plan-org-move.ts'
import { previewOrgNodeMove } from './preview-org-node-move.ts'
import { loadNodeDetail, loadStructure } from './structure-nodes.ts'

export const organizationRoutes: readonly Route[] = [
  route(contract.getOrgStructure, async ({ db, input }) => {
    const structure = await loadStructure(db, input.date)
    return answeredTree(topDown(structure.units), structure.node)
  }),
  route(chartContract.orgChart, orgChart),
  route(contract.getOrgNode, ({ db, input }) => loadNodeDetail(db, input.id)),
  route(contract.listDepartments, listDepartments),
  route(contract.listOrgChanges, listOrgChanges),
  route(contract.listUnitsWithoutManager, listUnitsWithoutManager),
  route(contract.assignUnitManagers, assignUnitManagers),
  route(contract.createOrgNode, createOrgNode),
  route(contract.updateOrgNode, updateOrgNode),
  route(contract.deleteOrgNode, deleteOrgNode),
  route(contract.moveOrgNode, moveOrgNode),
  route(contract.cancelOrgNodeMove, cancelOrgNodeMove),
  route(contract.previewOrgNodeMove, previewOrgNodeMove),
]
