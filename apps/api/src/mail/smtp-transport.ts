// Sends messages through the configured SMTP server.
import { createTransport } from 'nodemailer'

export type OutgoingMail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}
export type MailTransport = { send(mail: OutgoingMail): Promise<void> }

export function smtpTransport(smtpUrl: string, from: string): MailTransport {
  const transport = createTransport(smtpUrl, { from })
  return {
    async send({ to, subject, text, html }) {
      // As an object this is one address, even if it contains a comma.
      await transport.sendMail({
        to: { name: '', address: to },
        subject,
        text,
        html,
        disableFileAccess: true,
        disableUrlAccess: true,
      })
    },
  }
}
