// Ends an employment (P7, P8), now or on a future day: reports, units, requests and approvals are handed over with it
// (R8, R9), in one transaction.
import type * as contract from '@hr/contract/end-employment.ts'
import { serverText } from '@hr/contract/messages/server-text.ts'
import { changedFacts, factsOn } from '@hr/domain/employee/job-history.ts'
import { giveManagerRole } from '#api/access/give-manager-role.ts'
import { endAsCancelled } from '#api/approval/cancel-request.ts'
import { lineMoves } from '#api/approval/line-moves.ts'
import type { LineMove } from '#api/approval/line-moves.ts'
import { reassignSteps } from '#api/approval/reassign-steps.ts'
import { auditUpdate } from '#api/audit/write-audit.ts'
import { dryRun } from '#api/db/connect/dry-run.ts'
import type { Handler } from '#api/http/context.ts'
import { orNotFound } from '#api/http/refusal.ts'
import { publishLive } from '#api/live/publish-live.ts'
import { setOrgNodeManager } from '#api/organization/org-node.store.ts'
import { setAccountStatus } from '#api/session/set-account-status.ts'
import { inBothLanguages } from '#api/notification/parameter-text.ts'
import { formatDate } from '#api/http/format-date.ts'
import { loadEndPlan } from './end-plan.ts'
import type { EndPlan, EndWork } from './end-plan.ts'
import { leaveLeft } from './leave-left.ts'
import { updateEmployee } from '../employee.store.ts'
import { listTemplatesNaming } from './end.queries.ts'
import { saveHistories } from './job.store.ts'
import { listPeople } from '#api/people/person.ts'
import { toMoves } from '#api/approval/to-moves.ts'
import { refusalOf } from '../to-refusal.ts'

export const endEmployment: Handler<typeof contract.endEmployment> = async context => {
  const { db, input, now, services } = context
  const plan = await loadEndPlan(context)
  const { employeeId, date, isNow, newManagerId } = plan
  await saveHistories(db, plan.histories)
  const status = isNow ? ({ status: 'terminated' } as const) : {}
  const end = { ended_on: date, end_reason: input.reason, end_manager_id: newManagerId }
  await updateEmployee(db, employeeId, { ...end, ...status, updated_at: now })
  const reason = inBothLanguages(language =>
    serverText(language, 'AFTER_EMPLOYMENT', { date: formatDate(date) }),
  )
  for (const { kind, request, isCancelled } of plan.requests)
    if (isCancelled) await endAsCancelled(context, kind, request, { reason })
  await services.reactions.employmentEnded(context, {
    employeeId,
    startedOn: plan.startedOn,
    endedOn: date,
    reason: input.reason,
  })
  if (newManagerId !== null && (plan.reportIds.length > 0 || plan.units.length > 0))
    await giveManagerRole(db, [newManagerId])
  if (isNow) await leaveNow(context, plan)
  await auditUpdate(db, 'employee', employeeId, {
    after: { endedOn: date, endReason: input.reason, newManagerId, ...status },
  })
  await publishLive(db, { topic: 'employee', employeeIds: [] })
  return stateOf(context)
}

async function leaveNow(context: EndWork, plan: EndPlan): Promise<void> {
  const { db } = context
  const { employeeId, newManagerId } = plan
  await handUnitsOver(context, plan)
  await setAccountStatus(db, { employeeId, status: 'inactive' })
  await reassignSteps(context, { date: plan.today, approverId: employeeId })
  if (newManagerId !== null) await publishLive(db, { topic: 'organization', employeeIds: [] })
}

async function handUnitsOver({ db }: EndWork, { units, newManagerId }: EndPlan): Promise<void> {
  for (const { id } of units) {
    await setOrgNodeManager(db, id, newManagerId)
    await auditUpdate(db, 'org_node', id, { after: { managerId: newManagerId } })
  }
}

export async function stateOf({
  db,
  caller,
  input,
}: Pick<EndWork, 'db' | 'caller'> & { readonly input: { readonly id: number } }) {
  return orNotFound(
    await db
      .selectFrom('employee')
      .select(['status', 'ended_on as endedOn'])
      .where('workspace_id', '=', caller.workspaceId)
      .where('id', '=', input.id)
      .executeTakeFirst(),
  )
}

const nothingShown = {
  requests: [],
  steps: [],
  templates: [],
  reports: [],
  units: [],
  newManager: null,
  jobChanges: [],
  leave: [],
}

export const previewEndEmployment: Handler<typeof contract.previewEndEmployment> = async context => {
  const outcome = await dryRun(context.db, async () => {
    const plan = await loadEndPlan(context)
    const leave = await leaveLeft(context, plan)
    return { plan, leave, moves: await movesOnTheDay(context, plan) }
  }).catch(refusalOf(context.language))
  return 'refusal' in outcome ? { ...nothingShown, ...outcome } : toPreview(context, outcome)
}

/** The approval steps as they will be on the first day without the person; computed in the dry run. */
async function movesOnTheDay(context: EndWork, plan: EndPlan): Promise<LineMove[]> {
  const { db } = context
  await saveHistories(db, plan.histories)
  await updateEmployee(db, plan.employeeId, { ended_on: plan.date, status: 'terminated' })
  await handUnitsOver(context, plan)
  const date = plan.from > plan.today ? plan.from : plan.today
  const moves = await lineMoves(context, { date, approverId: plan.employeeId })
  const cancelled = new Set(plan.requests.filter(one => one.isCancelled).map(({ request }) => request.id))
  return moves.filter(({ request }) => !cancelled.has(request.id))
}

type Shown = {
  readonly plan: EndPlan
  readonly moves: readonly LineMove[]
  readonly leave: contract.EndEmploymentPreview['leave']
}

async function toPreview(
  { db }: EndWork,
  { plan, moves, leave }: Shown,
): Promise<contract.EndEmploymentPreview> {
  const people = await listPeople(db, [...plan.reportIds, plan.newManagerId])
  const own = plan.histories.find(({ employeeId }) => employeeId === plan.employeeId)?.before ?? []
  return {
    refusal: null,
    requests: plan.requests.map(({ kind, request, isCancelled }) => ({
      kind: kind.kind,
      id: request.id,
      number: request.number,
      status: request.status,
      title: request.title,
      titleLo: request.titleLo,
      from: request.from,
      to: request.to,
      isCancelled,
    })),
    steps: await toMoves(db, moves),
    templates: await listTemplatesNaming(db, plan.employeeId),
    reports: plan.reportIds.flatMap(id => people.get(id) ?? []),
    units: [...plan.units],
    newManager: people.get(plan.newManagerId ?? 0) ?? null,
    leave,
    jobChanges: own
      .filter(row => row.from > plan.date)
      .map(({ from, facts }, index, later) => {
        const before = later[index - 1]?.facts ?? factsOn(own, plan.date)
        return { from, changed: before ? changedFacts(before, facts) : [] }
      }),
  }
}
