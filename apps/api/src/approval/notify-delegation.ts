// Notifies the delegate of a delegation, and updates every browser that lists what waits for either of them (R10).
import type { Topic } from '@hr/contract/endpoint.ts'
import { paths } from '@hr/contract/paths.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { todayIn } from '#api/company/today.ts'
import { publishLive } from '#api/live/publish-live.ts'
import { endAsks } from '#api/notification/end-asks.ts'
import { notify } from '#api/notification/notify.ts'
import { namesOf } from '#api/people/names-of.ts'
import { listPastWithNotification } from './delegation.store.ts'
import type { StoredDelegation } from './delegation.store.ts'
import type { EngineWork } from './request-kind.ts'

type Sides = Pick<StoredDelegation, 'id' | 'delegatorId' | 'delegateId' | 'from' | 'to'>
/** DELEGATE_GONE goes to the approver whose delegate left. */
type DelegationEvent = 'DELEGATED' | 'DELEGATION_ENDED' | 'DELEGATE_GONE'

/** Topics of all kinds of requests. */
const requestTopics: readonly Topic[] = ['leave', 'attendance']

export async function notifyDelegation(
  work: EngineWork,
  event: DelegationEvent,
  sides: Sides,
): Promise<void> {
  const { db } = work
  const { id, delegatorId, delegateId, from, to } = sides
  const isForDelegate = event !== 'DELEGATE_GONE'
  const namedId = isForDelegate ? delegatorId : delegateId
  const name = (await namesOf(db, [namedId])).get(namedId)
  await notify(work, {
    code: event,
    employeeIds: [isForDelegate ? delegateId : delegatorId],
    parameters: { name: name ?? '', from, to },
    // It ends with the delegation.
    ...(event === 'DELEGATED' && { asksFor: id }),
    // Their waiting requests are here for people who only have permission for their own leave, too.
    link: paths.leaves,
  })
  for (const topic of requestTopics) await publishLive(db, { topic, employeeIds: [delegatorId, delegateId] })
}

/** The delegate has nothing left to decide, or gets a new notification. */
export const endDelegateNotification = (db: Scope, id: string): Promise<void> =>
  endAsks(db, { asksFor: id, ending: { event: 'ENDED', actor: null } })

/** Hourly: nobody ends a delegation that runs out by its date. */
export async function endPastDelegateNotifications(db: Scope): Promise<void> {
  for (const id of await listPastWithNotification(db, await todayIn(db)))
    await endDelegateNotification(db, id)
}
