// A sign-in with a passkey, from the question of the browser to the answer of the server; loaded when it is chosen.
import { signInWithPasskey } from '@hr/contract/passkey.ts'
import type { SignedIn } from '@hr/contract/session.ts'
import { call } from '#web/api/call.ts'
import { loadTexts } from '#web/i18n/language.ts'
import { deviceToken } from '#web/shared/push/device-token.ts'
import type { Door } from '../door.ts'
import { problemText, usedPasskey } from './device.ts'

type Outcome = { readonly answer: SignedIn } | { readonly problem: string }

export async function signedInWithPasskey(door: Door): Promise<Outcome> {
  await loadTexts('account')
  try {
    const signed = await usedPasskey()
    const token = await deviceToken()
    const device = token === '' ? {} : { deviceToken: token }
    return { answer: await call(signInWithPasskey, { door, ...signed, ...device }) }
  } catch (error) {
    return { problem: problemText(error) }
  }
}
