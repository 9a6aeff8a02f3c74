// The SQL of one-time tokens: links in mails, and tickets that open a company.
import type { ExpressionBuilder, Insertable } from 'kysely'
import { clockToleranceMs } from '@hr/domain/session/link-state.ts'
import type { Db, Tables } from '#api/db/schema/tables.ts'

export async function insertOneTimeToken(db: Db, row: Insertable<Tables['one_time_token']>): Promise<void> {
  await db.insertInto('one_time_token').values(row).execute()
}

export type LinkPurpose = Exclude<Tables['one_time_token']['purpose'], 'access_ticket'>

const isOpen = (hash: string, now: Date) => (eb: ExpressionBuilder<Tables, 'one_time_token'>) =>
  eb.and([
    eb('token_hash', '=', hash),
    eb('used_at', 'is', null),
    eb('expires_at', '>', now),
    // A clock that was ahead would keep it open until that future.
    eb('created_at', '<=', new Date(now.getTime() + clockToleranceMs)),
  ])

/** Marks the token used and returns it, once; undefined if it is used or expired. */
export function useOneTimeToken(db: Db, hash: string, purpose: LinkPurpose | 'access_ticket', now: Date) {
  return db
    .updateTable('one_time_token')
    .set({ used_at: now })
    .where(isOpen(hash, now))
    .where('purpose', '=', purpose)
    .returning(['account_id', 'session_id', 'invitation_id', 'email'])
    .executeTakeFirst()
}

/** Also one that no longer opens anything: see mailed-link.ts. */
export function findToken(db: Db, hash: string, purposes: readonly LinkPurpose[]) {
  return db
    .selectFrom('one_time_token')
    .select(['purpose', 'account_id', 'created_at', 'expires_at', 'used_at'])
    .where('token_hash', '=', hash)
    .where('purpose', 'in', [...purposes])
    .executeTakeFirst()
}

/** Other links to register with an address, once one of them is used. */
export async function revokeVerifications(db: Db, email: string, now: Date): Promise<void> {
  await db
    .updateTable('one_time_token')
    .set({ used_at: now })
    .where('purpose', '=', 'verify_email')
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .execute()
}

/** Links that open the account. Links about a change of its e-mail stay valid: a new password does not answer them. */
const opening = ['reset_password', 'access_ticket'] as const

/** Invalidates open links and tickets of an account. */
export async function revokeOneTimeTokens(
  db: Db,
  accountId: string,
  now: Date,
  purposes: readonly Tables['one_time_token']['purpose'][] = opening,
): Promise<void> {
  await db
    .updateTable('one_time_token')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('purpose', 'in', [...purposes])
    .where('used_at', 'is', null)
    .execute()
}

export async function revokeInvitationLinks(db: Db, invitationId: string, now: Date): Promise<void> {
  await db
    .updateTable('one_time_token')
    .set({ used_at: now })
    .where('invitation_id', '=', invitationId)
    .where('used_at', 'is', null)
    .execute()
}

export async function deleteOldTokens(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('one_time_token').where('expires_at', '<', before).execute()
}
