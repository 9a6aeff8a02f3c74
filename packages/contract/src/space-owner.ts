// The owners of a space (P1): who they are, and how further ones are invited by e-mail.
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { nothing, plainPaging } from './envelope.ts'
import { email, formPassword, id, personName, requiredText } from './field.ts'

const owner = z.object({
  id: z.string(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.nullable(z.string()),
  createdAt: z.string(),
  /** The reader. */
  isSelf: z.boolean(),
})
export type Owner = z.output<typeof owner>

export const listOwners = endpoint('GET', '/space/owners', {
  allow: 'space',
  topics: ['workspace'],
  summary: 'The owners of the own space, the first one first',
  input: z.strictObject(plainPaging),
  output: z.array(owner),
})

export const removeOwner = endpoint('DELETE', '/space/owners/:id', {
  allow: 'space',
  topics: ['workspace'],
  summary: 'Remove another owner: ends their sessions and withdraws the invitations they sent',
  input: z.strictObject({ id: id() }),
  output: nothing,
})

const invitation = z.object({
  id: z.string(),
  email: z.string(),
  invitedBy: z.object({ firstName: z.string(), lastName: z.string() }),
  createdAt: z.string(),
  expiresAt: z.string(),
  isExpired: z.boolean(),
})
export type OwnerInvitation = z.output<typeof invitation>

export const listOwnerInvitations = endpoint('GET', '/space/invitations', {
  allow: 'space',
  topics: ['workspace'],
  summary: 'Invitations to become an owner that nobody has accepted, the newest first',
  input: z.strictObject(plainPaging),
  output: z.array(invitation),
})

export const inviteOwner = endpoint('POST', '/space/invitations', {
  allow: 'space',
  topics: ['workspace'],
  summary:
    'Invite an owner by e-mail, or send the invitation again; the answer does not reveal whether the address is known',
  secret: true,
  input: z.strictObject({ email: email() }),
  /** Only in a demo installation without a mail server: the path of the link. */
  output: z.object({ demoLink: z.nullable(z.string()) }),
})

export const withdrawOwnerInvitation = endpoint('DELETE', '/space/invitations/:id', {
  allow: 'space',
  topics: ['workspace'],
  summary: 'Withdraw an invitation; its link no longer works',
  input: z.strictObject({ id: id() }),
  output: nothing,
})

export const acceptOwnerInvitation = endpoint('POST', '/users/accept-invitation', {
  allow: 'public',
  topics: [],
  summary: 'Become an owner of the space, with the single-use token of the invitation',
  input: z.strictObject({
    firstName: personName(),
    lastName: personName(),
    password: formPassword(),
    token: requiredText(200),
  }),
  output: z.object({ username: z.string() }),
})
