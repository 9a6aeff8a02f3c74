// The link of a new employee's mail leads to their own record after the first sign-in, in this tab.
import { paths } from '@hr/contract/paths.ts'
import type { SessionType } from '@hr/domain/session/landing.ts'

const key = 'invited'

export const storeInvitation = (): void => sessionStorage.setItem(key, 'yes')

/** Once. */
export function takeInvitation(type: SessionType): string | null {
  const isInvited = sessionStorage.getItem(key) !== null
  sessionStorage.removeItem(key)
  return isInvited && type === 'app' ? paths.profile : null
}
