// Enters an overrule for permitted days (A8): recomputes them and notifies the people, in one transaction.
import type { AskedOverrule } from '@hr/domain/attendance/overrule-refusal.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { newId } from '#api/db/new-id.ts'
import { recomputeEach } from './compute-each.ts'
import { insertOverrules } from './overrule.store.ts'
import type { DayOf } from './overrule.store.ts'
import { notifyOverruled } from './notify-overruled.ts'

type Entered = AskedOverrule & { readonly reason: string }

/** Call it with the people locked. Returns the id of the action, which undoes it. */
export async function enterOverrule(
  work: Work<unknown>,
  { type, timeIn, timeOut, reason }: Entered,
  days: readonly DayOf[],
): Promise<string> {
  const { db, caller, now } = work
  const { employeeId: by } = caller
  const actionId = newId()
  await insertOverrules(db, { actionId, type, timeIn, timeOut, reason, now, by, days })
  await recomputeEach(db, days, { by, cause: 'OVERRULE', reason })
  await notifyOverruled(work, { actionId, type, timeIn, timeOut, reason, days, isUndone: false })
  return actionId
}
