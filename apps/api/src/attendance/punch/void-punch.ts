// Voids a punch (A2): it stays visible with the reason, and the day is recomputed without it.
import type { voidPunch as endpoint } from '@hr/contract/attendance.ts'
import { guardOwnRecord } from '#api/access/own-record.ts'
import { auditUpdate } from '#api/audit/write-audit.ts'
import { lockEmployee } from '#api/people/lock-employees.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import { notifyBoard } from '../board/notify-board.ts'
import { recomputeAround } from '../day/recompute-days.ts'
import { findPunch, insertVoid } from './punch.store.ts'

/** Throws NOT_FOUND, PUNCH_VOIDED. */
export const voidPunch: Handler<typeof endpoint> = async work => {
  const { db, caller, input, now } = work
  const { employeeId, at, source } = orNotFound(await findPunch(db, input.id))
  const own = { employeeId, area: 'PUNCH_VOID', reason: input.reason, field: 'reason' } as const
  await guardOwnRecord(work, own)
  orNotFound(await lockEmployee(db, employeeId))
  if (orNotFound(await findPunch(db, input.id)).voidedAt !== null) throw new Refusal('PUNCH_VOIDED')
  const { id, reason } = input
  await insertVoid(db, { id, now, by: caller.employeeId, reason })
  await recomputeAround(
    db,
    { employeeId, at },
    { by: caller.employeeId, cause: 'PUNCH_VOIDED', reason: input.reason },
  )
  await auditUpdate(db, 'punch', input.id, {
    before: { employeeId, at, source },
    after: { voided: true, reason: input.reason },
  })
  await notifyBoard(work, employeeId)
  return {}
}
