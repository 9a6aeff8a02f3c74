// Deletes the sign-in and sessions of an employee created by mistake (P7).
import type { Scope } from '#api/db/connect/scope.ts'

export async function deleteAccountOf(db: Scope, employeeId: number): Promise<void> {
  await db.delete('account').where('employee_id', '=', employeeId).execute()
}
