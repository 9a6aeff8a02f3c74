// Registration and the space owner's area (P1).
import * as contract from '@hr/contract/space.ts'
import * as sessionContract from '@hr/contract/session.ts'
import { preparedRoute, route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { orNotFound } from '#api/http/refusal.ts'
import { createWorkspace } from './create-workspace.ts'
import { checkRegistration, register } from './register-owner.ts'
import { findSpaceOfOwner } from './space.store.ts'
import { namedWorkspaces, workspaceRows } from './workspace-rows.ts'

export const spaceRoutes: readonly Route[] = [
  preparedRoute(sessionContract.register, checkRegistration, register, 'registered'),
  route(contract.getSpace, async ({ db, caller, services }) => {
    const space = orNotFound(await findSpaceOfOwner(db, caller.accountId))
    return {
      username: space.username,
      name: space.name,
      businessType: space.business_type,
      workspaces: await workspaceRows(db, services.config, space.id),
    }
  }),
  route(contract.listWorkspaces, async ({ db, caller }) => {
    const space = await findSpaceOfOwner(db, caller.accountId)
    return space ? namedWorkspaces(db, space.id) : []
  }),
  route(contract.getWorkspace, async ({ db, caller, services, input }) => {
    const space = orNotFound(await findSpaceOfOwner(db, caller.accountId))
    const rows = await workspaceRows(db, services.config, space.id)
    return orNotFound(rows.find(({ id }) => id === input.id))
  }),
  route(contract.createWorkspace, createWorkspace),
]
