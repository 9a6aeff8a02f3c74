// Moves the first day of attendance back (A12): the days from it are computed from the punches that are there.
import type { setAttendanceStart as endpoint } from '@hr/contract/company-attendance-start.ts'
import { addDays } from '@hr/domain/calendar/local-date.ts'
import { auditUpdate } from '#api/audit/write-audit.ts'
import { listClosedPeriods } from '#api/calendar/closed-periods.queries.ts'
import { lockPeriodsShared } from '#api/calendar/period-lock.ts'
import {
  getCompanyTime,
  lockCompanyProfile,
  rememberCompanyTime,
  saveCompanyProfile,
} from '#api/company/company.store.ts'
import { todayIn } from '#api/company/today.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal } from '#api/http/refusal.ts'
import { publishLive } from '#api/live/publish-live.ts'
import { lockEmployees } from '#api/people/lock-employees.ts'
import { recomputeChangedDays } from '../day/recompute-changed-days.ts'
import { listEmployeeIds } from '../shift/shift-holders.queries.ts'
import { refuseLateStart } from './refuse-late-start.ts'

/** INVALID_INPUT, STALE, ATTENDANCE_START_CLOSED. */
export const setAttendanceStart: Handler<typeof endpoint> = async work => {
  const { db, input, services } = work
  const { attendanceSince: from, version } = input
  await lockPeriodsShared(db)
  // Before the profile, in the order of the job that closes days.
  const employeeIds = await listEmployeeIds(db)
  await lockEmployees(db, employeeIds)
  const { attendance_since: since, version: stored } = await lockCompanyProfile(db)
  if (stored !== version) throw new Refusal('STALE')
  refuseLateStart(from, since, await todayIn(db))
  if ((await listClosedPeriods(db, { from, to: since })).length > 0)
    throw new Refusal('ATTENDANCE_START_CLOSED')
  await saveCompanyProfile(db, { attendance_since: from })
  rememberCompanyTime(db, { ...(await getCompanyTime(db)), attendance_since: from })
  const days = { from, to: addDays(since, -1) }
  await recomputeChangedDays(work, { employeeIds, ...days, by: db.employeeId, cause: 'ATTENDANCE_START' })
  // At once, not with the next hour: the first period can then be closed.
  await services.jobs.add(db, 'attendance.close', {})
  await auditUpdate(db, 'company_profile', db.workspaceId, {
    before: { attendanceSince: since },
    after: { attendanceSince: from },
  })
  await publishLive(db, { topic: 'companyProfile', employeeIds: [] })
  return {}
}
