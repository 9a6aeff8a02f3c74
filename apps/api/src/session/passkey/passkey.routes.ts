// Passkeys: one's own, and signing in with one.
import {
  addPasskey,
  getPasskeys,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
  startPasskey,
  startPasskeySignIn,
} from '@hr/contract/passkey.ts'
import { preparedRoute, route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { ownPasswordTyped } from '../own-password.ts'
import { checkNewPasskey, passkeyAdded, passkeyStarted } from './add-passkey.ts'
import { passkeyRemoved, passkeyRenamed, passkeysFound } from './own-passkeys.ts'
import { checkPasskey, passkeySignInStarted, signedInWithPasskey } from './sign-in-with-passkey.ts'

export const passkeyRoutes: readonly Route[] = [
  route(getPasskeys, passkeysFound),
  preparedRoute(startPasskey, ownPasswordTyped, passkeyStarted),
  preparedRoute(addPasskey, checkNewPasskey, passkeyAdded),
  route(renamePasskey, passkeyRenamed),
  route(removePasskey, passkeyRemoved),
  route(startPasskeySignIn, passkeySignInStarted),
  preparedRoute(signInWithPasskey, checkPasskey, signedInWithPasskey),
]
