// A change of e-mail or password can take over a sign-in, so the caller must hold all its permissions (P4).
import { covers } from '@hr/domain/access/covers.ts'
import type { Config } from '#api/config.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { AppCaller } from '#api/http/caller.ts'
import { accessOfEmployee, findEmployeeAccount } from '#api/access/employee-account.queries.ts'

export async function mayChangeEmail(
  db: Scope,
  caller: AppCaller,
  config: Pick<Config, 'fullAccessEmployeeId'>,
  employeeId: number,
): Promise<boolean> {
  if (caller.access.isAdmin) return true
  const account = await findEmployeeAccount(db, employeeId)
  if (!account || account.id === caller.accountId) return true
  return covers(caller.access, await accessOfEmployee(db, config, account))
}
