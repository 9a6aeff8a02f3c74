// Businesses as the operator sees them (P3).
import type { Business, BusinessWorkspace } from '@hr/contract/business.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { orNotFound } from '#api/http/refusal.ts'
import { findSpace, listWorkspacesOf, readInside } from './business.queries.ts'
import type { SpaceRow, WorkspaceFacts, WorkspaceRow } from './business.queries.ts'

export async function toBusinesses(db: Scope, spaces: readonly SpaceRow[]): Promise<Business[]> {
  const workspaces = await listWorkspacesOf(
    db,
    spaces.map(({ id }) => id),
  )
  const inside = await readInside(
    db,
    workspaces.map(({ id }) => id),
  )
  return spaces.map(({ firstName, lastName, email, ...space }) => ({
    ...space,
    createdAt: space.createdAt.toISOString(),
    owner: firstName === null || lastName === null ? null : { firstName, lastName, email },
    workspaces: workspaces
      .filter(({ space_id }) => space_id === space.id)
      .map(row => toWorkspace(row, inside.get(row.id))),
  }))
}

/** NOT_FOUND */
export async function businessOf(db: Scope, id: string): Promise<Business> {
  const space = orNotFound(await findSpace(db, id))
  return orNotFound((await toBusinesses(db, [space]))[0])
}

const noFacts: WorkspaceFacts = { nameLo: '', employees: 0, requestsWaiting: 0, newest: null }

const toWorkspace = (
  row: WorkspaceRow,
  { nameLo, employees, requestsWaiting, newest }: WorkspaceFacts = noFacts,
): BusinessWorkspace => ({
  id: row.id,
  name: row.name,
  nameLo,
  status: row.status === 'active' ? 'active' : 'suspended',
  suspendedReason: row.suspended_reason,
  suspendedAt: row.suspended_at?.toISOString() ?? null,
  deleteOn: row.delete_on,
  employees,
  requestsWaiting,
  createdAt: row.created_at.toISOString(),
  export: newest,
})
