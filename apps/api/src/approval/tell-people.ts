// Whom a request concerns: who decides next is told (R11), and every browser that shows it is woken.
import type { Step } from '@hr/domain/approval/step.ts'
import { todayIn } from '#api/company/today.ts'
import { publishLive } from '#api/live/publish-live.ts'
import { actorName, listApproveHolders } from './approval.queries.ts'
import { listDelegates } from './delegation.store.ts'
import type { EngineWork, RequestHead, RequestKind, Work } from './request-kind.ts'

/** A hint to more people than this goes to everybody instead: it must stay small (live updates). */
const mostNamed = 500

export async function announceWaiting(
  work: Work<unknown>,
  kind: RequestKind,
  head: RequestHead,
  step: Step | undefined,
): Promise<void> {
  await announceWaitingTo(work, kind, head, await decidersOf(work, kind, step))
}

/** Who may decide the step: its approver and their delegates of today (R10), or the holders of the permission. */
export async function decidersOf(
  work: EngineWork,
  kind: RequestKind,
  step: Pick<Step, 'approverId'> | undefined,
): Promise<number[]> {
  if (!step) return []
  const { approverId } = step
  if (approverId === null) return holders(work, kind)
  return [...new Set([approverId, ...(await delegatesToday(work, [approverId]))])]
}

export async function announceWaitingTo(
  work: Work<unknown>,
  kind: RequestKind,
  head: RequestHead,
  deciders: readonly number[],
): Promise<void> {
  await kind.announce(work, head, {
    event: 'WAITING',
    employeeIds: deciders.filter(id => id !== head.requesterId),
    actor: await actorName(work.db, work.caller),
    comment: '',
  })
}

export async function publishChange(
  work: EngineWork,
  kind: RequestKind,
  head: RequestHead,
  steps: readonly Step[],
): Promise<void> {
  const approvers = steps.flatMap(step => step.approverId ?? [])
  const delegates = await delegatesToday(work, approvers)
  const unnamed = steps.some(step => step.approverId === null) ? await holders(work, kind) : []
  const concerned = [...new Set([head.requesterId, ...approvers, ...delegates, ...unnamed])]
  await publishLive(work.db, {
    workspaceId: work.caller.workspaceId,
    topic: kind.topic,
    employeeIds: concerned.length > mostNamed ? [] : concerned,
  })
}

async function delegatesToday(
  { db, caller: { workspaceId }, now }: EngineWork,
  approverIds: readonly number[],
): Promise<number[]> {
  return listDelegates(db, workspaceId, approverIds, await todayIn(db, workspaceId, now))
}

const holders = ({ db, caller, services }: EngineWork, { groups }: RequestKind): Promise<number[]> =>
  listApproveHolders(db, caller.workspaceId, groups.all, services.config.fullAccessEmployeeId)
