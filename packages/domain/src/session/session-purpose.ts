// What a session may do after the password was right: the steps that are left, in this order, then everything.

/** Open only what the step needs, for ten minutes. */
export type RestrictedPurpose = 'second_step' | 'change_password'
export type SessionPurpose = RestrictedPurpose | 'full'

type SignInFacts = {
  readonly hasSecondStep: boolean
  readonly hasPassedSecondStep: boolean
  readonly isPasswordTemporary: boolean
}

export function sessionPurpose(facts: SignInFacts): SessionPurpose {
  if (facts.hasSecondStep && !facts.hasPassedSecondStep) return 'second_step'
  return facts.isPasswordTemporary ? 'change_password' : 'full'
}
