// The second step of signing in (RFC 6238): a code of an app on the phone, or one of the recovery codes.
import { endpoint } from './endpoint.ts'
import { nothing } from './envelope.ts'
import { givenPassword, requiredText } from './field.ts'
import * as z from 'zod/mini'

/** People who must set up theirs at the next sign-in as soon as it is required. */
export const missingSecondSteps = z.object({ people: z.int() })

/** Six digits, or a recovery code. */
const code = () => requiredText(40)
const recoveryCodes = z.array(z.string())

export const passSecondStep = endpoint('POST', '/auth/second-step', {
  allow: 'signedIn',
  restricted: ['second_step'],
  topics: [],
  summary:
    'The second step of a sign-in: a code turns the ten-minute session of the password into a full one with new tokens, or into that of a temporary password',
  secret: true,
  input: z.strictObject({ code: code() }),
  output: z.object({ token: z.string(), tokenWS: z.string(), passwordTemporary: z.boolean() }),
})

export const secondStep = z.object({
  isOn: z.boolean(),
  since: z.nullable(z.string()),
  recoveryCodesLeft: z.int(),
  /** By a role or full access of the caller, so that it cannot be turned off. */
  isRequired: z.boolean(),
})
export type SecondStep = z.output<typeof secondStep>

export const getSecondStep = endpoint('GET', '/users/second-step', {
  allow: 'signedIn',
  topics: ['ownAccount'],
  summary: 'Whether the caller signs in with a second step',
  input: z.strictObject({}),
  output: secondStep,
})

/** The address is the secret as otpauth: URI, for a QR code. */
const startedSecondStep = z.object({ secret: z.string(), address: z.string() })

export const startSecondStep = endpoint('POST', '/users/second-step', {
  allow: 'signedIn',
  topics: [],
  summary: 'Begin to set up the second step: a new secret for the app. Needs the own password',
  secret: true,
  input: z.strictObject({ password: givenPassword() }),
  output: startedSecondStep,
})

export const startRequiredSecondStep = endpoint('POST', '/auth/second-step/set-up', {
  allow: 'signedIn',
  restricted: ['set_up_second_step'],
  topics: [],
  summary:
    'Begin to set up a second step that is required: a new secret for the app, in the ten-minute session of the password',
  secret: true,
  input: z.strictObject({}),
  output: startedSecondStep,
})

export const confirmSecondStep = endpoint('POST', '/users/second-step/confirm', {
  allow: 'signedIn',
  restricted: ['set_up_second_step'],
  topics: ['ownAccount'],
  summary:
    'Turn the second step on with a code of the app; signs out the other devices. A ten-minute session becomes a full one with new tokens',
  secret: true,
  input: z.strictObject({ code: code() }),
  /** The codes are shown once; tokens only for a ten-minute session. */
  output: z.object({
    recoveryCodes,
    token: z.optional(z.string()),
    tokenWS: z.optional(z.string()),
  }),
})

export const replaceRecoveryCodes = endpoint('POST', '/users/second-step/recovery-codes', {
  allow: 'signedIn',
  topics: ['ownAccount'],
  summary: 'New recovery codes; the old ones stop working. Needs the own password and a code',
  secret: true,
  input: z.strictObject({ password: givenPassword(), code: code() }),
  output: z.object({ recoveryCodes }),
})

export const turnOffSecondStep = endpoint('POST', '/users/second-step/off', {
  allow: 'signedIn',
  topics: ['ownAccount'],
  summary: 'Sign in with the password alone again, unless it is required. Needs the own password and a code',
  secret: true,
  input: z.strictObject({ password: givenPassword(), code: code() }),
  output: nothing,
})
