// Enters an overrule for permitted days (A8): recomputes them and notifies the people, in one transaction.
import type { Overrule } from '@hr/domain/attendance/day-facts.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { newId } from '#api/db/new-id.ts'
import { recomputeEach } from './compute-each.ts'
import { insertOverrules } from './overrule.store.ts'
import type { TimedDay } from './overrule.store.ts'
import { notifyOverruled } from './notify-overruled.ts'

type Entered = {
  readonly type: Overrule['type']
  readonly reason: string
  readonly days: readonly TimedDay[]
}

/** Call it with the people locked. Returns the id of the action, which undoes it. */
export async function enterOverrule(work: Work<unknown>, { type, reason, days }: Entered): Promise<string> {
  const { db, caller, now } = work
  const { employeeId: by } = caller
  const actionId = newId()
  await insertOverrules(db, { actionId, type, reason, now, by, days })
  await recomputeEach(db, days, { by, cause: 'OVERRULE', reason })
  await notifyOverruled(work, { actionId, type, reason, days, isUndone: false })
  return actionId
}
