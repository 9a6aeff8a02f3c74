// Reminds people of leave days that expire unless they take them, once per reminder (L6, N1). Safe to run late, twice or
// concurrently: notices record what was looked at. Days given back later are in the next reminder.
import { paths } from '@hr/contract/paths.ts'
import { localDateOf, localTimeOf } from '@hr/domain/calendar/local-date.ts'
import { remindFrom } from '@hr/domain/approval/reminder-due.ts'
import { halfDaysLost, leaveExpiryReminders } from '@hr/domain/leave/next-expiry.ts'
import type { ExpiryFacts } from '@hr/domain/leave/next-expiry.ts'
import { getCompanyTime } from '#api/company/company.store.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { orNotFound } from '#api/http/refusal.ts'
import { notifyAll } from '#api/notification/notify.ts'
import type { Services } from '#api/services.ts'
import { listLeaveTypeRows } from '../type/leave-type.store.ts'
import { heldLots } from './expiring-days.ts'
import { insertNotices, listDueNotices } from './expiry-notice.store.ts'
import type { DueNotice } from './expiry-notice.store.ts'
import { loadLedger } from './load-ledger.queries.ts'

/** Looked at in one transaction. */
const atOnce = 200

export async function notifyLeaveExpiring(trx: Scope, services: Services): Promise<{ hasMore: boolean }> {
  const { time_zone: timeZone, year_starts: yearStarts } = await getCompanyTime(trx)
  const now = trx.now.getTime()
  if (localTimeOf(now, timeZone) < remindFrom) return { hasMore: false }
  const today = localDateOf(now, timeZone)
  const due = await listDueNotices(trx, { today, reminders: leaveExpiryReminders, limit: atOnce })
  if (due.length === 0) return { hasMore: false }
  const fresh = await insertNotices(trx, due)
  const lossOf = await loadLoss(trx, fresh, { today, yearStarts })
  await notifyAll(
    { db: trx, services },
    fresh.flatMap(notice => {
      const { halfDays, leaveType } = lossOf(notice)
      if (halfDays === 0) return []
      const parameters = { days: halfDays, date: notice.lastDay, leaveType }
      return [
        {
          code: 'LEAVE_EXPIRING' as const,
          employeeIds: [notice.employeeId],
          parameters,
          link: paths.leaves,
        },
      ]
    }),
  )
  return { hasMore: due.length === atOnce }
}

/** The half days that are lost after the last day, and the names of their leave type. */
async function loadLoss(
  trx: Scope,
  notices: readonly DueNotice[],
  facts: Pick<ExpiryFacts, 'today' | 'yearStarts'>,
) {
  const employeeIds = [...new Set(notices.map(({ employeeId }) => employeeId))]
  const types = new Map((await listLeaveTypeRows(trx)).map(type => [type.id, type]))
  const lots = Map.groupBy(heldLots(await loadLedger(trx, { employeeIds })), lot => lot.employeeId)
  return ({ employeeId, leaveTypeId, lastDay, endedOn }: DueNotice) => {
    const { name, nameLo, carryOverAmount, expiredAmount } = orNotFound(types.get(leaveTypeId))
    const own = (lots.get(employeeId) ?? []).filter(lot => lot.leaveTypeId === leaveTypeId)
    return {
      halfDays: halfDaysLost(lastDay, own, { ...facts, carryOverAmount, expiredAmount, endedOn }),
      leaveType: { en: name, lo: nameLo || name },
    }
  }
}
