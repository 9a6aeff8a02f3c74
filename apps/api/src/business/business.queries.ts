// Reads of businesses (P3): spaces, owners and workspaces, and counts of what is inside. No other facts of a company.
import { sql } from 'kysely'
import type { WorkspaceExport } from '@hr/contract/workspace-export.ts'
import { getCompanyProfile } from '#api/company/company.store.ts'
import { enterWorkspace, leaveWorkspace } from '#api/db/connect/in-workspace.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Db } from '#api/db/schema/tables.ts'
import type { NewestKey, PageWindow } from '#api/http/list-page.ts'
import { newestPage } from '#api/http/newest-page.queries.ts'
import { countRows } from '#api/http/count-rows.queries.ts'
import { matching } from '#api/people/search-text.ts'
import { countInside } from '#api/space/count-inside.queries.ts'
import type { Inside } from '#api/space/count-inside.queries.ts'
import { newestExport } from '#api/workspace-export/to-workspace-export.ts'

type BusinessFilter = {
  readonly search: string
  readonly status?: 'active' | 'suspended' | 'deleting' | undefined
}
export type SpaceRow = Awaited<ReturnType<typeof listSpaces>>[number]
export type WorkspaceRow = Awaited<ReturnType<typeof listWorkspacesOf>>[number]

/** The first sign-in of a space is its owner's. */
const spaces = (db: Db) =>
  db.selectFrom('space as p').leftJoinLateral(
    eb =>
      eb
        .selectFrom('account')
        .select(['first_name', 'last_name', 'email', 'language'])
        .whereRef('space_id', '=', 'p.id')
        .orderBy('created_at')
        .orderBy('id')
        .limit(1)
        .as('o'),
    join => join.onTrue(),
  )

export const findOwner = (db: Db, spaceId: string) =>
  spaces(db).select(['o.email', 'o.language']).where('p.id', '=', spaceId).executeTakeFirst()

const statusIs = {
  active: sql<boolean>`w.status = 'active'`,
  suspended: sql<boolean>`w.status = 'suspended' and w.delete_on is null`,
  deleting: sql<boolean>`w.delete_on is not null`,
}

function filtered(db: Db, { search, status }: BusinessFilter) {
  const text = sql<string>`lower(concat_ws(' ', p.name, p.username, o.first_name, o.last_name, o.email,
    (select string_agg(w.name, ' ') from workspace w where w.space_id = p.id)))`
  return spaces(db)
    .$call(matching(search, text))
    .$if(status !== undefined, query =>
      query.where(
        sql<boolean>`exists (select from workspace w where w.space_id = p.id and ${statusIs[status ?? 'active']})`,
      ),
    )
}

const columns = [
  'p.id',
  'p.name',
  'p.username',
  'p.business_type as businessType',
  'p.created_at as createdAt',
  'o.first_name as firstName',
  'o.last_name as lastName',
  'o.email',
] as const

/** The newest first. */
export function listSpaces(db: Db, filter: BusinessFilter, window: PageWindow<NewestKey>) {
  return filtered(db, filter)
    .select(columns)
    .$call(newestPage('p.created_at', 'p.id', window))
    .execute()
}

export const countSpaces = (db: Db, filter: BusinessFilter): Promise<number> =>
  countRows(db, filtered(db, filter).select('p.id'))

export const findSpace = (db: Db, id: string): Promise<SpaceRow | undefined> =>
  spaces(db).select(columns).where('p.id', '=', id).executeTakeFirst()

/** Oldest first. */
export function listWorkspacesOf(db: Db, spaceIds: readonly string[]) {
  return db
    .selectFrom('workspace')
    .selectAll()
    .where('space_id', '=', sql<string>`any(${[...spaceIds]}::uuid[])`)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export type WorkspaceFacts = Inside & { readonly nameLo: string; readonly newest: WorkspaceExport | null }

/** The transaction is in no workspace afterwards. */
export async function readInside(
  db: Scope,
  workspaceIds: readonly string[],
): Promise<Map<string, WorkspaceFacts>> {
  const facts = new Map<string, WorkspaceFacts>()
  for (const id of workspaceIds) {
    await enterWorkspace(db, id)
    const [{ name_lo: nameLo }, inside, newest] = await Promise.all([
      getCompanyProfile(db),
      countInside(db),
      newestExport(db),
    ])
    facts.set(id, { nameLo, newest, ...inside })
  }
  if (workspaceIds.length > 0) await leaveWorkspace(db)
  return facts
}
