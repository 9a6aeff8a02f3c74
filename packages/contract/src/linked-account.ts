// One person with sign-ins in two companies (P2): linked by both passwords, then one sign-in is enough.
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { nothing, plainPaging } from './envelope.ts'
import { givenPassword, id, requiredText } from './field.ts'

const linkedAccount = z.object({
  /** Of the other sign-in. */
  id: z.string(),
  username: z.string(),
  company: z.string(),
  companyLo: z.string(),
  /** Whether one can switch to it now. */
  isOpen: z.boolean(),
})
export type LinkedAccount = z.output<typeof linkedAccount>

export const listLinkedAccounts = endpoint('GET', '/users/linked-accounts', {
  allow: 'app',
  topics: ['ownAccount'],
  summary: 'The own sign-ins in other companies that are linked to this one',
  input: z.strictObject(plainPaging),
  output: z.array(linkedAccount),
})

export const linkAccount = endpoint('POST', '/users/linked-accounts', {
  allow: 'app',
  topics: ['ownAccount'],
  summary: 'Link the own sign-in in another company: proven by the passwords of both',
  secret: true,
  input: z.strictObject({
    password: givenPassword(),
    otherUsername: requiredText(254),
    otherPassword: givenPassword(),
  }),
  output: linkedAccount,
})

export const unlinkAccount = endpoint('DELETE', '/users/linked-accounts/:id', {
  allow: 'app',
  topics: ['ownAccount'],
  summary: 'End the link to a sign-in in another company',
  input: z.strictObject({ id: id() }),
  output: nothing,
})

export const switchAccount = endpoint('POST', '/auth/switch-account', {
  allow: 'app',
  topics: [],
  summary:
    'Go on as the linked sign-in in another company: the session ends, a new one of the same sign-in opens',
  secret: true,
  input: z.strictObject({ id: id() }),
  output: z.object({ token: z.string(), tokenWS: z.string() }),
})
