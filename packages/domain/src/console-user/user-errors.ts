// What a user of the console may be given by kind (P3): a role or full access in the console, or a company in a space.

export type UserKind = 'console' | 'space'

type GivenUser = {
  readonly kind: UserKind
  /** Full access to the console. */
  readonly isAdmin: boolean
  readonly roleId: string | null
  /** The first company of a new space; '' for none. */
  readonly companyName: string
}
export type UserError = {
  readonly path: 'isAdmin' | 'roleId' | 'companyName'
  readonly code: 'required' | 'invalid'
}

/** A console user without a role could open nothing; a space owner has no role in the console. */
export function userErrors({ kind, isAdmin, roleId, companyName }: GivenUser): UserError[] {
  if (kind === 'console') {
    return [
      ...(roleId === null && !isAdmin ? [{ path: 'roleId', code: 'required' } as const] : []),
      ...(companyName === '' ? [] : [{ path: 'companyName', code: 'invalid' } as const]),
    ]
  }
  return [
    ...(isAdmin ? [{ path: 'isAdmin', code: 'invalid' } as const] : []),
    ...(roleId === null ? [] : [{ path: 'roleId', code: 'invalid' } as const]),
  ]
}
