// Daily changes in every company: units that move today, employments that ended, jobs that start today, papers that expire,
// delegations that ran out.
// Runs every hour, since each company has its own time zone; it skips what is done already.
import { jobWork } from '#api/approval/job-work.ts'
import { endPastDelegateNotifications } from '#api/approval/notify-delegation.ts'
import { carryOutMoves } from '#api/organization/carry-out-moves.ts'
import { endDueEmployments } from '#api/employee/job/end-due-employments.ts'
import { notifyExpiring } from '#api/employee/expiring/notify-expiring.ts'
import type { Services } from '#api/services.ts'
import { inEveryWorkspace } from './in-every-workspace.ts'

export async function dailyEmployment(services: Services): Promise<void> {
  const job = 'employee.day'
  await inEveryWorkspace(services, job, async trx => {
    await carryOutMoves(jobWork(trx, services))
    await endDueEmployments(trx, services)
    await notifyExpiring(trx, services)
    await endPastDelegateNotifications(trx)
    return { hasMore: false }
  })
}
