// Changes of a second step outside its settings: a recovery code is used, or somebody else turns it off.
import type { Scope } from '#api/db/connect/scope.ts'
import { Refusal } from '#api/http/refusal.ts'
import type { Services } from '#api/services.ts'
import { notifySignInChange } from '../notify-sign-in-change.ts'
import type { Person } from '../notify-sign-in-change.ts'
import { countRecoveryCodes, deleteSecondStep } from './second-step.store.ts'

export async function notifyRecoveryCodeUsed(db: Scope, services: Services, person: Person): Promise<void> {
  const left = await countRecoveryCodes(db, person.id)
  await notifySignInChange(db, services, person, {
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
  await notifySignInChange(db, services, person, {
    template: 'secondStepTakenOff',
    parameters: { username: person.username, actor },
    after: { secondStep: 'off' },
  })
}
