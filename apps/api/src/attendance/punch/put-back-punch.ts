// Restores a punch that was voided by mistake (A2), with a reason, and recomputes the day.
import type { putBackPunch as endpoint } from '@hr/contract/attendance.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { guardOwnRecord } from '#api/access/own-record.ts'
import { auditUpdate } from '#api/audit/write-audit.ts'
import { lockEmployee } from '#api/people/lock-employees.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import { notifyBoard } from '../board/notify-board.ts'
import { recomputeAround } from '../day/recompute-days.ts'
import { findPunch, insertPutBack } from './punch.store.ts'

/** Throws NOT_FOUND, PUNCH_COUNTS. */
export const putBackPunch: Handler<typeof endpoint> = async work => {
  const { db, input } = work
  const { employeeId } = orNotFound(await findPunch(db, input.id))
  const own = { employeeId, area: 'PUNCH_VOID', reason: input.reason, field: 'reason' } as const
  await guardOwnRecord(work, own)
  orNotFound(await lockEmployee(db, employeeId))
  await putBack(work, input)
  return {}
}

/** Requires the lock of the person. Throws PUNCH_COUNTS if it is not voided, or was restored meanwhile. */
export async function putBack(
  work: Work<unknown>,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<void> {
  const { db, caller, now } = work
  const { employeeId: by } = caller
  const { employeeId, at, source, voidSequence: sequence } = orNotFound(await findPunch(db, id))
  if (sequence === null) throw new Refusal('PUNCH_COUNTS')
  await insertPutBack(db, { id, sequence, now, by, reason })
  await recomputeAround(db, { employeeId, at }, { by, cause: 'PUNCH_PUT_BACK', reason })
  await auditUpdate(db, 'punch', id, {
    before: { employeeId, at, source, voided: true },
    after: { voided: false, reason },
  })
  await notifyBoard(work, employeeId)
}
