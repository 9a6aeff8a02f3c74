// Hourly: terminates employees after their last day, and moves open approval steps to what was planned for today
// (P8, R8, R9). Safe to run late, twice or after downtime: each step checks the current state.
import { jobWork } from '#api/approval/job-work.ts'
import { reassignSteps } from '#api/approval/reassign-steps.ts'
import { auditUpdate } from '#api/audit/write-audit.ts'
import { todayIn } from '#api/company/today.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { publishLive } from '#api/live/publish-live.ts'
import { setOrgNodeManager } from '#api/organization/org-node.store.ts'
import type { Services } from '#api/services.ts'
import { setAccountStatus } from '#api/session/set-account-status.ts'
import { updateEmployee } from '../employee.store.ts'
import { listHeadedUnits, lockDueEnds } from './end.queries.ts'

export async function endDueEmployments(trx: Scope, services: Services): Promise<void> {
  const { now } = trx
  const today = await todayIn(trx)
  const due = await lockDueEnds(trx, today)
  for (const { id, newManagerId } of due) {
    await updateEmployee(trx, id, { status: 'terminated', updated_at: now })
    for (const unit of await listHeadedUnits(trx, id)) {
      await setOrgNodeManager(trx, unit.id, newManagerId)
      await auditUpdate(trx, 'org_node', unit.id, {
        before: { managerId: id },
        after: { managerId: newManagerId },
      })
    }
    await setAccountStatus(trx, {
      employeeId: id,
      status: 'inactive',
    })
    await auditUpdate(trx, 'employee', id, { after: { status: 'terminated' } })
  }
  if (due.length > 0) await publishLive(trx, { topic: 'employee', employeeIds: [] })
  await reassignSteps(jobWork(trx, services), { date: today })
}
