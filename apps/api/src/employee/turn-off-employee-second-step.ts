// HR turns off the second step of somebody who lost phone and recovery codes (docs/decisions/0085-second-step.md).
import type { turnOffEmployeeSecondStep as endpoint } from '@hr/contract/employee.ts'
import { paths } from '@hr/contract/paths.ts'
import type { Handler } from '#api/http/context.ts'
import { notify } from '#api/notification/notify.ts'
import { actorName } from '#api/people/names-of.ts'
import { takeSecondStepOff } from '#api/session/second-step/take-second-step-off.ts'
import { getOtherAccount } from './other-account.ts'

/** Throws SECOND_STEP_OFF. */
export const turnOffEmployeeSecondStep: Handler<typeof endpoint> = async context => {
  const { db, caller, input, services } = context
  const account = await getOtherAccount(context)
  const actor = await actorName(db, caller)
  const person = { ...account, workspace_id: caller.workspaceId }
  await takeSecondStepOff(db, services, person, actor[account.language])
  await notify(
    { db, services },
    {
      employeeIds: [input.id],
      code: 'SECOND_STEP_TAKEN_OFF',
      parameters: { actor },
      link: paths.security,
    },
  )
  return {}
}
