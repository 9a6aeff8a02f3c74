// The password length the company asks for. Known from a sign-in with a temporary password, which reads no profile.
import { companyPasswordMin } from '#web/shared/session.ts'

let kept: number | null = null

export function storeRequiredLength(length: number | null): void {
  kept = length
}

/** For a temporary password, or for the signed-in person; null: nothing beyond the rules. */
export const requiredLength = (isTemporary: boolean): number | null =>
  isTemporary ? kept : companyPasswordMin()
