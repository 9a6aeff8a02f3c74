// The operator turns off the second step of a user who lost phone and recovery codes. The caller has typed their own password.
import { turnOffUserSecondStep as endpoint } from '@hr/contract/console-user.ts'
import { fullName } from '@hr/domain/employee/full-name.ts'
import type { PreparedHandler } from '#api/http/context.ts'
import { orNotFound } from '#api/http/refusal.ts'
import { takeSecondStepOff } from '#api/session/second-step/take-second-step-off.ts'
import { lockOther } from './change-user.ts'
import { findUser } from './user.queries.ts'

/** Throws OWN_ACCOUNT, SECOND_STEP_OFF. */
export const turnOffUserSecondStep: PreparedHandler<typeof endpoint, void> = async context => {
  const { db, caller, services } = context
  const { row } = await lockOther(context, endpoint)
  const actor = fullName(orNotFound(await findUser(db, caller.accountId)), 'en')
  await takeSecondStepOff(db, services, { ...row, workspace_id: null }, actor)
  return {}
}
