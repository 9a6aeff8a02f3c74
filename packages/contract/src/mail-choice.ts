// Turning off e-mails of one kind, or the daily digest, by the link in them, without a sign-in (N1). The token is signed
// and names the person and what it turns off.
import { mailSubjects } from '@hr/domain/notification/mail-choice.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { requiredText } from './field.ts'

const link = { token: requiredText(200) }
const mailChoice = z.object({
  company: z.string(),
  companyLo: z.string(),
  kind: z.enum(mailSubjects),
  isOff: z.boolean(),
})
export type MailChoice = z.output<typeof mailChoice>

export const getMailChoice = endpoint('GET', '/mail-choices/:token', {
  allow: 'public',
  topics: ['notificationSetting'],
  summary: 'What the link in an e-mail turns off, and whether it is off; changes nothing',
  input: z.strictObject(link),
  output: mailChoice,
})

export const turnMailOff = endpoint('POST', '/mail-choices/:token/off', {
  allow: 'public',
  topics: ['notificationSetting'],
  summary:
    'Turn off e-mails of the kind or the daily digest, also with the one click of a mail program (RFC 8058)',
  input: z.strictObject({ ...link, 'List-Unsubscribe': z.optional(requiredText(50)) }),
  output: mailChoice,
})

export const turnMailOn = endpoint('POST', '/mail-choices/:token/on', {
  allow: 'public',
  topics: ['notificationSetting'],
  summary: 'Turn on e-mails of the kind, or the daily digest, again',
  input: z.strictObject(link),
  output: mailChoice,
})
