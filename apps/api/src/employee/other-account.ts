// Before HR resets how somebody signs in: not their own, nor that of a person with more permissions.
import { covers } from '@hr/domain/access/covers.ts'
import { accessOfEmployee, findEmployeeAccount } from '#api/access/employee-account.queries.ts'
import type { EmployeeAccount } from '#api/access/employee-account.queries.ts'
import type { AppCaller } from '#api/http/caller.ts'
import type { Context } from '#api/http/context.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'

type Asked = Context<{ readonly id: number }, AppCaller>

/** Throws NOT_FOUND, FORBIDDEN. */
export async function getOtherAccount({ db, caller, input, services }: Asked): Promise<EmployeeAccount> {
  const account = orNotFound(await findEmployeeAccount(db, input.id))
  if (account.id === caller.accountId) throw new Refusal('FORBIDDEN')
  const access = await accessOfEmployee(db, services.config, account)
  if (!covers(caller.access, access)) throw new Refusal('FORBIDDEN')
  return account
}
