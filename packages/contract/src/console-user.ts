// Who signs in at /login: users of the operator console and owners of spaces (P3). Employees are users of their company.
import { namedRow } from './named-row.ts'
import * as z from 'zod/mini'
import { auditRow } from './audit.ts'
import { endpoint } from './endpoint.ts'
import { listOf, nothing, paging, plainPaging } from './envelope.ts'
import { openSignIn } from './own-session.ts'
import { choice, email, givenPassword, id, optionalText, personName, search, username } from './field.ts'

export const userKinds = ['console', 'space'] as const
export const userStatuses = ['active', 'inactive'] as const

export const user = z.object({
  id: z.string(),
  kind: z.enum(userKinds),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.nullable(z.string()),
  status: z.enum(userStatuses),
  /** Full access to the console. */
  isAdmin: z.boolean(),
  role: z.nullable(namedRow),
  /** Of an owner. */
  space: z.nullable(z.object({ username: z.string(), name: z.string() })),
  hasSecondStep: z.boolean(),
  /** Has not chosen a password yet. */
  passwordTemporary: z.boolean(),
  createdAt: z.string(),
  /** Null: never. */
  lastSignInAt: z.nullable(z.string()),
  isSelf: z.boolean(),
  /** The reader has all that the user has, so may change them. */
  mayChange: z.boolean(),
})
export type User = z.output<typeof user>

export const listUsers = endpoint('GET', '/ams/users', {
  allow: { amsGroup: 'AMS_USER', action: 'view' },
  topics: ['consoleUser'],
  summary: 'Users of the console and owners of spaces by name, never employees of a company',
  input: z.strictObject({
    ...paging,
    search: search(),
    kind: z.optional(choice(userKinds)),
    status: z.optional(choice(userStatuses)),
    roleId: z.optional(id()),
  }),
  output: listOf(user),
})

export const getUser = endpoint('GET', '/ams/users/:id', {
  allow: { amsGroup: 'AMS_USER', action: 'view' },
  topics: ['consoleUser'],
  summary: 'One user',
  input: z.strictObject({ id: id() }),
  output: user,
})

const names = { firstName: personName(), lastName: personName() }
const access = {
  isAdmin: z._default(z.boolean(), false),
  roleId: z._default(z.nullable(id()), null),
}

/** Null when it went to the user's own address. */
const signIn = { username: z.string(), temporaryPassword: z.nullable(z.string()) }

export const createUser = endpoint('POST', '/ams/users', {
  allow: { amsGroup: 'AMS_USER', action: 'add' },
  topics: ['consoleUser', 'consoleRole', 'workspace'],
  summary:
    'Create a user of the console, or an owner with a space and, if named, its first company. The temporary password goes to the e-mail address where there is one, else it is shown once',
  secret: true,
  input: z.strictObject({
    kind: choice(userKinds),
    username: username(),
    ...names,
    email: z._default(z.nullable(email()), null),
    ...access,
    companyName: optionalText(50),
    companyNameLo: optionalText(50),
  }),
  output: z.object({ id: z.string(), ...signIn }),
})

export const updateUser = endpoint('PUT', '/ams/users/:id', {
  allow: { amsGroup: 'AMS_USER', action: 'edit' },
  topics: ['consoleUser', 'consoleRole'],
  summary: 'Change the name and, of a console user, the role and full access; not of oneself',
  input: z.strictObject({ id: id(), ...names, ...access }),
  output: user,
})

export const changeUserEmail = endpoint('PUT', '/ams/users/:id/email', {
  allow: { amsGroup: 'AMS_USER', action: 'edit' },
  topics: ['consoleUser'],
  summary:
    'Change or remove the e-mail address of a user; the old address gets a message. Needs the password of the caller',
  input: z.strictObject({ id: id(), email: z.nullable(email()), password: givenPassword() }),
  output: user,
})

export const deactivateUser = endpoint('POST', '/ams/users/:id/deactivate', {
  allow: { amsGroup: 'AMS_USER', action: 'edit' },
  topics: ['consoleUser', 'workspace'],
  summary: 'Lock a user out: ends all their sessions; never oneself or the last administrator',
  input: z.strictObject({ id: id() }),
  output: user,
})

export const activateUser = endpoint('POST', '/ams/users/:id/activate', {
  allow: { amsGroup: 'AMS_USER', action: 'edit' },
  topics: ['consoleUser', 'workspace'],
  summary: 'Let a deactivated user sign in again',
  input: z.strictObject({ id: id() }),
  output: user,
})

export const resetUserPassword = endpoint('POST', '/ams/users/:id/reset-password', {
  allow: { amsGroup: 'AMS_USER', action: 'edit' },
  topics: ['consoleUser'],
  summary:
    'Reset a password, by mail where the user has an address, else with a temporary one shown once; ends the sessions of the user. Needs the password of the caller',
  secret: true,
  input: z.strictObject({ id: id(), password: givenPassword() }),
  output: z.object(signIn),
})

export const turnOffUserSecondStep = endpoint('POST', '/ams/users/:id/second-step/off', {
  allow: { amsGroup: 'AMS_USER', action: 'edit' },
  topics: ['consoleUser'],
  summary:
    'Turn off the two-step sign-in of a user who lost phone and recovery codes, and tell them. Needs the password of the caller',
  secret: true,
  input: z.strictObject({ id: id(), password: givenPassword() }),
  output: nothing,
})

export const listUserSessions = endpoint('GET', '/ams/users/:id/sessions', {
  allow: { amsGroup: 'AMS_USER', action: 'view' },
  topics: ['consoleUser'],
  summary: 'Where the user is signed in, last seen first',
  input: z.strictObject({ ...plainPaging, id: id() }),
  output: z.array(openSignIn),
})

export const endUserSession = endpoint('DELETE', '/ams/users/:id/sessions/:sessionId', {
  allow: { amsGroup: 'AMS_USER', action: 'edit' },
  topics: ['consoleUser'],
  summary: 'Sign the user out of one session',
  input: z.strictObject({ id: id(), sessionId: id() }),
  output: nothing,
})

export const endUserSessions = endpoint('DELETE', '/ams/users/:id/sessions', {
  allow: { amsGroup: 'AMS_USER', action: 'edit' },
  topics: ['consoleUser'],
  summary: 'Sign the user out everywhere; one’s own current session stays',
  input: z.strictObject({ id: id() }),
  output: nothing,
})

export const listUserHistory = endpoint('GET', '/ams/users/:id/history', {
  allow: { amsGroup: 'AMS_USER', action: 'view' },
  topics: ['consoleUser'],
  summary: 'Every change of the user’s account, newest first, from the audit log of the installation',
  input: z.strictObject({ ...paging, id: id() }),
  output: listOf(auditRow),
})
