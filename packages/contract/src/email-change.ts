// Another e-mail of a sign-in waits for the new and the old address (P7, docs/decisions/0063-email-change.md).
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { nothing } from './envelope.ts'
import { choice, employeeId, requiredText } from './field.ts'
import { person } from './person.ts'

export const waitingEmail = z.object({
  /** Null: the address is taken away. */
  email: z.nullable(z.string()),
  /** Null = somebody without an employee record. */
  askedBy: z.nullable(person),
  askedAt: z.string(),
  endsAt: z.string(),
  isConfirmed: z.boolean(),
  isAgreed: z.boolean(),
})
export type WaitingEmail = z.output<typeof waitingEmail>

const outcome = z.object({ state: z.enum(['applied', 'waiting', 'stopped']) })

export const answerEmailChange = endpoint('POST', '/users/email-change', {
  allow: 'public',
  topics: ['employee'],
  summary:
    'Agree to a change of e-mail, or stop it, with the single-use token of the link to the new or the old address',
  input: z.strictObject({ token: requiredText(200), answer: choice(['agree', 'stop']) }),
  output: outcome,
})

export const agreeToEmailChange = endpoint('POST', '/employees/me/email-change/agree', {
  allow: 'app',
  topics: ['employee'],
  summary: 'Agree to the waiting change of the own e-mail, instead of the link to the old address',
  input: z.strictObject({}),
  output: outcome,
})

export const endEmailChange = endpoint('DELETE', '/employees/:id/email-change', {
  allow: 'app',
  topics: ['employee'],
  summary: 'End a waiting change of e-mail: the person stops it, EMPLOYEE edit withdraws it',
  input: z.strictObject({ id: employeeId() }),
  output: nothing,
})

export const resendEmailChange = endpoint('POST', '/employees/:id/email-change/resend', {
  allow: { group: 'EMPLOYEE', action: 'edit' },
  topics: ['employee'],
  summary:
    'Send the links of a waiting change again to the addresses that did not answer; their time begins again',
  input: z.strictObject({ id: employeeId() }),
  output: nothing,
})
