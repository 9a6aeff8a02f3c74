// Employees of a demo company with the leave of their first year.
import type { Actor } from '#api/audit/write-audit.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { createEmployees } from '#api/employee/create-employee.ts'
import type { CreatedEmployee, NewEmployee } from '#api/employee/create-employee.ts'
import { grantDueYears } from '#api/leave/ledger/grant-year.ts'

export async function hireEmployees(
  trx: Scope,
  actor: Actor,
  now: Date,
  people: readonly NewEmployee[],
): Promise<CreatedEmployee[]> {
  const created = await createEmployees(trx, actor, now, people)
  await grantDueYears(trx, actor, now, { employeeIds: created.map(({ id }) => id) })
  return created
}
