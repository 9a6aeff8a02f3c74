// Deletes shifts and attendance days of an employee created by mistake (P7). Punches stay, and then prevent the
// deletion.
import type { Reaction } from '#api/facts.ts'

export const deleteAttendanceOf: Reaction<number> = async ({ db }, employeeId) => {
  for (const table of [
    'attendance_day',
    'attendance_stale',
    'device_holder',
    'employee_shift',
    'ot_record',
  ] as const)
    await db.delete(table).where('employee_id', '=', employeeId).execute()
}
