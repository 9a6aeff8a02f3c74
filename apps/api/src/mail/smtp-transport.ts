// The way out for messages: the SMTP server that the operator configured.
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
      // An object is one address, whatever characters a list of addresses would be split at.
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
