// Passkeys: one's own, and signing in with one.
import * as contract from '@hr/contract/passkey.ts'
import { preparedRoute, route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { ownPasswordTyped } from '../own-password-typed.ts'
import { checkNewPasskey, addPasskey, startPasskey } from './add-passkey.ts'
import { removePasskey, renamePasskey, getPasskeys } from './own-passkeys.ts'
import { checkPasskey, startPasskeySignIn, signInWithPasskey } from './sign-in-with-passkey.ts'

export const passkeyRoutes: readonly Route[] = [
  route(contract.getPasskeys, getPasskeys),
  preparedRoute(contract.startPasskey, ownPasswordTyped, startPasskey),
  preparedRoute(contract.addPasskey, checkNewPasskey, addPasskey),
  route(contract.renamePasskey, renamePasskey),
  route(contract.removePasskey, removePasskey),
  route(contract.startPasskeySignIn, startPasskeySignIn),
  preparedRoute(contract.signInWithPasskey, checkPasskey, signInWithPasskey),
]
