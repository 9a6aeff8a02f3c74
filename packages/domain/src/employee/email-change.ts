// A changed e-mail waits for the new and the old address: a reset link to another address opens the sign-in (P7).

/** How long both addresses have time to answer; then silence of the old one counts as consent. */
export const emailChangeDays = 7

export type EmailChange = {
  /** Null removes the address. */
  readonly newEmail: string | null
  readonly newConfirmed: boolean
  /** Also when there is no old address. */
  readonly oldAgreed: boolean
  readonly endsAt: number
}

/** Without a mail server no link leaves, and before the first own password the company knows the password anyway. */
export const emailChangeWaits = (facts: {
  readonly hasMailServer: boolean
  readonly hasChosenPassword: boolean
}): boolean => facts.hasMailServer && facts.hasChosenPassword

/** `ended`: the new address did not confirm in time. `now` in milliseconds. */
export function emailChangeState(
  { newEmail, newConfirmed, oldAgreed, endsAt }: EmailChange,
  now: number,
): 'waiting' | 'due' | 'ended' {
  const isConfirmed = newEmail === null || newConfirmed
  const isOver = now >= endsAt
  if (isConfirmed && (oldAgreed || isOver)) return 'due'
  return isOver ? 'ended' : 'waiting'
}
