// Moves the company to another time zone (N4): punches keep their instant, so days of open periods are recomputed; those
// of closed periods stay as they are (A13).
import type { setTimeZone as endpoint } from '@hr/contract/company-time-zone.ts'
import { guardOwnDefinition } from '#api/access/own-definition.ts'
import { auditUpdate } from '#api/audit/write-audit.ts'
import { lockFirstOpenDate } from '#api/calendar/period-lock.ts'
import {
  getCompanyTime,
  lockCompanyProfile,
  rememberCompanyTime,
  reopenClosedTo,
  saveCompanyProfile,
} from '#api/company/company.store.ts'
import { todayIn } from '#api/company/today.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal } from '#api/http/refusal.ts'
import { publishLive } from '#api/live/publish-live.ts'
import { lockEmployees } from '#api/people/lock-employees.ts'
import { deleteDaysAfter } from '../day/attendance-day.store.ts'
import { recomputeChangedDays } from '../day/recompute-changed-days.ts'
import { listEmployeeIds } from '../shift/shift-holders.queries.ts'
import { ownTimeZone } from './own-time-zone.ts'
import { refuseUnknownZone } from './refuse-unknown-zone.ts'

/** INVALID_INPUT, STALE, OWN_RECORD, OWN_RECORD_REASON. */
export const setTimeZone: Handler<typeof endpoint> = async work => {
  const { db, input } = work
  const { timeZone, version } = input
  refuseUnknownZone(timeZone)
  await guardOwnDefinition(work, await ownTimeZone(work), input.ownRecordReason)
  const from = await lockFirstOpenDate(db)
  // Before the profile, in the order of the job that closes days; a change of days that waits here reads the new zone.
  const employeeIds = await listEmployeeIds(db)
  await lockEmployees(db, employeeIds)
  const { time_zone: before, version: stored } = await lockCompanyProfile(db)
  if (stored !== version) throw new Refusal('STALE')
  if (before === timeZone) return {}
  await saveTimeZone(db, timeZone)
  await recomputeChangedDays(work, { employeeIds, from, to: null, by: db.employeeId, cause: 'TIME_ZONE' })
  await auditUpdate(db, 'company_profile', db.workspaceId, {
    before: { timeZone: before },
    after: { timeZone },
  })
  await publishLive(db, { topic: 'companyProfile', employeeIds: [] })
  return {}
}

/** A day that has not begun in the new zone has no record, and one that has not ended there is not final. */
async function saveTimeZone(db: Scope, timeZone: string): Promise<void> {
  await saveCompanyProfile(db, { time_zone: timeZone })
  rememberCompanyTime(db, { ...(await getCompanyTime(db)), time_zone: timeZone })
  const today = await todayIn(db)
  await deleteDaysAfter(db, today)
  await reopenClosedTo(db, today)
}
