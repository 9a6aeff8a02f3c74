// The companies of a space as its owner sees them (P1): each is read in its own workspace, no query reads two.
import type { OutputOf } from '@hr/contract/endpoint.ts'
import type { listWorkspaces as listEndpoint, WorkspaceRow } from '@hr/contract/space.ts'
import { listAdministrators } from '#api/access/administrators.queries.ts'
import { getCompanyProfile } from '#api/company/company.store.ts'
import type { Config } from '#api/config.ts'
import { enterWorkspace } from '#api/db/connect/in-workspace.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { toPerson } from '#api/people/person.ts'
import { newestExport } from '#api/workspace-export/to-workspace-export.ts'
import { countInside } from './count-inside.queries.ts'
import { listWorkspaces } from './space.store.ts'

type Named = OutputOf<typeof listEndpoint>[number]
type StoredRow = Awaited<ReturnType<typeof listWorkspaces>>[number]

const named = ({ id, name, status }: StoredRow, nameLo: string): Named => ({
  id,
  name,
  nameLo,
  status: status === 'active' ? 'active' : 'suspended',
})

/** Leaves the transaction inside the last workspace. */
export async function namedWorkspaces(db: Scope, spaceId: string): Promise<Named[]> {
  const rows: Named[] = []
  for (const row of await listWorkspaces(db, spaceId)) {
    await enterWorkspace(db, row.id)
    rows.push(named(row, (await getCompanyProfile(db)).name_lo))
  }
  return rows
}

/** Leaves the transaction inside the last workspace. */
export async function workspaceRows(db: Scope, config: Config, spaceId: string): Promise<WorkspaceRow[]> {
  const rows: WorkspaceRow[] = []
  for (const row of await listWorkspaces(db, spaceId)) {
    await enterWorkspace(db, row.id)
    const [profile, inside, administrators, newest] = await Promise.all([
      getCompanyProfile(db),
      countInside(db),
      listAdministrators(db, config.fullAccessEmployeeId),
      newestExport(db),
    ])
    rows.push({
      ...named(row, profile.name_lo),
      logo: profile.logo,
      suspendedReason: row.suspended_reason,
      deleteOn: row.delete_on,
      ...inside,
      administrators: administrators.map(toPerson),
      createdAt: row.created_at.toISOString(),
      export: newest,
    })
  }
  return rows
}
