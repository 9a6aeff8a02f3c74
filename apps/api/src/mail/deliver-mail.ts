// The job that sends one message of the outbox (N1).
import type { Services } from '#api/services.ts'
import { mailHtml } from './mail-html.ts'
import { findMessage, markFailed, markSent, markWaiting } from './mail.store.ts'
import type { MailTransport } from './smtp-transport.ts'

/** Without a transport (SMTP_URL was removed) the message waits. Throws if the server rejects it; the job retries. */
export async function deliverMail(
  { db, now }: Services,
  transport: MailTransport | null,
  messageId: string,
): Promise<void> {
  const message = await findMessage(db, messageId)
  if (!message || message.sent_at) return
  const { to_address: to, subject, body, link, language } = message
  if (!transport) return markWaiting(db, messageId)
  try {
    const text = [body, link].filter(Boolean).join('\n\n')
    await transport.send({ to, subject, text, html: mailHtml({ language, subject, body, link }) })
  } catch (error) {
    await markFailed(db, messageId, failureClass(error))
    throw error
  }
  await markSent(db, messageId, now())
}

/** 'EENVELOPE 550': the transport's error code and the mail server's response code; 'OTHER' for anything else. */
function failureClass(error: unknown): string {
  const facts = typeof error === 'object' && error !== null ? error : {}
  const kind = 'code' in facts && typeof facts.code === 'string' ? facts.code : 'OTHER'
  const answer =
    'responseCode' in facts && typeof facts.responseCode === 'number' ? ` ${facts.responseCode}` : ''
  return kind + answer
}
