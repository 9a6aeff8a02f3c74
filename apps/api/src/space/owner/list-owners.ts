// The owners of the caller's space and the invitations nobody has accepted (P1).
import type * as contract from '@hr/contract/space-owner.ts'
import type { Handler } from '#api/http/context.ts'
import { orNotFound } from '#api/http/refusal.ts'
import { findSpaceOfOwner } from '../space.store.ts'
import { listInvitationRows, listOwnerRows } from './owner.store.ts'

export const listOwners: Handler<typeof contract.listOwners> = async ({ db, caller }) => {
  const space = orNotFound(await findSpaceOfOwner(db, caller.accountId))
  const rows = await listOwnerRows(db, space.id)
  return rows.map(({ id, username, first_name, last_name, email, created_at }) => ({
    id,
    username,
    firstName: first_name,
    lastName: last_name,
    email,
    createdAt: created_at.toISOString(),
    isSelf: id === caller.accountId,
  }))
}

export const listOwnerInvitations: Handler<typeof contract.listOwnerInvitations> = async ({
  db,
  caller,
  now,
}) => {
  const space = orNotFound(await findSpaceOfOwner(db, caller.accountId))
  const rows = await listInvitationRows(db, space.id)
  return rows.map(({ id, email, first_name, last_name, created_at, expires_at }) => ({
    id,
    email,
    invitedBy: { firstName: first_name, lastName: last_name },
    createdAt: created_at.toISOString(),
    expiresAt: expires_at.toISOString(),
    isExpired: expires_at <= now,
  }))
}
