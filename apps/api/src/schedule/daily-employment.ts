// What comes with a new day for the people of every company: last days that are past, plans for today, what expires.
// Runs every hour, since a day begins in each company's own time zone; it finds only what is still to do.
import { endDueEmployments } from '#api/employee/job/end-due-employments.ts'
import { tellExpiring } from '#api/employee/expiring/tell-expiring.ts'
import type { Services } from '#api/services.ts'
import { inEveryWorkspace } from './in-every-workspace.ts'

export async function dailyEmployment(services: Services): Promise<void> {
  const job = 'employee.day'
  await inEveryWorkspace(services, job, async (trx, workspaceId) => {
    await endDueEmployments(trx, services, { job, workspaceId }, workspaceId)
    await tellExpiring(trx, services, workspaceId)
    return { hasMore: false }
  })
}
