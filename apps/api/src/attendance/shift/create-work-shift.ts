// Adds a work shift (A1).
import type { createWorkShift as endpoint } from '@hr/contract/work-shift.ts'
import { auditCreate } from '#api/audit/write-audit.ts'
import { todayIn } from '#api/company/today.ts'
import type { Handler } from '#api/http/context.ts'
import { orNotFound } from '#api/http/refusal.ts'
import { insertWorkShift } from './work-shift.store.ts'
import { checkedItems, firstDay, refusingTakenName } from './check-shift.ts'
import { shiftFacts } from './shift-facts.ts'
import { findShift } from './work-shift.store.ts'

/** INVALID_INPUT at the wrong item; ALREADY_EXISTS if the name or code is taken. */
export const createWorkShift: Handler<typeof endpoint> = async ({ db, input, language }) => {
  const items = checkedItems({ ...input, from: firstDay(input) }, [])
  const shift = { ...input, items, isActive: true }
  const id = await refusingTakenName(language, () => insertWorkShift(db, shift))
  await auditCreate(db, 'work_shift', id, shiftFacts(shift))
  return orNotFound(await findShift(db, await todayIn(db), id))
}
