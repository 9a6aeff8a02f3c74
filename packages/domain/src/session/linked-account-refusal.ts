// Whether two sign-ins may be linked, and whether a person may continue as the other one (P2,
// docs/decisions/0088-linked-sign-ins.md).

export type LinkableAccount = {
  readonly workspaceId: string | null
  readonly isActive: boolean
  readonly hasTemporaryPassword: boolean
  /** Has one, or must set one up at the next sign-in. */
  readonly needsSecondStep: boolean
}

/** Somebody else knows a temporary password, so it proves nothing. A link would go around the second step of a sign-in. */
export function linkAccountsRefusal(own: LinkableAccount, other: LinkableAccount) {
  if (own.workspaceId === null || other.workspaceId === null) return 'FORBIDDEN' as const
  if (own.workspaceId === other.workspaceId) return 'SAME_COMPANY' as const
  if (own.needsSecondStep) return 'SECOND_STEP_UNLINKED' as const
  return switchRefusal(other)
}

export function switchRefusal(other: LinkableAccount) {
  if (!other.isActive) return 'NOT_FOUND' as const
  if (other.needsSecondStep) return 'SECOND_STEP_UNLINKED' as const
  return other.hasTemporaryPassword ? ('OTHER_PASSWORD_TEMPORARY' as const) : undefined
}
