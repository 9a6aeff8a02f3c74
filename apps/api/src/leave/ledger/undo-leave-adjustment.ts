// HR undoes an adjustment by counter-entries (L3).
import type { undoLeaveAdjustment as endpoint } from '@hr/contract/leave-summary.ts'
import { localDateOf } from '@hr/domain/calendar/local-date.ts'
import { undoneAdjustment } from '@hr/domain/leave/undone-adjustment.ts'
import { guardOwnRecord } from '#api/access/own-record.ts'
import { auditUpdate } from '#api/audit/write-audit.ts'
import { readCompanyTime } from '#api/company/company.store.ts'
import { newId } from '#api/db/new-id.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import { publishLive } from '#api/live/publish-live.ts'
import { findAdjustment, listBookedBy } from './adjustment.store.ts'
import { balanceOn } from './balance-on.ts'
import { lockBalance } from './leave-ledger.store.ts'
import { loadLedger } from './load-ledger.queries.ts'
import { saveAdjustments } from './save-adjustments.ts'

/** NOT_FOUND, OWN_RECORD, ADJUSTMENT_UNDONE, ADJUSTMENT_USED, ADJUSTMENT_ENDED. */
export const undoLeaveAdjustment: Handler<typeof endpoint> = async work => {
  const { db, input, now } = work
  const { id, ownRecordReason } = input
  const { employeeId } = orNotFound(await findAdjustment(db, id))
  await guardOwnRecord(work, {
    employeeId,
    area: 'BALANCE',
    reason: ownRecordReason,
    field: 'ownRecordReason',
  })
  await lockBalance(db, employeeId)
  const { leaveTypeId, halfDays, date, reason, undoes, undoneBy } = orNotFound(await findAdjustment(db, id))
  if (undoneBy !== null || undoes !== null) throw new Refusal('ADJUSTMENT_UNDONE')
  const { year_starts: yearStarts, time_zone: timeZone } = await readCompanyTime(db)
  const today = localDateOf(now.getTime(), timeZone)
  const ledger = await loadLedger(db, { employeeIds: [employeeId], leaveTypeId })
  const { lots, entries } = await listBookedBy(db, id)
  const undone = undoneAdjustment(ledger, { date, lot: lots[0], entries }, today)
  if (typeof undone === 'string') throw new Refusal(undone)
  const undo = { employeeId, leaveTypeId, halfDays: 0 - halfDays, date, reason, undoes: id }
  await saveAdjustments(db, [{ ...undo, source: newId(), booked: { lots: [], entries: undone } }])
  await auditUpdate(db, 'leave_adjustment', employeeId, {
    before: { leaveTypeId, halfDays, date, reason },
    after: { leaveTypeId, halfDays, date, reason, undone: true },
  })
  await publishLive(db, { topic: 'leave', employeeIds: [employeeId] })
  return balanceOn(db, { employeeId, leaveTypeId, date, yearStarts })
}
