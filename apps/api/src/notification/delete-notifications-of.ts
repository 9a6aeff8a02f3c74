// Deletes the notifications of an employee who was created by mistake (P7).
import type { Scope } from '#api/db/connect/scope.ts'

export async function deleteNotificationsOf(db: Scope, employeeId: number): Promise<void> {
  await db.delete('notification').where('employee_id', '=', employeeId).execute()
}
