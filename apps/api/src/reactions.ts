// Who reacts to which change, in which order, in its transaction: leave first, then days of attendance, as decisions do.
import {
  recomputeAfterEnd,
  recomputeFirstDays,
  recomputeGrades,
  recomputeStarted,
} from './attendance/day/recompute-on-employment.ts'
import { recomputeChangedDays } from './attendance/day/recompute-changed-days.ts'
import { recomputeHolidays } from './attendance/day/recompute-holidays.ts'
import { recomputeLeave } from './attendance/day/recompute-leave.ts'
import { deleteAttendanceOf } from './attendance/delete-attendance-of.ts'
import { settleChangedPay, settleChangedSetting } from './attendance/overtime/settle-on-change.ts'
import { replaceInJobs } from './employee/job/replace-in-jobs.ts'
import type { Reaction, Reactions } from './facts.ts'
import { deleteGrantsOf } from './leave/ledger/delete-grants-of.ts'
import {
  grantFirstYears,
  moveFirstDays,
  restoreGrants,
  shortenGrants,
} from './leave/ledger/grants-on-employment.ts'
import { recountHolidayChange } from './leave/recount/recount-holiday-change.ts'
import { recountShiftChange } from './leave/recount/recount-shift-change.ts'
import { renameCompanyUnit } from './organization/rename-company-unit.ts'
import { renameWorkspace } from './space/space.store.ts'

export const reactions: Reactions = {
  employmentStarted: inOrder(grantFirstYears, recomputeStarted),
  employmentEnded: inOrder(shortenGrants, recomputeAfterEnd),
  employmentResumed: inOrder(restoreGrants, recomputeAfterEnd),
  firstDaysChanged: inOrder(moveFirstDays, recomputeFirstDays),
  jobChanged: inOrder(recomputeGrades, settleChangedPay),
  otSettingChanged: settleChangedSetting,
  companyRenamed: inOrder(({ db }, { after }) => renameWorkspace(db, after.name), renameCompanyUnit),
  employeeDeleted: inOrder(deleteAttendanceOf, deleteGrantsOf),
  shiftChanged: recountShiftChange,
  async holidayChanged(work, change) {
    const recounted = await recountHolidayChange(work, change)
    if (!change.isPreview) await recomputeHolidays(work, change)
    return recounted
  },
  leaveDecided: recomputeLeave,
  async namesMerged(work, { column, id, intoId, employeeIds, from }) {
    const { employeeId: by } = work.caller
    await replaceInJobs(work.db, column, { from: id, into: intoId })
    await recomputeChangedDays(work, { employeeIds, from, to: null, by, cause: 'JOB' })
  },
}

function inOrder<Fact>(...reactions: readonly Reaction<Fact>[]): Reaction<Fact> {
  return async (work, fact) => {
    for (const react of reactions) await react(work, fact)
  }
}
