// The registered businesses (P3).
import * as contract from '@hr/contract/business.ts'
import { auditUpdate } from '#api/audit/write-audit.ts'
import { route } from '#api/http/context.ts'
import type { Handler, Route } from '#api/http/context.ts'
import { listPage, newestFirst } from '#api/http/list-page.ts'
import { updateSpace } from '#api/space/space.store.ts'
import { countSpaces, listSpaces } from './business.queries.ts'
import {
  planWorkspaceDeletion,
  undoWorkspaceDeletion,
  resumeWorkspace,
  suspendWorkspace,
} from './change-workspace.ts'
import { createBusiness } from './create-business.ts'
import { businessOf, toBusinesses } from './to-businesses.ts'

const listBusinesses: Handler<typeof contract.listBusinesses> = async ({ db, input }) => {
  const page = await listPage(input, {
    rows: window => listSpaces(db, input, window),
    total: () => countSpaces(db, input),
    ...newestFirst,
  })
  return { ...page, rows: await toBusinesses(db, page.rows) }
}

const updateBusiness: Handler<typeof contract.updateBusiness> = async ({ db, input }) => {
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
  route(contract.listBusinesses, listBusinesses),
  route(contract.createBusiness, createBusiness),
  route(contract.getBusiness, ({ db, input }) => businessOf(db, input.id)),
  route(contract.updateBusiness, updateBusiness),
  route(contract.suspendWorkspace, suspendWorkspace),
  route(contract.resumeWorkspace, resumeWorkspace),
  route(contract.planWorkspaceDeletion, planWorkspaceDeletion),
  route(contract.undoWorkspaceDeletion, undoWorkspaceDeletion),
]
