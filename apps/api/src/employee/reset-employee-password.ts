// HR gives an employee a temporary password (spec 2).
import type { resetEmployeePassword } from '@hr/contract/employee.ts'
import { covers } from '@hr/domain/access/covers.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal, found } from '#api/http/refusal.ts'
import { giveTemporaryPassword } from '#api/session/give-temporary-password.ts'
import { accessOfEmployee, findEmployeeAccount } from './employee-account.queries.ts'

/** Never the own one (that is /users/change-password, which asks for the old), nor that of somebody who may do more. */
export const employeePasswordReset: Handler<typeof resetEmployeePassword> = async context => {
  const { db, caller, input, now, services } = context
  const account = found(await findEmployeeAccount(db, caller.workspaceId, input.id))
  if (account.id === caller.accountId) throw new Refusal('FORBIDDEN')
  const access = await accessOfEmployee(db, services.config, caller.workspaceId, account)
  if (!covers(caller.access, access)) throw new Refusal('FORBIDDEN')
  return giveTemporaryPassword(db, caller, now, account.id)
}
