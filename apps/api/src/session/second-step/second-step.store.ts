// The SQL of the second step of signing in.
import { sql } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Db } from '#api/db/schema/tables.ts'

export const findSecondStep = (db: Db, accountId: string) =>
  db
    .selectFrom('second_step')
    .select(['secret', 'confirmed_at as confirmedAt'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()

export async function isSecondStepOn(db: Db, accountId: string): Promise<boolean> {
  const row = await findSecondStep(db, accountId)
  return row !== undefined && row.confirmedAt !== null
}

/** Whether the account of this column has one that is on: hasSecondStep('a.id'). */
export const hasSecondStep = (accountId: string) =>
  sql<boolean>`exists (select from second_step t
    where t.account_id = ${sql.ref(accountId)} and t.confirmed_at is not null)`

/** A new secret; replaces one that was never confirmed. False if the second step is on. */
export async function saveSecret(db: Scope, accountId: string, secret: string): Promise<boolean> {
  const row = await db
    .insertInto('second_step')
    .values({ account_id: accountId, secret, created_at: db.now })
    .onConflict(conflict =>
      conflict
        .column('account_id')
        .doUpdateSet({ secret, used_step: 0, created_at: db.now })
        .where('second_step.confirmed_at', 'is', null),
    )
    .returning('account_id')
    .executeTakeFirst()
  return row !== undefined
}

/** False if the secret was confirmed or replaced meanwhile. */
export async function confirmSecret(db: Scope, accountId: string, secret: string): Promise<boolean> {
  const row = await db
    .updateTable('second_step')
    .set({ confirmed_at: db.now })
    .where('account_id', '=', accountId)
    .where('secret', '=', secret)
    .where('confirmed_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Once for each time step, and for none before it: false for a code that was used. */
export async function useAppCode(
  db: Scope,
  accountId: string,
  { secret, step }: { readonly secret: string; readonly step: number },
): Promise<boolean> {
  const row = await db
    .updateTable('second_step')
    .set({ used_step: step })
    .where('account_id', '=', accountId)
    .where('secret', '=', secret)
    .where('used_step', '<', step)
    .returning('account_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Once. */
export async function useRecoveryCode(db: Scope, accountId: string, hash: string): Promise<boolean> {
  const row = await db
    .updateTable('recovery_code')
    .set({ used_at: db.now })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function countRecoveryCodes(db: Db, accountId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_code')
    .select(eb => eb.fn.countAll<number>().as('left'))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return left
}

export async function hasRecoveryCode(db: Db, accountId: string, hash: string): Promise<boolean> {
  const row = await db
    .selectFrom('recovery_code')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

export async function replaceCodes(db: Scope, accountId: string, hashes: readonly string[]): Promise<void> {
  await db.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()
  await db
    .insertInto('recovery_code')
    .values(hashes.map(hash => ({ account_id: accountId, code_hash: hash })))
    .execute()
}

/** With its recovery codes. False if it was off, or only begun. */
export async function deleteSecondStep(db: Scope, accountId: string): Promise<boolean> {
  const row = await db
    .deleteFrom('second_step')
    .where('account_id', '=', accountId)
    .returning('confirmed_at')
    .executeTakeFirst()
  return row !== undefined && row.confirmed_at !== null
}

/** Where the account completed a sign-in since then. */
export async function listAddresses(db: Db, accountId: string, since: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('session')
    .select('address')
    .distinct()
    .where('account_id', '=', accountId)
    .where('purpose', '=', 'full')
    .where('created_at', '>', since)
    .execute()
  return rows.map(({ address }) => address)
}
