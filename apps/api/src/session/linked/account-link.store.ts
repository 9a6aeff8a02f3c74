// All SQL of links between sign-ins of one person.
import type { Db } from '#api/db/schema/tables.ts'
import type { AccountRow } from '../account.store.ts'
import { hasSecondStep } from '../second-step/second-step.store.ts'

type Linked = Pick<AccountRow, 'id' | 'workspace_id'>

/** In the order of the table. */
const pairOf = (one: string, other: string) =>
  one < other
    ? { first_account_id: one, second_account_id: other }
    : { first_account_id: other, second_account_id: one }

/** False if the pair is linked already. */
export async function insertLink(db: Db, one: Linked, other: Linked, now: Date): Promise<boolean> {
  const [first, second] = one.id < other.id ? [one, other] : [other, one]
  const row = await db
    .insertInto('account_link')
    .values({
      ...pairOf(one.id, other.id),
      first_workspace_id: first.workspace_id ?? '',
      second_workspace_id: second.workspace_id ?? '',
      created_at: now,
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('created_at')
    .executeTakeFirst()
  return row !== undefined
}

export async function isLinked(db: Db, one: string, other: string): Promise<boolean> {
  const row = await db
    .selectFrom('account_link')
    .select('created_at')
    .where(eb => eb.and(pairOf(one, other)))
    .executeTakeFirst()
  return row !== undefined
}

/** False if there was none. */
export async function deleteLink(db: Db, one: string, other: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('account_link')
    .where(eb => eb.and(pairOf(one, other)))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** The cause is in the audit log: a new password, or the end of the sign-in. */
export async function deleteLinksOf(db: Db, accountId: string): Promise<void> {
  await db
    .deleteFrom('account_link')
    .where(eb => eb.or([eb('first_account_id', '=', accountId), eb('second_account_id', '=', accountId)]))
    .execute()
}

/** The other sign-ins, the oldest link first. */
export const listLinkedRows = (db: Db, accountId: string) =>
  db
    .selectFrom('account_link as l')
    .innerJoin('account as a', join =>
      join.on(eb =>
        eb.or([
          eb.and([eb('l.first_account_id', '=', accountId), eb('a.id', '=', eb.ref('l.second_account_id'))]),
          eb.and([eb('l.second_account_id', '=', accountId), eb('a.id', '=', eb.ref('l.first_account_id'))]),
        ]),
      ),
    )
    .innerJoin('workspace as w', 'w.id', 'a.workspace_id')
    .innerJoin('space as p', 'p.id', 'w.space_id')
    .select([
      'a.id',
      'a.username',
      'a.status',
      'a.password_temporary',
      'w.id as workspace_id',
      'w.status as workspace_status',
      'p.status as space_status',
      'a.employee_id',
      'a.is_admin',
      'a.full_access_revoked',
      hasSecondStep('a.id').as('has_second_step'),
    ])
    .orderBy('l.created_at')
    .orderBy('a.id')
    .execute()
