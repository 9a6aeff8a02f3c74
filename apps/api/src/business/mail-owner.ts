// Tells the owner of a space what happens to a workspace of it (P3).
import { paths } from '@hr/contract/paths.ts'
import type { Context } from '#api/http/context.ts'
import type { MailParameters } from '#api/mail/mail-text.ts'
import { sendMail } from '#api/mail/send-mail.ts'
import { findOwner } from './business.queries.ts'

type Template = 'workspaceSuspended' | 'workspaceResumed' | 'workspaceDeletion' | 'workspaceKept'

/** Does nothing without an owner or their e-mail. */
export async function mailOwner<Name extends Template>(
  { db, services }: Context<unknown, unknown>,
  spaceId: string,
  template: Name,
  parameters: MailParameters[Name],
): Promise<void> {
  const owner = await findOwner(db, spaceId)
  if (!owner?.email || !owner.language) return
  const { email: to, language } = owner
  await sendMail(db, services, { workspaceId: null, to, language, template, parameters, link: paths.login })
}
