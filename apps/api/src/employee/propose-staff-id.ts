// The default staff id of a new employee.
import type { nextStaffId as endpoint } from '@hr/contract/employee-change.ts'
import { nextStaffId as staffIdAfter } from '@hr/domain/employee/next-staff-id.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Handler } from '#api/http/context.ts'

export const nextStaffId: Handler<typeof endpoint> = async ({ db }) => ({
  staffId: await proposedStaffId(db),
})

/** Free as long as the caller holds `lockUniqueFields`. */
export async function proposedStaffId(db: Scope): Promise<string> {
  const rows = await db.from('employee').select('staff_id').orderBy('id', 'desc').execute()
  return staffIdAfter(rows.map(row => row.staff_id))
}
