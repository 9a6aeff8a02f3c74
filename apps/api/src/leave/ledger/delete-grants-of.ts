// Deletes the yearly grants of an employee created by mistake, or of an unused type; a foreign key fails once anything
// was booked on them (P7, L1, L3).
import type { Scope } from '#api/db/connect/scope.ts'
import type { Reaction } from '#api/facts.ts'

export const deleteGrantsOf: Reaction<number> = async ({ db }, employeeId) => {
  await db.delete('leave_lot').where('employee_id', '=', employeeId).where('kind', '=', 'GRANT').execute()
}

/** Returns their number. */
export async function deleteGrantsOfType(db: Scope, leaveTypeId: string): Promise<number> {
  const { numDeletedRows } = await db
    .delete('leave_lot')
    .where('leave_type_id', '=', leaveTypeId)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
