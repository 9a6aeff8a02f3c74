// The SQL of private calendar links.
import type { Language } from '@hr/contract/messages/text.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '#api/db/schema/tables.ts'

type Db = Kysely<Tables>

export const findFeed = (db: Db, workspaceId: string, employeeId: number) =>
  db
    .selectFrom('leave_feed')
    .select(['created_at as createdAt', 'fetched_at as fetchedAt'])
    .where('workspace_id', '=', workspaceId)
    .where('employee_id', '=', employeeId)
    .executeTakeFirst()

type NewFeed = {
  readonly employeeId: number
  readonly tokenHash: string
  readonly language: Language
  readonly now: Date
}

/** Replaces the existing link. */
export async function putFeed(
  db: Db,
  workspaceId: string,
  { employeeId, tokenHash, language, now }: NewFeed,
): Promise<void> {
  const link = { token_hash: tokenHash, language, created_at: now, fetched_at: null }
  await db
    .insertInto('leave_feed')
    .values({ workspace_id: workspaceId, employee_id: employeeId, ...link })
    .onConflict(conflict => conflict.columns(['workspace_id', 'employee_id']).doUpdateSet(link))
    .execute()
}

/** False if there was none. */
export async function deleteFeed(db: Db, workspaceId: string, employeeId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('leave_feed')
    .where('workspace_id', '=', workspaceId)
    .where('employee_id', '=', employeeId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** The owner of a link: employed, with an active sign-in, in an active company. */
export const findFeedByToken = (db: Db, workspaceId: string, tokenHash: string) =>
  db
    .selectFrom('leave_feed as f')
    .innerJoin('employee as e', join =>
      join.onRef('e.workspace_id', '=', 'f.workspace_id').onRef('e.id', '=', 'f.employee_id'),
    )
    .innerJoin('account as a', join =>
      join.onRef('a.workspace_id', '=', 'f.workspace_id').onRef('a.employee_id', '=', 'f.employee_id'),
    )
    .innerJoin('workspace as w', 'w.id', 'f.workspace_id')
    .innerJoin('space as p', 'p.id', 'w.space_id')
    .select([
      'f.employee_id as employeeId',
      'f.language',
      'f.created_at as createdAt',
      'f.fetched_at as fetchedAt',
    ])
    .where('f.workspace_id', '=', workspaceId)
    .where('f.token_hash', '=', tokenHash)
    .where('e.status', 'in', ['active', 'probation'])
    .where('a.status', '=', 'active')
    .where('w.status', '=', 'active')
    .where('p.status', '=', 'active')
    .executeTakeFirst()

export async function touchFeed(db: Db, workspaceId: string, employeeId: number, now: Date): Promise<void> {
  await db
    .updateTable('leave_feed')
    .set({ fetched_at: now })
    .where('workspace_id', '=', workspaceId)
    .where('employee_id', '=', employeeId)
    .execute()
}
