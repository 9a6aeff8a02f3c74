// Mails a link to an address. A job does it, so that the answer does not reveal, not even by its time, whether the
// address
// is known.
import { paths } from '@hr/contract/paths.ts'
import type { Href } from '@hr/contract/paths.ts'
import { emailChangeDays } from '@hr/domain/employee/email-change.ts'
import { ownerInvitationDays } from '@hr/domain/session/owner-invitation.ts'
import { inTransaction } from '#api/db/connect/in-workspace.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { sendMail } from '#api/mail/send-mail.ts'
import type { LinkJob } from '#api/jobs/queues.ts'
import type { Services } from '#api/services.ts'
import { listAccountsByName } from './account.store.ts'
import { newToken, tokenHash } from './secret.ts'
import { insertOneTimeToken, revokeOneTimeTokens } from './one-time-token.store.ts'
import type { LinkPurpose } from './one-time-token.store.ts'

const changeMinutes = emailChangeDays * 24 * 60
const minutesOf: Readonly<Record<LinkPurpose, number>> = {
  verify_email: 24 * 60,
  reset_password: 30,
  new_email: changeMinutes,
  old_email: changeMinutes,
  owner_invitation: ownerInvitationDays * 24 * 60,
}

export function sendLink(services: Services, job: LinkJob): Promise<void> {
  const send = job.purpose === 'verify_email' ? sendVerification : sendResetLinks
  return inTransaction(services.db, trx => send(trx, services, job))
}

async function sendVerification(trx: Scope, services: Services, job: LinkJob): Promise<void> {
  const { email } = job
  const [account] = await listAccountsByName(trx, email, ['console', 'space'])
  const mail = { workspaceId: null, to: email }
  if (account) {
    const { username, language } = account
    const parameters = { username }
    await sendMail(trx, services, {
      ...mail,
      language,
      template: 'alreadyRegistered',
      parameters,
      link: paths.forgot,
    })
    return
  }
  const link = await makeLink(trx, services, { purpose: job.purpose, accountId: null, email })
  await sendMail(trx, services, {
    ...mail,
    language: job.language,
    template: 'verifyEmail',
    parameters: {},
    link,
  })
}

/** One mail per account with the address: a person may have it in several companies. */
async function sendResetLinks(trx: Scope, services: Services, job: LinkJob): Promise<void> {
  const { email } = job
  const accounts = [
    ...(await listAccountsByName(trx, email, ['console', 'space'])),
    ...(await listAccountsByName(trx, email, ['employee'])),
  ]
  for (const { id: accountId, username, language, workspace_id: workspaceId, status } of accounts) {
    if (status !== 'active') continue
    const link = await makeLink(trx, services, { purpose: job.purpose, accountId, email })
    const mail = { workspaceId, to: email, language, parameters: { username }, link }
    await sendMail(trx, services, { ...mail, template: 'resetPassword' })
  }
}

const pageOf: { readonly [Purpose in LinkPurpose]: Href } = {
  verify_email: paths.register,
  reset_password: paths.resetPassword,
  new_email: paths.newEmail,
  old_email: paths.oldEmail,
  owner_invitation: paths.ownerInvitation,
}

/** The path with its token; older links of the account for the same purpose become invalid. */
export async function makeLink(
  trx: Scope,
  { now }: Pick<Services, 'now'>,
  link: {
    readonly purpose: LinkPurpose
    readonly accountId: string | null
    readonly invitationId?: string
    readonly email: string
  },
): Promise<Href> {
  if (link.accountId !== null) await revokeOneTimeTokens(trx, link.accountId, now(), [link.purpose])
  const token = newToken()
  await insertOneTimeToken(trx, {
    token_hash: tokenHash(token),
    purpose: link.purpose,
    account_id: link.accountId,
    session_id: null,
    invitation_id: link.invitationId ?? null,
    email: link.email,
    created_at: now(),
    expires_at: new Date(now().getTime() + minutesOf[link.purpose] * 60_000),
  })
  return `${pageOf[link.purpose]}?token=${token}`
}
