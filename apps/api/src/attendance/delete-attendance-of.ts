// Deletes shifts and attendance days of an employee created by mistake (P7). Punches stay, and then prevent the
// deletion.
import type { Kysely } from 'kysely'
import type { Tables } from '#api/db/schema/tables.ts'

export async function deleteAttendanceOf(
  db: Kysely<Tables>,
  workspaceId: string,
  employeeId: number,
): Promise<void> {
  for (const table of ['attendance_day', 'attendance_stale', 'device_holder', 'employee_shift'] as const)
    await db
      .deleteFrom(table)
      .where('workspace_id', '=', workspaceId)
      .where('employee_id', '=', employeeId)
      .execute()
}
