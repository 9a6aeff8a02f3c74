// Whether somebody must have a second step, by the roles they hold and their full access (docs/decisions/0092-required-second-step.md).
import { hasFullAccess } from '@hr/domain/access/can.ts'
import { isSecondStepRequired } from '@hr/domain/session/session-purpose.ts'
import type { Config } from '#api/config.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Caller } from '#api/http/caller.ts'
import type { AccountRow } from '../account.store.ts'
import { findSignInRules } from '../account.store.ts'

type Asking = Pick<Config, 'fullAccessEmployeeId'>
type Account = Pick<AccountRow, 'is_admin' | 'full_access_revoked' | 'employee_id'>

/** Of an employee, with the codes of the roles. Call it inside their workspace. */
export const findAccountRules = (db: Scope, { fullAccessEmployeeId }: Asking, account: Account) =>
  findRules(db, {
    employeeId: account.employee_id,
    hasFullAccess: hasFullAccess({
      isAdmin: account.is_admin,
      isRevoked: account.full_access_revoked,
      employeeId: account.employee_id,
      fullAccessEmployeeId,
    }),
  })

/** Of a caller inside a company; nothing is required in the space and in the console. */
export async function isRequiredOf(
  db: Scope,
  { workspaceId, employeeId, access }: Pick<Caller, 'workspaceId' | 'employeeId' | 'access'>,
): Promise<boolean> {
  if (workspaceId === null) return false
  return (await findRules(db, { employeeId, hasFullAccess: access.isAdmin })).isRequired
}

/** Of an owner who enters the company of the current workspace. */
export const isRequiredOfOwner = async (db: Scope): Promise<boolean> =>
  (await findRules(db, { employeeId: null, hasFullAccess: true })).isRequired

async function findRules(
  db: Scope,
  person: { readonly employeeId: number | null; readonly hasFullAccess: boolean },
) {
  const { roles, fullAccessSecondStep, passwordMinLength } = await findSignInRules(db, person.employeeId)
  return {
    passwordMinLength,
    roleCodes: roles.map(({ code }) => code),
    isRequired: isSecondStepRequired({
      byRole: roles.some(({ requiresSecondStep }) => requiresSecondStep),
      byFullAccess: fullAccessSecondStep,
      hasFullAccess: person.hasFullAccess,
    }),
  }
}
