// Registration and the space owner's area (P1).
import { createWorkspace, getSpace, listWorkspaces as listWorkspacesEndpoint } from '@hr/contract/space.ts'
import type { workspaceRow } from '@hr/contract/space.ts'
import type { OutputOf } from '@hr/contract/endpoint.ts'
import type * as z from 'zod/mini'
import { register } from '@hr/contract/session.ts'
import { getCompanyProfile } from '#api/company/company.store.ts'
import { enterWorkspace } from '#api/db/connect/in-workspace.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { preparedRoute, route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { orNotFound } from '#api/http/refusal.ts'
import { addWorkspace } from './add-workspace.ts'
import { checkRegistration, registerOwner } from './register-owner.ts'
import { countEmployees, findSpaceOfOwner, listWorkspaces } from './space.store.ts'

export const spaceRoutes: readonly Route[] = [
  preparedRoute(register, checkRegistration, registerOwner, 'registered'),
  route(getSpace, async ({ db, caller }) => {
    const space = orNotFound(await findSpaceOfOwner(db, caller.accountId))
    return {
      username: space.username,
      name: space.name,
      businessType: space.business_type,
      workspaces: await workspaceRows(db, space.id),
    }
  }),
  route(listWorkspacesEndpoint, async ({ db, caller }) => {
    const space = await findSpaceOfOwner(db, caller.accountId)
    return space ? namedWorkspaces(db, space.id) : []
  }),
  route(createWorkspace, async ({ db, caller, input: { name, nameLo } }) => {
    const space = orNotFound(await findSpaceOfOwner(db, caller.accountId))
    const { id } = await addWorkspace(db, { spaceId: space.id, name, nameLo })
    return orNotFound((await workspaceRows(db, space.id)).find(row => row.id === id))
  }),
]

type NamedWorkspace = OutputOf<typeof listWorkspacesEndpoint>[number]

/** The Lao name is in the profile of each company. */
async function namedWorkspaces(db: Scope, spaceId: string): Promise<NamedWorkspace[]> {
  const rows: NamedWorkspace[] = []
  for (const { id, name, status } of await listWorkspaces(db, spaceId)) {
    await enterWorkspace(db, id)
    rows.push({ id, name, nameLo: (await getCompanyProfile(db)).name_lo, status: statusOf(status) })
  }
  return rows
}

const statusOf = (status: string) => (status === 'active' ? 'active' : 'suspended')

type WorkspaceRow = z.output<typeof workspaceRow>

/** Each workspace counts its own people: no query reads two workspaces. */
async function workspaceRows(db: Scope, spaceId: string): Promise<WorkspaceRow[]> {
  const rows: WorkspaceRow[] = []
  for (const row of await listWorkspaces(db, spaceId)) {
    const { id, name, status } = row
    await enterWorkspace(db, id)
    const employees = await countEmployees(db)
    const { name_lo: nameLo } = await getCompanyProfile(db)
    rows.push({
      id,
      name,
      nameLo,
      status: statusOf(status),
      suspendedReason: row.suspended_reason,
      deleteOn: row.delete_on,
      employees,
      createdAt: row.created_at.toISOString(),
    })
  }
  return rows
}
