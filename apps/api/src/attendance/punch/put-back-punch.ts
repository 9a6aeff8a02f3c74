// Restores a punch that was voided by mistake (A2), with a reason, and recomputes the day.
import type { putBackPunch } from '@hr/contract/attendance.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { guardOwnRecord } from '#api/access/own-record.ts'
import { auditUpdate } from '#api/audit/write-audit.ts'
import { lockEmployee } from '#api/people/lock-employees.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import { notifyBoard } from '../board/notify-board.ts'
import { recomputeAround } from '../day/recompute-days.ts'
import type { Employed } from '../day/person-facts.ts'
import { findPunch, insertPutBack } from './punch.store.ts'

/** Throws NOT_FOUND, PUNCH_COUNTS. */
export const punchPutBack: Handler<typeof putBackPunch> = async work => {
  const { db, input } = work
  const { employeeId } = orNotFound(await findPunch(db, input.id))
  const own = { employeeId, area: 'PUNCH_VOID', reason: input.reason, field: 'reason' } as const
  await guardOwnRecord(work, own)
  const person = orNotFound(await lockEmployee(db, employeeId))
  await putBack(work, { ...input, person })
  return {}
}

/** `person` is locked. Throws PUNCH_COUNTS if it is not voided, or was restored meanwhile. */
export async function putBack(
  work: Work<unknown>,
  { person, id, reason }: { readonly person: Employed; readonly id: string; readonly reason: string },
): Promise<void> {
  const { db, caller, now } = work
  const { employeeId: by } = caller
  const { employeeId, at, source, voidSequence: sequence } = orNotFound(await findPunch(db, id))
  if (sequence === null) throw new Refusal('PUNCH_COUNTS')
  await insertPutBack(db, { id, sequence, now, by, reason })
  await recomputeAround(db, { person, at }, { by, cause: 'PUNCH_PUT_BACK', reason })
  await auditUpdate(db, 'punch', id, {
    before: { employeeId, at, source, voided: true },
    after: { voided: false, reason },
  })
  await notifyBoard(work, employeeId)
}
