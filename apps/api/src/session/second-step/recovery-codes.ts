// Recovery codes: for somebody without their phone. As random as temporary passwords, so a plain hash is enough.
import { recoveryCodes } from '@hr/domain/session/second-step-code.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { randomGroup } from '../password.ts'
import { tokenHash } from '../secret.ts'
import { replaceCodes } from './second-step.store.ts'

/** Of a code without hyphens. */
export const recoveryHash = (code: string): string => tokenHash(`recovery ${code}`)

/** Ten new ones, in readable groups; the old ones stop working. */
export async function makeRecoveryCodes(db: Scope, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes }, () => [1, 2, 3].map(randomGroup).join('-'))
  await replaceCodes(
    db,
    accountId,
    codes.map(code => recoveryHash(code.replaceAll('-', ''))),
  )
  return codes
}
