// Employees of a demo company with the leave of their first year.
import type { Scope } from '#api/db/connect/scope.ts'
import { createPeople } from '#api/employee/create-people.ts'
import type { CreatedEmployee, NewEmployee } from '#api/employee/create-people.ts'
import { grantDueYears } from '#api/leave/ledger/grant-year.ts'

export async function hireEmployees(trx: Scope, people: readonly NewEmployee[]): Promise<CreatedEmployee[]> {
  const created = await createPeople(trx, people)
  await grantDueYears(trx, { employeeIds: created.map(({ id }) => id) })
  return created
}
