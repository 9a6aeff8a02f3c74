// The SQL of private calendar links.
import type { Language } from '@hr/contract/messages/text.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { isEmployed } from '#api/people/valid-on.ts'

export const findFeed = (db: Scope, employeeId: number) =>
  db
    .from('leave_feed')
    .select(['created_at as createdAt', 'fetched_at as fetchedAt'])
    .where('employee_id', '=', employeeId)
    .executeTakeFirst()

type NewFeed = {
  readonly employeeId: number
  readonly tokenHash: string
  readonly language: Language
  readonly now: Date
}

/** Replaces the existing link. */
export async function putFeed(db: Scope, { employeeId, tokenHash, language, now }: NewFeed): Promise<void> {
  const link = { token_hash: tokenHash, language, created_at: now, fetched_at: null }
  await db
    .insertInto('leave_feed')
    .values({ workspace_id: db.workspaceId, employee_id: employeeId, ...link })
    .onConflict(conflict => conflict.columns(['workspace_id', 'employee_id']).doUpdateSet(link))
    .execute()
}

/** False if there was none. */
export async function deleteFeed(db: Scope, employeeId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .delete('leave_feed')
    .where('employee_id', '=', employeeId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** The owner of a link: employed, with an active sign-in, in an active company. */
export const findFeedByToken = (db: Scope, tokenHash: string) =>
  db
    .from('leave_feed as f')
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
    .where('f.token_hash', '=', tokenHash)
    .where(isEmployed('e'))
    .where('a.status', '=', 'active')
    .where('w.status', '=', 'active')
    .where('p.status', '=', 'active')
    .executeTakeFirst()

export async function touchFeed(db: Scope, employeeId: number): Promise<void> {
  await db.update('leave_feed').set({ fetched_at: db.now }).where('employee_id', '=', employeeId).execute()
}
