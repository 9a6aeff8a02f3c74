// Passkeys (WebAuthn): the device signs a challenge of the server after it has verified its person, so that neither user
// name, password nor code is typed.
import { endpoint } from './endpoint.ts'
import { nothing } from './envelope.ts'
import { choice, givenPassword, id, name, requiredText } from './field.ts'
import { signedIn } from './session.ts'
import * as z from 'zod/mini'

/** Bytes in base64url, as WebAuthn sends them. */
const bytes = (most: number) =>
  z.string().check(z.minLength(1, 'required'), z.maxLength(most), z.regex(/^[\w-]+$/, 'choice'))
const publicKey = z.literal('public-key')

export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  usedAt: z.nullable(z.string()),
})
export type Passkey = z.output<typeof passkey>

/** Why the address of the installation allows none: browsers demand https and a name, not a number. */
const passkeyObstacles = ['https', 'host_name'] as const
export type PasskeyObstacle = (typeof passkeyObstacles)[number]

/** The only address at which browsers use the passkeys of this installation: 'https://hr.example.la'. */
const origin = z.string()

export const getPasskeys = endpoint('GET', '/users/passkeys', {
  allow: 'signedIn',
  topics: ['ownAccount'],
  summary: 'The passkeys of the caller, at most ten, and whether they can be used here',
  input: z.strictObject({}),
  output: z.object({ passkeys: z.array(passkey), origin, obstacle: z.nullable(z.enum(passkeyObstacles)) }),
})

export const startPasskey = endpoint('POST', '/users/passkeys/start', {
  allow: 'signedIn',
  topics: [],
  summary:
    'Begin to add a passkey: what the browser needs to create one, for five minutes. Needs the own password',
  secret: true,
  input: z.strictObject({ name: name(), password: givenPassword() }),
  output: z.object({
    origin,
    options: z.object({
      rp: z.object({ id: z.string(), name: z.string() }),
      user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
      challenge: z.string(),
      pubKeyCredParams: z.array(z.object({ alg: z.int(), type: publicKey })),
      timeout: z.int(),
      /** Those the caller has: a device adds only one. */
      excludeCredentials: z.array(z.object({ id: z.string(), type: publicKey })),
      authenticatorSelection: z.object({
        residentKey: z.literal('required'),
        requireResidentKey: z.literal(true),
        userVerification: z.literal('required'),
      }),
      attestation: z.literal('none'),
    }),
  }),
})

export const addPasskey = endpoint('POST', '/users/passkeys', {
  allow: 'signedIn',
  topics: ['ownAccount'],
  summary: 'Add the passkey that the browser created',
  secret: true,
  input: z.strictObject({
    credentialId: bytes(1400),
    clientData: bytes(4000),
    attestation: bytes(20_000),
  }),
  output: passkey,
})

export const renamePasskey = endpoint('PUT', '/users/passkeys/:id', {
  allow: 'signedIn',
  topics: ['ownAccount'],
  summary: 'Rename a passkey of the caller',
  input: z.strictObject({ id: id(), name: name() }),
  output: passkey,
})

export const removePasskey = endpoint('DELETE', '/users/passkeys/:id', {
  allow: 'signedIn',
  topics: ['ownAccount'],
  summary: 'Remove a passkey of the caller: it opens nothing any more',
  input: z.strictObject({ id: id() }),
  output: nothing,
})

export const startPasskeySignIn = endpoint('POST', '/auth/passkey/start', {
  allow: 'public',
  topics: [],
  summary: 'Begin to sign in with a passkey: what the browser needs to ask for one, for five minutes',
  secret: true,
  input: z.strictObject({}),
  output: z.object({
    origin,
    options: z.object({
      rpId: z.string(),
      challenge: z.string(),
      timeout: z.int(),
      userVerification: z.literal('required'),
    }),
  }),
})

export const signInWithPasskey = endpoint('POST', '/auth/passkey', {
  allow: 'public',
  topics: [],
  summary: 'Sign in with a passkey, which counts as both steps. It opens only the accounts of its door',
  secret: true,
  input: z.strictObject({
    door: choice(['employee', 'owner']),
    credentialId: bytes(1400),
    clientData: bytes(4000),
    authenticatorData: bytes(8000),
    signature: bytes(8000),
    userHandle: bytes(100),
    deviceToken: z.optional(requiredText(4000)),
  }),
  output: signedIn,
})
