// Deletes shifts and attendance days of an employee created by mistake (P7). Punches stay, and then prevent the
// deletion.
import type { Scope } from '#api/db/connect/scope.ts'

export async function deleteAttendanceOf(db: Scope, employeeId: number): Promise<void> {
  for (const table of ['attendance_day', 'attendance_stale', 'device_holder', 'employee_shift'] as const)
    await db
      .deleteFrom(table)
      .where('workspace_id', '=', db.workspaceId)
      .where('employee_id', '=', employeeId)
      .execute()
}
