// Changes job facts from a date on (P8): checked, saved and audited in one transaction. Open approval steps follow to
// the new manager on the effective date (R9).
import { jobChangeRefusal } from '@hr/domain/employee/job-change-refusal.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { changedFacts, changedHistory, factsOn } from '@hr/domain/employee/job-history.ts'
import type { JobFactName, JobFacts, JobRow } from '@hr/domain/employee/job-history.ts'
import { recordErrors } from '@hr/domain/employee/record-errors.ts'
import { giveManagerRole } from '#api/access/give-manager-role.ts'
import { reassignSteps } from '#api/approval/reassign-steps.ts'
import type { EngineWork } from '#api/approval/request-kind.ts'
import { auditUpdate } from '#api/audit/write-audit.ts'
import { todayIn } from '#api/company/today.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import { formatDate } from '#api/http/format-date.ts'
import { publishLive } from '#api/live/publish-live.ts'
import { checkJobReferences, checkSalaryCurrency } from './check-job-references.ts'
import { listHistory, lockLineManagers, saveHistories } from './job.store.ts'
import { lockEmployee } from '#api/people/lock-employees.ts'
import { refuseManagerCycle } from './refuse-manager-cycle.ts'

export type JobChange = {
  readonly employeeId: number
  readonly from: LocalDate
  readonly facts: Partial<JobFacts>
  readonly reason: string
}
type SavedChange = {
  readonly before: readonly JobRow[]
  readonly after: readonly JobRow[]
  /** The facts that differ on the effective date. */
  readonly changed: readonly JobFactName[]
}

export async function changeJobOf(work: EngineWork, change: JobChange): Promise<SavedChange> {
  const { db, services } = work
  const saved = await saveJobChange(work, change)
  await services.reactions.jobChanged(work, {
    employeeIds: [change.employeeId],
    from: change.from,
    changed: saved.changed,
    reason: change.reason,
    reasonField: 'reason',
  })
  const managerId = change.facts.lineManagerId
  if (saved.changed.includes('lineManagerId') && managerId) await giveManagerRole(db, [managerId])
  const date = await todayIn(db)
  // The daily job moves the steps of a planned change on its day.
  if (change.from <= date) await reassignSteps(work, { date, requesterIds: [change.employeeId] })
  return saved
}

/** Without side effects: the preview computes those itself. */
export async function saveJobChange(
  { db, language }: EngineWork,
  { employeeId, from, facts, reason }: JobChange,
): Promise<SavedChange> {
  if (facts.lineManagerId) await lockLineManagers(db)
  const employee = orNotFound(await lockEmployee(db, employeeId))
  const refusal = jobChangeRefusal({ from, startedOn: employee.started_on, endedOn: employee.ended_on })
  if (refusal) throw new Refusal(refusal.code, { date: formatDate(refusal.date) })
  await checkJobReferences(db, facts)

  const before = await listHistory(db, employeeId)
  const old = orNotFound(factsOn(before, from))
  await checkSalaryCurrency(db, { before: old.salaryCurrency, after: facts.salaryCurrency })
  const after = changedHistory(before, { from, facts })
  const changed = changedFacts(old, orNotFound(factsOn(after, from)))
  refuseContradictions(after, from)
  const history = { employeeId, before, after }
  if (changed.includes('lineManagerId'))
    await refuseManagerCycle(db, { language, histories: [history], from })
  await saveHistories(db, [history])
  if (changed.length > 0) {
    await auditUpdate(db, 'employee_job', employeeId, {
      before: picked(old, changed),
      after: { from, ...picked({ ...old, ...facts }, changed), ...(reason && { reason }) },
    })
    await publishLive(db, { topic: 'employee', employeeIds: [] })
  }
  return { before, after, changed }
}

const picked = (facts: JobFacts, names: readonly JobFactName[]) =>
  Object.fromEntries(names.map(name => [name, facts[name]]))

/**
 * Facts that contradict each other on any later day: a contract that ends before it begins, an amount without currency.
 */
function refuseContradictions(rows: readonly JobRow[], from: LocalDate): void {
  for (const { to, facts } of rows) {
    if (to !== null && to < from) continue
    const { contractStart, contractEnd, salaryAmount, salaryCurrency } = facts
    const errors = recordErrors({ contractStart, contractEnd, salaryAmount, salaryCurrency })
    if (errors.length > 0)
      throw new Refusal(
        'INVALID_INPUT',
        {},
        errors.map(error => ({ ...error, parameters: {} })),
      )
  }
}
