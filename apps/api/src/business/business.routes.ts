// The registered businesses (P3).
import * as contract from '@hr/contract/business.ts'
import { auditUpdate } from '#api/audit/write-audit.ts'
import { route } from '#api/http/context.ts'
import type { Handler, Route } from '#api/http/context.ts'
import { listPage, newestFirst } from '#api/http/list-page.ts'
import { updateSpace } from '#api/space/space.store.ts'
import { countSpaces, listSpaces } from './business.queries.ts'
import {
  workspaceDeletionPlanned,
  workspaceDeletionUndone,
  workspaceResumed,
  workspaceSuspended,
} from './change-workspace.ts'
import { businessCreated } from './create-business.ts'
import { businessOf, toBusinesses } from './to-businesses.ts'

const businessesListed: Handler<typeof contract.listBusinesses> = async ({ db, input }) => {
  const page = await listPage(input, {
    rows: window => listSpaces(db, input, window),
    total: () => countSpaces(db, input),
    ...newestFirst,
  })
  return { ...page, rows: await toBusinesses(db, page.rows) }
}

const businessUpdated: Handler<typeof contract.updateBusiness> = async ({ db, input }) => {
  const { id, name, businessType } = input
  const before = await businessOf(db, id)
  await updateSpace(db, id, { name, business_type: businessType })
  await auditUpdate(db, 'space', before.id, {
    before: { name: before.name, businessType: before.businessType },
    after: { name, businessType },
  })
  return { ...before, name, businessType }
}

export const businessRoutes: readonly Route[] = [
  route(contract.listBusinesses, businessesListed),
  route(contract.createBusiness, businessCreated),
  route(contract.getBusiness, ({ db, input }) => businessOf(db, input.id)),
  route(contract.updateBusiness, businessUpdated),
  route(contract.suspendWorkspace, workspaceSuspended),
  route(contract.resumeWorkspace, workspaceResumed),
  route(contract.planWorkspaceDeletion, workspaceDeletionPlanned),
  route(contract.undoWorkspaceDeletion, workspaceDeletionUndone),
]
