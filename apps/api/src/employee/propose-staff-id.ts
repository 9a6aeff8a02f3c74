// The default staff id of a new employee.
import type { nextStaffId as nextStaffIdCall } from '@hr/contract/employee-record.ts'
import { nextStaffId } from '@hr/domain/employee/next-staff-id.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Handler } from '#api/http/context.ts'

export const staffIdProposed: Handler<typeof nextStaffIdCall> = async ({ db }) => ({
  staffId: await proposedStaffId(db),
})

/** Free as long as the caller holds `lockUniqueFields`. */
export async function proposedStaffId(db: Scope): Promise<string> {
  const rows = await db.from('employee').select('staff_id').orderBy('id', 'desc').execute()
  return nextStaffId(rows.map(row => row.staff_id))
}
