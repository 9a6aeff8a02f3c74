// Sends messages through the configured SMTP server.
import { createTransport } from 'nodemailer'

type OutgoingMail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** PNG that the HTML shows by their ids. */
  /** Where a mail program can turn these mails off with one POST (RFC 8058). */
  readonly unsubscribe: string | null
  readonly pictures: readonly { readonly id: string; readonly png: Buffer }[]
}
export type MailTransport = { send(mail: OutgoingMail): Promise<void> }

export function smtpTransport(smtpUrl: string, from: string): MailTransport {
  const transport = createTransport(smtpUrl, { from })
  return {
    async send({ to, subject, text, html, pictures, unsubscribe }) {
      // As an object this is one address, even if it contains a comma.
      await transport.sendMail({
        to: { name: '', address: to },
        subject,
        text,
        html,
        attachments: pictures.map(({ id, png }) => ({
          cid: id,
          content: png,
          contentType: 'image/png',
          contentDisposition: 'inline' as const,
          filename: `${id}.png`,
        })),
        ...(unsubscribe !== null && {
          headers: {
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
        }),
        disableFileAccess: true,
        disableUrlAccess: true,
      })
    },
  }
}
