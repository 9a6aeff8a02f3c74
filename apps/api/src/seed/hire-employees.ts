// Employees of a demo company with the leave of their first year.
import type { Scope } from '#api/db/connect/scope.ts'
import { createEmployees } from '#api/employee/create-employee.ts'
import type { CreatedEmployee, NewEmployee } from '#api/employee/create-employee.ts'
import { grantDueYears } from '#api/leave/ledger/grant-year.ts'

export async function hireEmployees(trx: Scope, people: readonly NewEmployee[]): Promise<CreatedEmployee[]> {
  const created = await createEmployees(trx, people)
  await grantDueYears(trx, { employeeIds: created.map(({ id }) => id) })
  return created
}
