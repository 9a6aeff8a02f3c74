// The SQL of passkeys and of the challenges they sign.
import type { Insertable } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Db, Tables } from '#api/db/schema/tables.ts'

const shown = ['id', 'name', 'created_at', 'used_at'] as const
export type PasskeyRow = Awaited<ReturnType<typeof listPasskeys>>[number]
export type Credential = NonNullable<Awaited<ReturnType<typeof findCredential>>>

export const listPasskeys = (db: Db, accountId: string) =>
  db
    .selectFrom('passkey')
    .select([...shown, 'credential_id'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export const findCredential = (db: Db, credentialId: string) =>
  db.selectFrom('passkey').selectAll().where('credential_id', '=', credentialId).executeTakeFirst()

/** Undefined if the credential is known already. */
export const insertPasskey = (db: Scope, passkey: Insertable<Tables['passkey']>) =>
  db
    .insertInto('passkey')
    .values(passkey)
    .onConflict(conflict => conflict.column('credential_id').doNothing())
    .returning(shown)
    .executeTakeFirst()

export const updatePasskeyName = (db: Scope, accountId: string, id: string, name: string) =>
  db
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning(shown)
    .executeTakeFirst()

export const deletePasskey = (db: Scope, accountId: string, id: string) =>
  db
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('name')
    .executeTakeFirst()

/** All of an account; returns their names. */
export async function deletePasskeysOf(db: Scope, accountId: string): Promise<string[]> {
  const rows = await db.deleteFrom('passkey').where('account_id', '=', accountId).returning('name').execute()
  return rows.map(({ name }) => name)
}

/** False if it was removed, or signed something else, since it was read. */
export async function noteUse(db: Scope, { id, counter }: Credential, newCounter: number): Promise<boolean> {
  const row = await db
    .updateTable('passkey')
    .set({ counter: newCounter, used_at: db.now })
    .where('id', '=', id)
    .where('counter', '=', counter)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function insertChallenge(
  db: Scope,
  challenge: Insertable<Tables['passkey_challenge']>,
): Promise<void> {
  await db.insertInto('passkey_challenge').values(challenge).execute()
}

type Taken = {
  readonly challenge: string
  readonly purpose: 'add' | 'sign_in'
  readonly sessionId: string | null
  readonly now: Date
}

/** Once. Undefined for one that is used, expired, or for something or somebody else. */
export const takeChallenge = (db: Db, { challenge, purpose, sessionId, now }: Taken) =>
  db
    .deleteFrom('passkey_challenge')
    .where('challenge', '=', challenge)
    .where('purpose', '=', purpose)
    .where('session_id', 'is not distinct from', sessionId)
    .where('expires_at', '>', now)
    .returning('name')
    .executeTakeFirst()

export async function deleteOldChallenges(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('passkey_challenge').where('expires_at', '<', before).execute()
}
