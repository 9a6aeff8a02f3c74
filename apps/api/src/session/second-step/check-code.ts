// Checking a code of the second step. Guesses are delayed like those of a password (docs/decisions/0008-sign-in-delays.md),
// and a stranger who knows the password does not delay the person at an address they have used before.
import { typedCode } from '@hr/domain/session/second-step-code.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Caller } from '#api/http/caller.ts'
import type { Preparation } from '#api/http/context.ts'
import { Refusal } from '#api/http/refusal.ts'
import { forgetAttempts } from '../attempt.store.ts'
import { countAttempts, knownSince } from '../count-sign-in.ts'
import { networkOf } from '../network-of.ts'
import { stepOfCode } from './app-code.ts'
import { recoveryHash } from './recovery-codes.ts'
import {
  findSecondStep,
  hasRecoveryCode,
  listAddresses,
  useAppCode,
  useRecoveryCode,
} from './second-step.store.ts'

export type CheckedCode = {
  readonly key: string
  readonly code:
    | { readonly kind: 'app'; readonly secret: string; readonly step: number }
    | { readonly kind: 'recovery'; readonly hash: string }
}
type Asked = Preparation<{ readonly code: string }, Caller>

/** Of a second step that is on. Throws CODE_WRONG, TOO_MANY_REQUESTS, SECOND_STEP_OFF. */
export async function codeTyped(asked: Asked): Promise<CheckedCode> {
  const { caller, input, now, services } = asked
  const row = await findSecondStep(services.db, caller.accountId)
  if (!row?.confirmedAt) throw new Refusal('SECOND_STEP_OFF')
  const key = await countCode(asked)
  const { kind, code } = typedCode(input.code)
  if (kind === 'app') return { key, code: appCode(row.secret, code, now) }
  const hash = recoveryHash(code)
  if (!(await hasRecoveryCode(services.db, caller.accountId, hash))) throw codeWrong()
  return { key, code: { kind, hash } }
}

/** Of one that is being set up: only the app can answer. Throws SECOND_STEP_ON as well. */
export async function firstCodeTyped(asked: Asked): Promise<CheckedCode> {
  const { caller, input, now, services } = asked
  const row = await findSecondStep(services.db, caller.accountId)
  if (!row) throw new Refusal('SECOND_STEP_OFF')
  if (row.confirmedAt) throw new Refusal('SECOND_STEP_ON')
  const key = await countCode(asked)
  return { key, code: appCode(row.secret, typedCode(input.code).code, now) }
}

function appCode(secret: string, code: string, now: Date): CheckedCode['code'] {
  const step = stepOfCode(secret, code, now)
  if (step === undefined) throw codeWrong()
  return { kind: 'app', secret, step }
}

/** A code counts once. Throws CODE_WRONG if it was used meanwhile. */
export async function useCode(db: Scope, accountId: string, { key, code }: CheckedCode): Promise<void> {
  const isUsed =
    code.kind === 'app'
      ? await useAppCode(db, accountId, code)
      : await useRecoveryCode(db, accountId, code.hash)
  if (!isUsed) throw codeWrong()
  await forgetAttempts(db, [key])
}

/** Counts the attempt as failed before the code is checked, in its own transaction. */
async function countCode({ caller: { accountId }, address, now, services }: Asked): Promise<string> {
  const network = networkOf(address)
  const known = await listAddresses(services.db, accountId, knownSince(now))
  const isKnown = known.some(one => networkOf(one) === network)
  const key = isKnown ? `code:${accountId}:${network}` : `code:${accountId}`
  await countAttempts(services.db, [{ key, free: 5, firstSeconds: 2, mostSeconds: 900 }])
  return key
}

const codeWrong = () => new Refusal('CODE_WRONG', {}, [{ path: 'code', code: 'CODE_WRONG', parameters: {} }])
