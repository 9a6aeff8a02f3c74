// The second step of signing in (RFC 6238): a code of an app on the phone, or one of the recovery codes.
import { endpoint } from './endpoint.ts'
import { nothing } from './envelope.ts'
import { givenPassword, requiredText } from './field.ts'
import * as z from 'zod/mini'

/** Six digits, or a recovery code. */
const code = () => requiredText(40)
const recoveryCodes = z.array(z.string())

export const passSecondStep = endpoint({
  method: 'POST',
  path: '/auth/second-step',
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
})
export type SecondStep = z.output<typeof secondStep>

export const getSecondStep = endpoint({
  method: 'GET',
  path: '/users/second-step',
  allow: 'signedIn',
  topics: ['ownAccount'],
  summary: 'Whether the caller signs in with a second step',
  input: z.strictObject({}),
  output: secondStep,
})

export const startSecondStep = endpoint({
  method: 'POST',
  path: '/users/second-step',
  allow: 'signedIn',
  topics: [],
  summary: 'Begin to set up the second step: a new secret for the app. Needs the own password',
  secret: true,
  input: z.strictObject({ password: givenPassword() }),
  /** The address is the secret as otpauth: URI, for a QR code. */
  output: z.object({ secret: z.string(), address: z.string() }),
})

export const confirmSecondStep = endpoint({
  method: 'POST',
  path: '/users/second-step/confirm',
  allow: 'signedIn',
  topics: ['ownAccount'],
  summary: 'Turn the second step on with a code of the app; signs out the other devices',
  secret: true,
  input: z.strictObject({ code: code() }),
  /** Shown once. */
  output: z.object({ recoveryCodes }),
})

export const replaceRecoveryCodes = endpoint({
  method: 'POST',
  path: '/users/second-step/recovery-codes',
  allow: 'signedIn',
  topics: ['ownAccount'],
  summary: 'New recovery codes; the old ones stop working. Needs the own password and a code',
  secret: true,
  input: z.strictObject({ password: givenPassword(), code: code() }),
  output: z.object({ recoveryCodes }),
})

export const turnOffSecondStep = endpoint({
  method: 'POST',
  path: '/users/second-step/off',
  allow: 'signedIn',
  topics: ['ownAccount'],
  summary: 'Sign in with the password alone again. Needs the own password and a code',
  secret: true,
  input: z.strictObject({ password: givenPassword(), code: code() }),
  output: nothing,
})
