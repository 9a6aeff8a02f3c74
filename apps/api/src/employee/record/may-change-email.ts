// A change of e-mail or password can take over a sign-in, so the caller must hold all its permissions (P4).
import { covers } from '@hr/domain/access/covers.ts'
import type { Kysely } from 'kysely'
import type { Config } from '#api/config.ts'
import type { Tables } from '#api/db/schema/tables.ts'
import type { AppCaller } from '#api/http/caller.ts'
import { accessOfEmployee, findEmployeeAccount } from '#api/access/employee-account.queries.ts'

export async function mayChangeEmail(
  db: Kysely<Tables>,
  caller: AppCaller,
  config: Pick<Config, 'fullAccessEmployeeId'>,
  employeeId: number,
): Promise<boolean> {
  if (caller.access.isAdmin) return true
  const account = await findEmployeeAccount(db, caller.workspaceId, employeeId)
  if (!account || account.id === caller.accountId) return true
  return covers(caller.access, await accessOfEmployee(db, config, caller.workspaceId, account))
}
