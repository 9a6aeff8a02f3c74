// Who reacts to which fact, in which order, in the transaction of the change.
import { recomputeChangedDays } from './attendance/day/recompute-changed-days.ts'
import { replaceInJobs } from './employee/job/replace-in-jobs.ts'
import type { Reactions } from './facts.ts'
import { recountShiftChange } from './leave/recount/recount-shift-change.ts'

export const reactions: Reactions = {
  shiftChanged: recountShiftChange,
  async namesMerged(work, { column, id, intoId, employeeIds, from }) {
    const { employeeId: by } = work.caller
    await replaceInJobs(work.db, column, { from: id, into: intoId })
    await recomputeChangedDays(work, { employeeIds, from, to: null, by, cause: 'JOB' })
  },
}
