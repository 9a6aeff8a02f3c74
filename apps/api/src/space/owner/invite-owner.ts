// An owner invites another one by e-mail, and withdraws an invitation (P1, docs/decisions/0077-space-area.md).
import type * as contract from '@hr/contract/space-owner.ts'
import { ownerInvitationDays } from '@hr/domain/session/owner-invitation.ts'
import { auditCreate, auditDelete } from '#api/audit/write-audit.ts'
import type { Handler, PreparationFor, PreparedHandler } from '#api/http/context.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import { countMail } from '#api/session/count-sign-in.ts'
import { findDemoSignIns } from '#api/session/find-demo-sign-ins.ts'
import { findSpaceOfOwner } from '../space.store.ts'
import { deleteInvitationOf, listOwnerRows, saveInvitation } from './owner.store.ts'
import { makeInvitationLink } from './send-owner-invitation.ts'

/** Throws TOO_MANY_REQUESTS, and MAIL_NEEDED without a mail server, except in a demo. */
export async function checkInvitation(asked: PreparationFor<typeof contract.inviteOwner>): Promise<void> {
  const { address, input, services } = asked
  await countMail(services.db, input.email, address)
  if (services.config.smtpUrl !== null) return
  const { password } = await findDemoSignIns(services.db)
  if (password === null) throw new Refusal('MAIL_NEEDED')
}

/** A job sends the link, so that the answer does not reveal whether the address is known elsewhere. */
export const inviteOwner: PreparedHandler<typeof contract.inviteOwner, void> = async context => {
  const { db, caller, input, now, services } = context
  const { email } = input
  const space = orNotFound(await findSpaceOfOwner(db, caller.accountId))
  const owners = await listOwnerRows(db, space.id)
  if (owners.some(owner => owner.email === email))
    throw new Refusal('ALREADY_EXISTS', {}, [{ path: 'email', code: 'ALREADY_EXISTS', parameters: {} }])
  const expiresAt = new Date(now.getTime() + ownerInvitationDays * 86_400_000)
  const invited = { spaceId: space.id, email, invitedBy: caller.accountId, at: now, expiresAt }
  const id = await saveInvitation(db, invited)
  const after = { spaceId: space.id, email }
  await auditCreate(db, 'owner_invitation', id, after)
  if (services.config.smtpUrl === null) {
    return { demoLink: await makeInvitationLink(db, services, { id, email }) }
  }
  await services.jobs.add(db, 'space.invite-owner', { invitationId: id })
  return { demoLink: null }
}

/** Throws NOT_FOUND. */
export const withdrawOwnerInvitation: Handler<typeof contract.withdrawOwnerInvitation> = async ({
  db,
  caller,
  input,
}) => {
  const space = orNotFound(await findSpaceOfOwner(db, caller.accountId))
  const before = orNotFound(await deleteInvitationOf(db, space.id, input.id))
  await auditDelete(db, 'owner_invitation', input.id, before)
  return {}
}
