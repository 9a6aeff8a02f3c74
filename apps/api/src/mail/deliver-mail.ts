// The job that sends one message of the outbox (N1).
import { paths } from '@hr/contract/paths.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import type { Config } from '#api/config.ts'
import type { Db } from '#api/db/schema/tables.ts'
import { queues } from '#api/jobs/queues.ts'
import type { Services } from '#api/services.ts'
import { getMailSecret, mailSubjectOf, mailToken } from './mail-choice.ts'
import { isPermanent, mailFailure } from './mail-failure.ts'
import { mailButton } from './mail-buttons.ts'
import { mailHtml, mailWords } from './mail-html.ts'
import { findMessage, markFailed, markGivenUp, markSent, markWaiting } from './mail.store.ts'
import type { MailTransport } from './smtp-transport.ts'

/** How the company of a message shows itself; the sizes are in pixels, of a screen with double density. */
export type Sender = {
  readonly name: string
  readonly nameLo: string
  readonly logo: { readonly png: Buffer; readonly width: number; readonly height: number } | null
}
export type FindSender = (workspaceId: string) => Promise<Sender>

type Message = NonNullable<Awaited<ReturnType<typeof findMessage>>>
const logoId = 'logo'
/** The first try, and those of the queue. */
const mostTries = queues['mail.send'].retryLimit + 1

/** Without a transport (SMTP_URL was removed) the message waits. Throws if sending fails for a while; the job retries. */
export async function deliverMail(
  { config, db, now }: Pick<Services, 'config' | 'db' | 'now'>,
  transport: MailTransport | null,
  findSender: FindSender,
  messageId: string,
): Promise<void> {
  const message = await findMessage(db, messageId)
  if (!message || message.sent_at || message.given_up_at) return
  if (!transport) return markWaiting(db, messageId)
  const sender = message.workspace_id === null ? null : await findSender(message.workspace_id)
  try {
    await transport.send(outgoing(message, sender, config, await tokenOf(db, message)))
  } catch (error) {
    const failure = mailFailure(error, message.to_address)
    if (isPermanent(error) || message.tries + 1 >= mostTries)
      return markGivenUp(db, messageId, { ...failure, now: now() })
    await markFailed(db, messageId, failure)
    throw error
  }
  await markSent(db, messageId, now())
}

/** Null for mails that cannot be turned off. */
async function tokenOf(db: Db, message: Message): Promise<string | null> {
  const { workspace_id: workspaceId, employee_id: employeeId, kind } = message
  if (workspaceId === null || employeeId === null || kind === null || !mailSubjectOf(kind)) return null
  return mailToken(await getMailSecret(db), { workspaceId, employeeId }, kind)
}

function outgoing(
  { to_address: to, subject, body, link, language, template }: Message,
  sender: Sender | null,
  { publicUrl, apiBase }: Pick<Config, 'publicUrl' | 'apiBase'>,
  token: string | null,
) {
  const logo = sender?.logo ?? null
  const page = {
    language,
    subject,
    body,
    link,
    button: mailButton(language, template),
    sender: sender && { name: nameIn(sender, language), logo: logo && shown(logo) },
    unsubscribe: token && `${publicUrl}${paths.mailChoice}?token=${token}`,
  }
  return {
    to,
    subject,
    text: [body, link, page.unsubscribe && `${mailWords[language].stop}: ${page.unsubscribe}`]
      .filter(Boolean)
      .join('\n\n'),
    html: mailHtml(page),
    // RFC 8058 asks for https.
    unsubscribe:
      token && publicUrl.startsWith('https:') ? `${publicUrl}${apiBase}/mail-choices/${token}/off` : null,
    pictures: logo ? [{ id: logoId, png: logo.png }] : [],
  }
}

const shown = ({ width, height }: NonNullable<Sender['logo']>) => ({
  cid: logoId,
  width: Math.round(width / 2),
  height: Math.round(height / 2),
})
