// Where the caller is signed in. A sign-in may have several sessions: an owner switches between the space and companies.
import { endpoint } from './endpoint.ts'
import { nothing, plainPaging } from './envelope.ts'
import { id } from './field.ts'
import * as z from 'zod/mini'

/** A sign-in that is still open. */
export const openSignIn = z.object({
  id: z.string(),
  /** Where it was used last; app: inside a company. */
  type: z.enum(['ams', 'space', 'app']),
  createdAt: z.string(),
  seenAt: z.string(),
  address: z.string(),
  userAgent: z.string(),
  /** The reader's own. */
  isCurrent: z.boolean(),
})
export type OpenSignIn = z.output<typeof openSignIn>

export const listOwnSessions = endpoint('GET', '/users/sessions', {
  allow: 'signedIn',
  topics: ['ownAccount'],
  summary: 'Where the caller is signed in, last seen first',
  input: z.strictObject({ ...plainPaging }),
  output: z.array(openSignIn),
})

export const endOwnSession = endpoint('DELETE', '/users/sessions/:id', {
  allow: 'signedIn',
  topics: ['ownAccount'],
  summary: 'Sign out on another device; the current session ends with /auth/logout',
  input: z.strictObject({ id: id() }),
  output: nothing,
})

export const endOtherSessions = endpoint('DELETE', '/users/sessions', {
  allow: 'signedIn',
  topics: ['ownAccount'],
  summary: 'Sign out on all other devices',
  input: z.strictObject({}),
  output: nothing,
})
