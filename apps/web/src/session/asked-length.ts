// How long the company asks a new password to be, told by the sign-in with a temporary one: its session reads no profile.
import { leastLength } from '@hr/domain/session/password-rules.ts'
import { companyPasswordMin } from '#web/shared/session.ts'

let kept: number | null = null

export function keepAskedLength(length: number | null): void {
  kept = length
}

/** Of the form for a temporary password, or of the session's own. */
export const askedLength = (isTemporary: boolean): number =>
  leastLength(isTemporary ? kept : companyPasswordMin())
