// An employee created by mistake loses all roles (P7).
import type { Scope } from '#api/db/connect/scope.ts'

export async function deleteRolesOf(db: Scope, employeeId: number): Promise<void> {
  await db.delete('employee_role').where('employee_id', '=', employeeId).execute()
}
