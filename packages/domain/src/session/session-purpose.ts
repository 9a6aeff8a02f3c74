// What a session may do after the password was right: the steps that are left, in this order, then everything (P2,
// docs/decisions/0085-second-step.md).

/** Open only what the step needs, for ten minutes. */
export type RestrictedPurpose = 'second_step' | 'change_password' | 'set_up_second_step'
export type SessionPurpose = RestrictedPurpose | 'full'

type SignInFacts = {
  readonly hasSecondStep: boolean
  /** Also without one: a passkey is both steps. */
  readonly hasPassedSecondStep: boolean
  readonly isPasswordTemporary: boolean
  readonly isSecondStepRequired: boolean
}

export function sessionPurpose(facts: SignInFacts): SessionPurpose {
  if (facts.hasSecondStep && !facts.hasPassedSecondStep) return 'second_step'
  if (facts.isPasswordTemporary) return 'change_password'
  const isMissing = !facts.hasSecondStep && !facts.hasPassedSecondStep
  return facts.isSecondStepRequired && isMissing ? 'set_up_second_step' : 'full'
}

type Demands = {
  /** By one of the person's roles. */
  readonly byRole: boolean
  /** By the company, of everybody with full access. */
  readonly byFullAccess: boolean
  readonly hasFullAccess: boolean
}

/** docs/decisions/0092-required-second-step.md */
export const isSecondStepRequired = ({ byRole, byFullAccess, hasFullAccess }: Demands): boolean =>
  byRole || (byFullAccess && hasFullAccess)
