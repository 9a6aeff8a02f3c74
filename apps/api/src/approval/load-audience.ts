// The people a request concerns: those who decide next are notified (R11), and every browser that shows it is updated.
import { unassignedDeciders } from '@hr/domain/approval/second-person.ts'
import type { DecidedStep } from '@hr/domain/approval/second-person.ts'
import type { Step } from '@hr/domain/approval/step.ts'
import { todayIn } from '#api/company/today.ts'
import { publishLive } from '#api/live/publish-live.ts'
import { listOtherDeciders } from './approval.queries.ts'
import type { Notice, EngineWork, RequestHead, RequestKind } from './request-kind.ts'

/** A live hint for more people goes to everybody instead, to stay small. */
const mostNamed = 500

type Asked = Pick<Step, 'approverId'>
type Requested = Pick<RequestHead, 'requesterId'>
/** The past, present and future approvers of some steps of a line, as of today. */
export type Audience = {
  /** Who may decide the step: its approver and their delegates (R10), or the holders of the permission. */
  decidersOf(step: Asked | undefined): number[]
  readonly everybody: readonly number[]
}

/** Loaded once per verb. */
export async function loadAudience(
  { db, services }: EngineWork,
  { groups }: RequestKind,
  { requesterId }: Requested,
  steps: readonly DecidedStep[],
): Promise<Audience> {
  const approvers = [...new Set(steps.flatMap(step => step.approverId ?? []))]
  const others = await listOtherDeciders(db, {
    approverIds: approvers,
    group: steps.some(step => step.approverId === null) ? groups.all : null,
    fullAccessEmployeeId: services.config.fullAccessEmployeeId,
    date: await todayIn(db),
  })
  const othersOf = Map.groupBy(others, other => other.approverId)
  return {
    decidersOf(step) {
      if (!step) return []
      const { approverId } = step
      const also = othersOf.get(approverId)?.map(other => other.employeeId) ?? []
      if (approverId === null) return unassignedDeciders({ steps, requesterId, holders: also })
      return [...new Set([approverId, ...also])]
    },
    everybody: [...new Set([...approvers, ...others.map(other => other.employeeId)])],
  }
}

/** For those who decide next, if anybody. */
export const waitingNotice = (
  { requesterId }: Pick<RequestHead, 'requesterId'>,
  deciders: readonly number[],
): Notice => ({
  event: 'WAITING',
  employeeIds: deciders.filter(id => id !== requesterId),
  by: null,
  comment: '',
})

export async function publishChange(
  work: EngineWork,
  kind: RequestKind,
  { requesterId }: Pick<RequestHead, 'requesterId'>,
  { everybody }: Audience,
): Promise<void> {
  const concerned = [...new Set([requesterId, ...everybody])]
  await publishLive(work.db, {
    topic: kind.topic,
    employeeIds: concerned.length > mostNamed ? [] : concerned,
  })
}
