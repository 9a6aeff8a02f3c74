// Deletes shifts and attendance days of an employee created by mistake (P7). Punches stay, and then prevent the
// deletion.
import { sql } from 'kysely'
import type { Reaction } from '#api/facts.ts'
import { deleteDays } from './day/attendance-day.store.ts'

export const deleteAttendanceOf: Reaction<number> = async ({ db }, employeeId) => {
  await deleteDays(db, sql`d.employee_id = ${employeeId}`)
  for (const table of ['attendance_stale', 'device_holder', 'employee_shift', 'ot_record'] as const)
    await db.delete(table).where('employee_id', '=', employeeId).execute()
}
