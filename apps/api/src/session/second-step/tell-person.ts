// What tells a person of their second step more than its own settings do.
import type { Scope } from '#api/db/connect/scope.ts'
import { Refusal } from '#api/http/refusal.ts'
import type { Services } from '#api/services.ts'
import { tellChange } from '../tell-change.ts'
import type { Person } from '../tell-change.ts'
import { countRecoveryCodes, deleteSecondStep } from './second-step.store.ts'

export async function tellRecoveryCodeUsed(db: Scope, services: Services, person: Person): Promise<void> {
  const left = await countRecoveryCodes(db, person.id)
  await tellChange(db, services, person, {
    template: 'recoveryCodeUsed',
    parameters: { username: person.username, left: String(left) },
    after: { recoveryCode: 'used' },
  })
}

/** By somebody else, for a person who lost phone and codes. Throws SECOND_STEP_OFF. */
export async function takeSecondStepOff(
  db: Scope,
  services: Services,
  person: Person,
  actor: string,
): Promise<void> {
  if (!(await deleteSecondStep(db, person.id))) throw new Refusal('SECOND_STEP_OFF')
  await tellChange(db, services, person, {
    template: 'secondStepTakenOff',
    parameters: { username: person.username, actor },
    after: { secondStep: 'off' },
  })
}
