// All SQL of the owners of a space and their invitations (P1).
import { newId } from '#api/db/new-id.ts'
import type { Db } from '#api/db/schema/tables.ts'

/** Removals of one space happen one after the other. */
export async function lockSpace(db: Db, id: string): Promise<void> {
  await db.selectFrom('space').select('id').where('id', '=', id).forUpdate().execute()
}

/** Active ones, the first one first. */
export const listOwnerRows = (db: Db, spaceId: string) =>
  db
    .selectFrom('account')
    .select(['id', 'username', 'first_name', 'last_name', 'email', 'created_at'])
    .where('space_id', '=', spaceId)
    .where('kind', '=', 'space')
    .where('status', '=', 'active')
    .orderBy('created_at')
    .orderBy('id')
    .execute()

const invitations = (db: Db) =>
  db
    .selectFrom('owner_invitation as i')
    .innerJoin('account as a', 'a.id', 'i.invited_by')
    .innerJoin('space as p', 'p.id', 'i.space_id')
    .select([
      'i.id',
      'i.email',
      'i.created_at',
      'i.expires_at',
      'a.first_name',
      'a.last_name',
      'a.language',
      'p.name as space',
    ])

export const listInvitationRows = (db: Db, spaceId: string) =>
  invitations(db)
    .where('i.space_id', '=', spaceId)
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id', 'desc')
    .execute()

export const findInvitation = (db: Db, id: string) =>
  invitations(db).where('i.id', '=', id).executeTakeFirst()

type Invited = {
  readonly spaceId: string
  readonly email: string
  readonly invitedBy: string
  readonly at: Date
  readonly expiresAt: Date
}

/** One invitation for each address: inviting again replaces it. */
export async function saveInvitation(db: Db, { spaceId, email, invitedBy, at, expiresAt }: Invited) {
  const now = { invited_by: invitedBy, created_at: at, expires_at: expiresAt }
  const { id } = await db
    .insertInto('owner_invitation')
    .values({ id: newId(), space_id: spaceId, email, ...now })
    .onConflict(conflict => conflict.columns(['space_id', 'email']).doUpdateSet(now))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** With its link; undefined if it is gone. */
export const deleteInvitation = (db: Db, id: string) =>
  db.deleteFrom('owner_invitation').where('id', '=', id).returning(['space_id', 'email']).executeTakeFirst()

/** Those of one space; undefined if the invitation is of another space, or gone. */
export const deleteInvitationOf = (db: Db, spaceId: string, id: string) =>
  db
    .deleteFrom('owner_invitation')
    .where('id', '=', id)
    .where('space_id', '=', spaceId)
    .returning('email')
    .executeTakeFirst()

export const deleteInvitationsBy = (db: Db, accountId: string) =>
  db.deleteFrom('owner_invitation').where('invited_by', '=', accountId).returning(['id', 'email']).execute()
