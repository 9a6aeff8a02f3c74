// Deletes a work shift that was never assigned (A1).
import type { deleteWorkShift as endpoint } from '@hr/contract/work-shift.ts'
import { auditDelete } from '#api/audit/write-audit.ts'
import { todayIn } from '#api/company/today.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import { shiftFacts } from './shift-facts.ts'
import { countEverHeld } from './shift-holders.queries.ts'
import { deleteShift, findShift, lockShift } from './work-shift.store.ts'

/** DEFAULT_WORK_SHIFT, or WORK_SHIFT_IN_USE with the number of past and present holders. */
export const deleteWorkShift: Handler<typeof endpoint> = async ({ db, input }) => {
  await lockShift(db, input.id, 'delete')
  const shift = orNotFound(await findShift(db, await todayIn(db), input.id))
  if (shift.isDefault) throw new Refusal('DEFAULT_WORK_SHIFT')
  const people = await countEverHeld(db, shift.id)
  if (people > 0) throw new Refusal('WORK_SHIFT_IN_USE', { people })
  await deleteShift(db, shift.id)
  await auditDelete(db, 'work_shift', shift.id, shiftFacts(shift))
  return {}
}
