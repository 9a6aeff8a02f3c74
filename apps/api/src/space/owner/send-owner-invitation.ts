// Mails the link of an invitation (P1). An address that signs in already gets no link: it would be of no use.
import type { Href } from '@hr/contract/paths.ts'
import { inTransaction } from '#api/db/connect/in-workspace.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { sendMail } from '#api/mail/send-mail.ts'
import type { Services } from '#api/services.ts'
import { listAccountsByName } from '#api/session/account.store.ts'
import { makeLink } from '#api/session/send-link.ts'
import { revokeInvitationLinks } from '#api/session/one-time-token.store.ts'
import { findInvitation } from './owner.store.ts'

/** Does nothing if the invitation was withdrawn meanwhile. */
export function sendOwnerInvitation(services: Services, invitationId: string): Promise<void> {
  return inTransaction(services.db, async trx => {
    const invitation = await findInvitation(trx, invitationId)
    if (!invitation) return
    const { id, email, language, space } = invitation
    const actor = `${invitation.first_name} ${invitation.last_name}`
    const [account] = await listAccountsByName(trx, email, ['console', 'space'])
    const mail = { workspaceId: null, to: email }
    if (account) {
      const { username } = account
      const parameters = { actor, space, username }
      const known = { ...mail, language: account.language, template: 'ownerKnown' as const, parameters }
      return sendMail(trx, services, { ...known, link: null })
    }
    const link = await makeInvitationLink(trx, services, { id, email })
    const parameters = { actor, space }
    return sendMail(trx, services, { ...mail, language, template: 'ownerInvited', parameters, link })
  })
}

/** Earlier links of the invitation become invalid. */
export async function makeInvitationLink(
  trx: Scope,
  services: Pick<Services, 'now'>,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<Href> {
  await revokeInvitationLinks(trx, id, services.now())
  return makeLink(trx, services, { purpose: 'owner_invitation', accountId: null, invitationId: id, email })
}
