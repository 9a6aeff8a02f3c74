// A device that creates passkeys and signs with them (WebAuthn 6.1, ES256), and a browser that may lie.
import { addPasskey, startPasskey, startPasskeySignIn, signInWithPasskey } from '@hr/contract/passkey.ts'
import type { InputOf } from '@hr/contract/endpoint.ts'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { call } from './call.ts'
import { password } from './factories.ts'
import type { TestApp } from './test-app.ts'

export type TestPasskey = {
  readonly credentialId: string
  readonly userHandle: string
  readonly privateKey: KeyObject
}
type Door = InputOf<typeof signInWithPasskey>['door']

/** What is different from an honest device and browser. */
export type Lies = {
  readonly challenge?: string
  readonly origin?: string
  readonly rpId?: string
  readonly isVerified?: boolean
  readonly counter?: number
  readonly credentialId?: string
  readonly userHandle?: string
}
const honest = { origin: 'http://localhost:3000', rpId: 'localhost', isVerified: true, counter: 0 }
const present = 0x01
const verified = 0x04
const withCredential = 0x40

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

const clientData = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

function authenticatorData(lies: Lies, credential?: Buffer): Buffer {
  const { rpId, isVerified, counter } = { ...honest, ...lies }
  const head = Buffer.alloc(5)
  head.writeUInt8(present + (isVerified ? verified : 0) + (credential ? withCredential : 0))
  head.writeUInt32BE(counter, 1)
  return Buffer.concat([sha256(rpId), head, ...(credential ? [credential] : [])])
}

/** COSE (RFC 9053): an ES256 key on P-256. */
function coseKey(publicKey: KeyObject): Uint8Array {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const point = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
  return isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, point(x)],
      [-3, point(y)],
    ]),
  )
}

type Options = { readonly challenge: string; readonly user: { readonly id: string } }

/** A new passkey, and what the browser sends about it. */
export function createPasskey({ challenge, user }: Options, lies: Lies = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = lies.credentialId ? Buffer.from(lies.credentialId, 'base64url') : randomBytes(32)
  const size = Buffer.alloc(2)
  size.writeUInt16BE(id.length)
  const data = authenticatorData(lies, Buffer.concat([Buffer.alloc(16), size, id, coseKey(publicKey)]))
  const attestation = isoCBOR.encode(
    new Map<string, string | Map<string, never> | Uint8Array>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, never>()],
      ['authData', new Uint8Array(data)],
    ]),
  )
  const credentialId = id.toString('base64url')
  const passkey: TestPasskey = { credentialId, userHandle: user.id, privateKey }
  const { origin } = { ...honest, ...lies }
  const input: InputOf<typeof addPasskey> = {
    credentialId,
    clientData: clientData('webauthn.create', lies.challenge ?? challenge, origin).toString('base64url'),
    attestation: Buffer.from(attestation).toString('base64url'),
  }
  return { passkey, input }
}

/** What the browser sends at a sign-in. */
export function signChallenge(challenge: string, passkey: TestPasskey, lies: Lies = {}) {
  const data = authenticatorData(lies)
  const client = clientData('webauthn.get', lies.challenge ?? challenge, lies.origin ?? honest.origin)
  const signature = sign('sha256', Buffer.concat([data, sha256(client)]), passkey.privateKey)
  return {
    credentialId: lies.credentialId ?? passkey.credentialId,
    clientData: client.toString('base64url'),
    authenticatorData: data.toString('base64url'),
    signature: signature.toString('base64url'),
    userHandle: lies.userHandle ?? passkey.userHandle,
  }
}

/** Adds one to the account of the session. */
export async function addedPasskey(server: TestApp, token: string, name = 'Phone'): Promise<TestPasskey> {
  const { options } = (await call(server, token, startPasskey, { name, password })).data
  const { passkey, input } = createPasskey(options)
  if ((await call(server, token, addPasskey, input)).status !== 200) throw new Error('not added')
  return passkey
}

export const newChallenge = async (server: TestApp): Promise<string> =>
  (await call(server, null, startPasskeySignIn, {})).data.options.challenge

/** Signs in at the door, with a new challenge. */
export async function signInBy(
  server: TestApp,
  passkey: TestPasskey,
  lies: Lies = {},
  door: Door = 'employee',
) {
  const signed = signChallenge(await newChallenge(server), passkey, lies)
  return call(server, null, signInWithPasskey, { door, ...signed })
}
