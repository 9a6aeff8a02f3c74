// The job behind each message of the outbox. Without SMTP the message stays there for the operator (N1).
import type { Services } from '#api/services.ts'
import { findDemoSignIns } from '#api/session/find-demo-sign-ins.ts'
import { mailHtml } from './mail-html.ts'
import { findMessage, markFailed, markSent } from './mail.store.ts'
import type { MailTransport } from './smtp-transport.ts'

/** A null transport leaves the message in the outbox. Throws when the server does not take it: tried again later. */
export async function deliverMail(
  services: Services,
  transport: MailTransport | null,
  messageId: string,
): Promise<void> {
  const { db, now } = services
  const message = await findMessage(db, messageId)
  if (!message || message.sent_at) return
  const { to_address: to, subject, body, link, language } = message
  if (!transport) return logLink(services, link)
  try {
    const text = [body, link].filter(Boolean).join('\n\n')
    await transport.send({ to, subject, text, html: mailHtml({ language, subject, body, link }) })
  } catch (error) {
    await markFailed(db, messageId, error instanceof Error ? error.message : String(error))
    throw error
  }
  await markSent(db, messageId, now())
}

/** Who tries out the demo data has no mail server: the link is told in the log. Real links never are. */
async function logLink({ db, config, log }: Services, link: string | null): Promise<void> {
  if (!link || config.seed === 'empty') return
  const { signIns } = await findDemoSignIns(db)
  if (signIns.length > 0) log.info({ link }, 'mail link')
}
