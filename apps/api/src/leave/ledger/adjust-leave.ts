// HR adds or removes days of one person, with a reason (L3).
import type { adjustLeave as endpoint } from '@hr/contract/leave-summary.ts'
import type { LeaveBalance } from '@hr/contract/leave.ts'
import { localDateOf } from '@hr/domain/calendar/local-date.ts'
import { bookAdjustment } from '@hr/domain/leave/book-adjustment.ts'
import { lostDaysOf } from '@hr/domain/leave/lost-days.ts'
import { leaveYear } from '@hr/domain/leave/leave-year.ts'
import { guardOwnRecord } from '#api/access/own-record.ts'
import { auditCreate } from '#api/audit/write-audit.ts'
import { readCompanyTime } from '#api/company/company.store.ts'
import { newId } from '#api/db/new-id.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import { formatDate } from '#api/http/format-date.ts'
import { publishLive } from '#api/live/publish-live.ts'
import { balanceOn } from './balance-on.ts'
import { lockBalance } from './leave-ledger.store.ts'
import { loadLedger } from './load-ledger.queries.ts'
import { isGrantReason } from '../request/leave-reasons.ts'
import { findLeaveType } from '../type/leave-type.store.ts'
import { findEmployment, isEmployee } from '../request/leave.queries.ts'
import { saveAdjustments } from './save-adjustments.ts'

/** LEAVE_DAYS_EXPIRE for added days that can no longer be taken, unless accepted. */
export const adjustLeave: Handler<typeof endpoint> = async (work): Promise<LeaveBalance> => {
  const { db, input, now } = work
  const { employeeId, leaveTypeId, halfDays, date, reason, kind, acceptsExpiry } = input
  await guardOwnRecord(work, { employeeId, area: 'BALANCE', reason, field: 'reason' })
  if (isGrantReason(reason))
    throw new Refusal('INVALID_INPUT', {}, [{ path: 'reason', code: 'reasonReserved', parameters: {} }])
  if (!(await isEmployee(db, employeeId))) throw new Refusal('NOT_FOUND')
  const type = orNotFound(await findLeaveType(db, leaveTypeId))
  if (!type.paid) throw new Refusal('UNPAID_TYPE')
  await lockBalance(db, employeeId)
  const { year_starts: yearStarts, time_zone: timeZone } = await readCompanyTime(db)
  const year = leaveYear(date, yearStarts)
  const ledger = await loadLedger(db, { employeeIds: [employeeId], leaveTypeId })
  const booked = bookAdjustment(ledger, { id: newId(), halfDays, date, kind }, year)
  if (!booked) throw new Refusal('LEAVE_BALANCE_NOT_ENOUGH')
  const { endedOn } = await findEmployment(db, employeeId)
  const today = localDateOf(now.getTime(), timeZone)
  const lost = lostDaysOf(booked, ledger, { ...type, endedOn, today, yearStarts })
  if (lost && !acceptsExpiry)
    throw new Refusal('LEAVE_DAYS_EXPIRE', { days: String(lost.halfDays / 2), date: formatDate(lost.on) })
  await saveAdjustments(db, [{ employeeId, leaveTypeId, halfDays, date, reason, source: newId(), booked }])
  await auditCreate(db, 'leave_adjustment', employeeId, { leaveTypeId, halfDays, date, reason, kind })
  await publishLive(db, { topic: 'leave', employeeIds: [employeeId] })
  return balanceOn(db, { employeeId, leaveTypeId, date, yearStarts })
}
