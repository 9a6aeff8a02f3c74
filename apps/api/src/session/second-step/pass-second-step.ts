// The second step of a sign-in: the ten-minute session of the password continues with new tokens.
import type { passSecondStep as endpoint } from '@hr/contract/second-step.ts'
import { sessionPurpose } from '@hr/domain/session/session-purpose.ts'
import type { PreparationFor, PreparedHandler } from '#api/http/context.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import { findAccountForUpdate } from '../account.store.ts'
import { continueSession } from '../open-session.ts'
import { codeTyped, useCode } from './check-code.ts'
import type { CheckedCode } from './check-code.ts'
import { notifyRecoveryCodeUsed } from './take-second-step-off.ts'

/** Throws FORBIDDEN for a session that has no step left. */
export async function checkSecondStep(asked: PreparationFor<typeof endpoint>): Promise<CheckedCode> {
  if (asked.caller.purpose !== 'second_step') throw new Refusal('FORBIDDEN')
  return codeTyped(asked)
}

/** Throws CODE_WRONG if the code was used meanwhile. */
export const passSecondStep: PreparedHandler<typeof endpoint, CheckedCode> = async (
  { db, caller, services },
  checked,
) => {
  const account = orNotFound(await findAccountForUpdate(db, caller.accountId))
  await useCode(db, account.id, checked)
  if (checked.code.kind === 'recovery') await notifyRecoveryCodeUsed(db, services, account)
  const passwordTemporary = account.password_temporary
  const purpose = sessionPurpose({
    hasSecondStep: true,
    hasPassedSecondStep: true,
    isPasswordTemporary: passwordTemporary,
    // The account has one already.
    isSecondStepRequired: false,
  })
  return { ...(await continueSession(db, services, caller.sessionId, purpose)), passwordTemporary }
}
