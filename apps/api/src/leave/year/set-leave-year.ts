// Lets the leave years of a company begin in another month (L2, N4): from the first one that is not granted yet, which
// becomes shorter. Granted years, and the days in them, stay.
import type { setLeaveYear as endpoint } from '@hr/contract/company-leave-year.ts'
import { lastMonthOf, leaveYearOf } from '@hr/domain/leave/leave-year.ts'
import type { YearStarts } from '@hr/domain/leave/leave-year.ts'
import { auditUpdate } from '#api/audit/write-audit.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal } from '#api/http/refusal.ts'
import { publishLive } from '#api/live/publish-live.ts'
import { plannedYears } from './planned-years.ts'
import { lockEveryBalance, replaceYearStarts } from './year-start.store.ts'

/** STALE. */
export const setLeaveYear: Handler<typeof endpoint> = async ({ db, input }) => {
  const { startMonth, replaces, from } = input
  await lockEveryBalance(db)
  const { before, after, granted } = await plannedYears(db, startMonth)
  if (lastMonthOf(before) !== replaces) throw new Refusal('STALE')
  if (leaveYearOf(granted + 1, after).from !== from) throw new Refusal('STALE')
  if (startMonth === replaces) return {}
  await replaceYearStarts(db, { after: granted + 1, starts: after.changes })
  await auditUpdate(db, 'company_profile', db.workspaceId, { before: auditOf(before), after: auditOf(after) })
  await publishLive(db, { topic: 'companyProfile', employeeIds: [] })
  return {}
}

const auditOf = (starts: YearStarts) => ({
  leaveYearMonth: lastMonthOf(starts),
  leaveYearFrom: starts.changes.at(-1)?.from ?? null,
})
