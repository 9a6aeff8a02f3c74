// All SQL of exports of a workspace (P3).
import { sql } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'

export type ExportRow = NonNullable<Awaited<ReturnType<typeof findNewestExport>>>

/** The newest; the workspace of the transaction. */
export const findNewestExport = (db: Scope) =>
  db
    .from('workspace_export')
    .select(['id', 'status', 'requested_at', 'finished_at', 'byte_count', 'expires_at'])
    .orderBy('requested_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Undefined while another one runs. */
export const insertExport = (db: Scope, id: string) =>
  db
    .insertInto('workspace_export')
    .values({ workspace_id: db.workspaceId, id, status: 'running', requested_at: db.now })
    // Not a parameter: a plan without its value would not find the index.
    .onConflict(conflict =>
      conflict
        .columns(['workspace_id'])
        .where(sql<boolean>`status = 'running'`)
        .doNothing(),
    )
    .returning(['id', 'status', 'requested_at', 'finished_at', 'byte_count', 'expires_at'])
    .executeTakeFirst()

/** Those whose job was lost with all its retries. */
export async function failLostExports(db: Scope, before: Date): Promise<void> {
  await db
    .update('workspace_export')
    .set({ status: 'failed', finished_at: db.now })
    .where('status', '=', 'running')
    .where('requested_at', '<', before)
    .execute()
}

export const findRunningExport = (db: Scope, id: string) =>
  db
    .from('workspace_export')
    .innerJoin('workspace as w', 'w.id', 'workspace_export.workspace_id')
    .select(['w.name', 'w.space_id'])
    .where('workspace_export.id', '=', id)
    .where('workspace_export.status', '=', 'running')
    .executeTakeFirst()

type Finish =
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly byte_count: number; readonly expires_at: Date }

/** False if it no longer runs, or the workspace is gone. */
export async function finishExport(db: Scope, id: string, finish: Finish): Promise<boolean> {
  const row = await db
    .update('workspace_export')
    .set({ ...finish, finished_at: db.now })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Returns the ids of the deleted: expired, replaced by a newer one that is ready, or failed before `failedBefore`. */
export async function deleteOldRows(db: Scope, failedBefore: Date): Promise<string[]> {
  const rows = await db
    .delete('workspace_export')
    .where('status', '<>', 'running')
    .where(eb =>
      eb.or([
        eb('expires_at', '<=', db.now),
        eb.and([eb('status', '=', 'failed'), eb('finished_at', '<', failedBefore)]),
        eb.exists(
          eb
            .selectFrom('workspace_export as newer')
            .select('newer.id')
            .whereRef('newer.workspace_id', '=', 'workspace_export.workspace_id')
            .whereRef('newer.requested_at', '>', 'workspace_export.requested_at')
            .where('newer.status', '=', 'ready'),
        ),
      ]),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Active owners of the space with an address, in their language. */
export const listOwnersToMail = (db: Scope, spaceId: string) =>
  db
    .selectFrom('account')
    .select([sql<string>`email`.as('email'), 'language'])
    .where('space_id', '=', spaceId)
    .where('kind', '=', 'space')
    .where('status', '=', 'active')
    .where('email', 'is not', null)
    .orderBy('created_at')
    .execute()

export async function listWorkspaceIds(db: Scope): Promise<string[]> {
  const rows = await db.selectFrom('workspace').select('id').execute()
  return rows.map(({ id }) => id)
}

export const findWorkspace = (db: Scope, id: string) =>
  db.selectFrom('workspace').select(['id', 'name']).where('id', '=', id).executeTakeFirst()

/** Of the owner's space, suspended or not. */
export const findOwnWorkspace = (db: Scope, accountId: string, workspaceId: string) =>
  db
    .selectFrom('workspace as w')
    .innerJoin('account as a', 'a.space_id', 'w.space_id')
    .select(['w.id', 'w.name'])
    .where('a.id', '=', accountId)
    .where('w.id', '=', workspaceId)
    .executeTakeFirst()
