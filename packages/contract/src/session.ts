// Signing in and out, passwords, registration: the calls of spec part 7, letter by letter.
import {
  choice,
  email,
  formPassword,
  givenPassword,
  id,
  optionalText,
  personName,
  requiredText,
} from './field.ts'
import { linkStates } from '@hr/domain/session/link-state.ts'
import { personAreas } from '@hr/domain/access/own-record.ts'
import { endpoint } from './endpoint.ts'
import { nothing } from './envelope.ts'
import { languages } from './messages/text.ts'
import * as z from 'zod/mini'
import { positionNames, unitNames } from './person.ts'

const credentials = z.strictObject({
  username: requiredText(254),
  password: givenPassword(),
  /** The browser's push subscription as JSON. Anything else counts as none: it stops nobody from signing in. */
  deviceToken: z.optional(z.catch(z.string().check(z.maxLength(4000)), '')),
})

/** Login response (spec 3). `tokenWS` opens the WebSocket and nothing else. */
export const signedIn = z.object({
  token: z.string(),
  passwordTemporary: z.boolean(),
  roles: z.array(z.object({ code: z.string() })),
  username: z.string(),
  tokenWS: z.string(),
  /**
   * code: the session opens nothing but /auth/second-step until a code is given. set_up: a second step is required, and the
   * session opens nothing but /auth/second-step/set-up and /users/second-step/confirm until there is one. Left out otherwise.
   */
  secondStep: z.optional(z.enum(['code', 'set_up'])),
  /** Only with a temporary password: how long the company asks the new one to be, if it asks for more than the rules do. */
  passwordMinLength: z.optional(z.int()),
})
export type SignedIn = z.output<typeof signedIn>

export const login = endpoint('POST', '/auth/login', {
  allow: 'public',
  topics: [],
  summary: 'Sign in to the operator console or as a space owner',
  secret: true,
  input: credentials,
  output: signedIn,
})

export const employeeLogin = endpoint('POST', '/auth/employee/login', {
  allow: 'public',
  topics: [],
  summary: 'Sign in as an employee',
  secret: true,
  input: credentials,
  output: signedIn,
})

/** Only in a demo installation without a mail server: the path of the link, for the browser that asked. */
const askedLink = z.object({ demoLink: z.nullable(z.string()) })

export const verifyEmail = endpoint('POST', '/auth/email', {
  allow: 'public',
  secret: true,
  topics: [],
  summary: 'Start e-mail verification: sends the link that opens the registration',
  input: z.strictObject({ email: email() }),
  output: askedLink,
})

export const register = endpoint('POST', '/users/register', {
  allow: 'public',
  topics: [],
  summary: 'Register a space owner. The verification token is in the body or is the bearer token',
  input: z.strictObject({
    firstName: personName(),
    lastName: personName(),
    password: formPassword(),
    token: z.optional(z.string().check(z.maxLength(200))),
  }),
  output: z.object({ username: z.string() }),
})

export const forgotPassword = endpoint('POST', '/auth/forgot-password', {
  allow: 'public',
  secret: true,
  topics: [],
  summary: 'Send a reset link; the answer is the same whether the account exists or not',
  input: z.strictObject({ email: email() }),
  output: askedLink,
})

export const resetPasswordByEmail = endpoint('POST', '/users/reset-password-by-email', {
  allow: 'public',
  topics: [],
  summary: 'Set a new password with the single-use token of a reset link; ends all sessions of the account',
  input: z.strictObject({ password: formPassword(), token: requiredText(200) }),
  output: nothing,
})

/** What a mailed link is for. */
const linkPurposes = ['verify_email', 'reset_password', 'new_email', 'old_email', 'owner_invitation'] as const
export type LinkPurpose = (typeof linkPurposes)[number]

export const checkLink = endpoint('POST', '/auth/link', {
  allow: 'public',
  topics: [],
  summary: 'Whether a mailed link still opens its page: it works once, until it expires. Changes nothing',
  secret: true,
  input: z.strictObject({ token: requiredText(200), purpose: choice(linkPurposes) }),
  output: z.object({
    state: z.enum(linkStates),
    /** Of an open link to a new password, if the company demands more than the rules. */
    passwordMinLength: z.optional(z.int()),
  }),
})

export const changePassword = endpoint('POST', '/users/change-password', {
  allow: 'signedIn',
  restricted: ['change_password'],
  topics: [],
  summary:
    'Change the own password; ends the other sessions of the account. A ten-minute session becomes a full one with new tokens, or goes on to set up a required second step',
  secret: true,
  input: z.strictObject({ oldPassword: givenPassword(), newPassword: givenPassword() }),
  /** Only for a ten-minute session: its token was part of a URL, so these replace it. */
  output: z.object({
    token: z.optional(z.string()),
    tokenWS: z.optional(z.string()),
    /** As in the answer of a sign-in. */
    secondStep: z.optional(z.literal('set_up')),
  }),
})

export const chooseLanguage = endpoint('PUT', '/users/language', {
  allow: 'signedIn',
  topics: [],
  summary: 'The language the caller is written to in, until the next sign-in, which brings its own',
  input: z.strictObject({ language: choice(['en', 'lo']) }),
  output: nothing,
})

export const accessWorkspace = endpoint('GET', '/auth/access-workspace/:workspaceId', {
  allow: 'space',
  topics: [],
  summary:
    'Turn the space session into an app session of a workspace; `token` is the session token or a ticket',
  input: z.strictObject({ workspaceId: id(), token: requiredText(200) }),
  output: z.object({ token: z.string(), tokenWS: z.string() }),
})

export const accessTicket = endpoint('POST', '/auth/access-ticket', {
  allow: 'space',
  topics: [],
  summary: 'A one-use ticket, valid 60 s, to pass to access-workspace instead of the session token',
  secret: true,
  input: z.strictObject({}),
  output: z.object({ ticket: z.string() }),
})

export const leaveWorkspace = endpoint('POST', '/auth/leave-workspace', {
  allow: 'app',
  topics: [],
  summary: 'An owner goes back from a workspace to the space: the app session becomes a space session',
  secret: true,
  input: z.strictObject({}),
  output: z.object({ token: z.string(), tokenWS: z.string() }),
})

export const logout = endpoint('POST', '/auth/logout', {
  allow: 'signedIn',
  restricted: ['change_password', 'second_step', 'set_up_second_step'],
  endsSession: true,
  topics: [],
  summary: 'End the sign-in on the server, with all its sessions',
  input: z.strictObject({}),
  output: nothing,
})

/** Session profile (spec 3). `employee` is null for people without an employee record (P2). */
export const profile = z.object({
  isAdmin: z.boolean(),
  /** Of an owner, also inside a workspace. */
  space: z.nullable(z.object({ username: z.string(), name: z.string() })),
  type: z.enum(['ams', 'space', 'app']),
  username: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  firstNameLo: z.string(),
  lastNameLo: z.string(),
  gender: z.nullable(z.string()),
  profileImage: z.nullable(z.string()),
  employee: z.nullable(
    z.object({
      id: z.int(),
      staffId: z.string(),
      ...unitNames,
      ...positionNames,
      jobGrade: z.nullable(z.string()),
      lineManager: z.nullable(z.string()),
      startDate: z.nullable(z.string()),
    }),
  ),
  workspace: z.nullable(
    z.object({
      id: z.string(),
      name: z.string(),
      nameLo: z.string(),
      /** A signed file name that expires (see profileImagePath), or null. */
      logo: z.nullable(z.string()),
      timeZone: z.string(),
      /** Those that it offers, the default first. */
      languages: z.array(z.enum(languages)),
      today: z.string(),
      /** Its rules for a new password of the caller; null if it has none, or the account is not the company's. */
      passwordMinLength: z.nullable(z.int()),
    }),
  ),
  /** What the reader may change of others, but somebody else must change of the reader (P11). For hiding only. */
  blockedForOneself: z.array(z.enum(personAreas)),
  /** Somebody else looks through this person's eyes, until then; they can change nothing. */
  viewAs: z.nullable(z.object({ viewer: z.string(), endsAt: z.string() })),
})
export type Profile = z.output<typeof profile>

export const getProfile = endpoint('GET', '/users/profile', {
  allow: 'signedIn',
  topics: [],
  summary: 'Who am I',
  input: z.strictObject({}),
  output: profile,
})

/** For the sign-in pages: sign-ins of the demo data while the data is demo data, and the company if there is only one. */
export const demoSignIns = endpoint('GET', '/auth/demo-sign-ins', {
  allow: 'public',
  topics: [],
  summary:
    'Sign-ins of the demo company, if this installation runs on demo data; the logo of its only company',
  input: z.strictObject({ area: optionalText(20) }),
  output: z.object({
    signIns: z.array(z.object({ username: z.string(), role: z.string(), area: z.string() })),
    password: z.nullable(z.string()),
    /** Null unless the installation has one company, which is active and has a logo. */
    company: z.nullable(z.object({ name: z.string(), nameLo: z.string(), logo: z.string() })),
  }),
})
