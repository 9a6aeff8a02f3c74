// Setting up, changing and turning off one's own second step. An owner inside a company changes their own account.
import type * as contract from '@hr/contract/second-step.ts'
import type { Caller } from '#api/http/caller.ts'
import type { Context, Handler, Preparation, PreparedHandler } from '#api/http/context.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import { findAccountForUpdate } from '../account.store.ts'
import { continueSession } from '../open-session.ts'
import { ownPasswordTyped } from '../own-password-typed.ts'
import { endSessions } from '../session.store.ts'
import { notifySignInChange } from '../notify-sign-in-change.ts'
import { newSecret, secretAddress } from './app-code.ts'
import { codeTyped, useCode } from './check-code.ts'
import type { CheckedCode } from './check-code.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { isRequiredOf } from './required-second-step.ts'
import {
  confirmSecret,
  countRecoveryCodes,
  deleteSecondStep,
  findSecondStep,
  saveSecret,
} from './second-step.store.ts'

/** Throws VIEW_ONLY: it is nothing that "view as" shows. */
export const getSecondStep: Handler<typeof contract.getSecondStep> = async ({ db, caller }) => {
  if (caller.viewer) throw new Refusal('VIEW_ONLY')
  const row = await findSecondStep(db, caller.accountId)
  const since = row?.confirmedAt?.toISOString() ?? null
  return {
    isOn: since !== null,
    since,
    recoveryCodesLeft: await countRecoveryCodes(db, caller.accountId),
    isRequired: await isRequiredOf(db, caller),
  }
}

/** Throws SECOND_STEP_ON. */
export const startSecondStep: PreparedHandler<typeof contract.startSecondStep, void> = context =>
  begun(context)

/** The password was typed within the last ten minutes. Throws FORBIDDEN for any other session, SECOND_STEP_ON. */
export const startRequiredSecondStep: Handler<typeof contract.startRequiredSecondStep> = async context => {
  if (context.caller.purpose !== 'set_up_second_step') throw new Refusal('FORBIDDEN')
  return begun(context)
}

async function begun({ db, caller }: Context<unknown, Caller>) {
  const secret = newSecret()
  if (!(await saveSecret(db, caller.accountId, secret))) throw new Refusal('SECOND_STEP_ON')
  return { secret, address: secretAddress(secret, caller.username) }
}

/** Ends the sessions that began without it, and makes a ten-minute one full. Throws STALE if another secret was made meanwhile. */
export const confirmSecondStep: PreparedHandler<typeof contract.confirmSecondStep, CheckedCode> = async (
  { db, caller, services },
  checked,
) => {
  const account = orNotFound(await findAccountForUpdate(db, caller.accountId))
  await useCode(db, account.id, checked)
  const { code } = checked
  if (code.kind !== 'app' || !(await confirmSecret(db, account.id, code.secret))) throw new Refusal('STALE')
  await endSessions(db, { accountId: account.id, exceptSignInOf: caller.sessionId }, db.now)
  await notifySignInChange(db, services, account, {
    template: 'secondStepOn',
    parameters: { username: account.username },
    after: { secondStep: 'on' },
  })
  const recoveryCodes = await makeRecoveryCodes(db, account.id)
  if (caller.purpose === 'full') return { recoveryCodes }
  return { recoveryCodes, ...(await continueSession(db, services, caller.sessionId, 'full')) }
}

/** For preparedRoute(): first the own password, then a code. */
export async function passwordAndCodeTyped(
  asked: Preparation<{ readonly password: string; readonly code: string }, Caller>,
): Promise<CheckedCode> {
  await ownPasswordTyped(asked)
  return codeTyped(asked)
}

export const replaceRecoveryCodes: PreparedHandler<
  typeof contract.replaceRecoveryCodes,
  CheckedCode
> = async ({ db, caller, services }, checked) => {
  const account = orNotFound(await findAccountForUpdate(db, caller.accountId))
  await useCode(db, account.id, checked)
  await notifySignInChange(db, services, account, {
    template: 'recoveryCodesReplaced',
    parameters: { username: account.username },
    after: { recoveryCodes: 'replaced' },
  })
  return { recoveryCodes: await makeRecoveryCodes(db, account.id) }
}

/** Throws SECOND_STEP_REQUIRED. */
export const turnOffSecondStep: PreparedHandler<typeof contract.turnOffSecondStep, CheckedCode> = async (
  { db, caller, services },
  checked,
) => {
  if (await isRequiredOf(db, caller)) throw new Refusal('SECOND_STEP_REQUIRED')
  const account = orNotFound(await findAccountForUpdate(db, caller.accountId))
  await useCode(db, account.id, checked)
  await deleteSecondStep(db, account.id)
  await notifySignInChange(db, services, account, {
    template: 'secondStepOff',
    parameters: { username: account.username },
    after: { secondStep: 'off' },
  })
  return {}
}
