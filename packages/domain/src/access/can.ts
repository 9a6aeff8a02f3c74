// Who may do what: permissions, administrators and the full-access employee (spec 6, P4, P6).
import type { Action, AmsPageGroup, PageGroup } from './page-groups.ts'

/** groupName is the page group, name the action (spec 3). */
export type Permission = { readonly groupName: string; readonly name: string }
export type Access = { readonly isAdmin: boolean; readonly permissions: readonly Permission[] }
type AnyPageGroup = PageGroup | AmsPageGroup

/**
 * Of several page groups, one is enough. An administrator may do everything; `all` implies every
 * action, and no other action implies another.
 */
export function can(
  access: Access,
  group: AnyPageGroup | readonly AnyPageGroup[],
  action: Action = 'view',
): boolean {
  if (access.isAdmin) return true
  const groups: readonly string[] = typeof group === 'string' ? [group] : group
  return access.permissions.some(
    permission =>
      groups.includes(permission.groupName) && (permission.name === action || permission.name === 'all'),
  )
}

type FullAccessFacts = {
  readonly isAdmin: boolean
  readonly employeeId: number | null
  /** 195 by the spec; null when the installation turned the rule off. */
  readonly fullAccessEmployeeId: number | null
  /** The employee id rule is revoked for this account. */
  readonly isRevoked: boolean
}

/** P6. What it returns is the `isAdmin` of Access. */
export const hasFullAccess = ({
  isAdmin,
  employeeId,
  fullAccessEmployeeId,
  isRevoked,
}: FullAccessFacts): boolean =>
  isAdmin || (!isRevoked && employeeId !== null && employeeId === fullAccessEmployeeId)
