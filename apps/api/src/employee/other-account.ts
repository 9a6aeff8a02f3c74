// Before HR resets how somebody signs in: not their own, nor that of a person with more permissions.
import { can, hasFullAccess } from '@hr/domain/access/can.ts'
import { covers } from '@hr/domain/access/covers.ts'
import { accessOfEmployee, findEmployeeAccount } from '#api/access/employee-account.queries.ts'
import type { AccountRights, EmployeeAccount } from '#api/access/employee-account.queries.ts'
import { isSelf } from '#api/access/sensitive-scope.ts'
import type { AppCaller } from '#api/http/caller.ts'
import type { Context } from '#api/http/context.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'

type Asking = Pick<Context<unknown, AppCaller>, 'caller' | 'services'>
type Asked = Context<{ readonly id: number }, AppCaller>

/** Throws NOT_FOUND, FORBIDDEN. */
export async function getOtherAccount({ db, caller, input, services }: Asked): Promise<EmployeeAccount> {
  const account = orNotFound(await findEmployeeAccount(db, input.id))
  if (account.id === caller.accountId) throw new Refusal('FORBIDDEN')
  const access = await accessOfEmployee(db, services.config, account)
  if (!covers(caller.access, access)) throw new Refusal('FORBIDDEN')
  return account
}

/** Whether the caller may reset anybody's sign-in at all. */
export const resetsSignIns = ({ viewer, access }: AppCaller): boolean =>
  viewer === null && can(access, 'EMPLOYEE', 'edit')

/** Whether getOtherAccount accepts the person, by what a list has read of their sign-in. For showing the action only. */
export function mayReset(
  { caller, services }: Asking,
  employeeId: number,
  rights: AccountRights | null | undefined,
): boolean {
  if (!rights || isSelf(caller, employeeId)) return false
  const { fullAccessEmployeeId } = services.config
  const isAdmin = hasFullAccess({ ...rights, employeeId, fullAccessEmployeeId })
  return covers(caller.access, { isAdmin, permissions: rights.permissions })
}
