// Whether a leave form offers to name a delegate for its days, and facts about the delegate (R10).
import { delegatedDays } from '@hr/domain/approval/delegation.ts'
import type { Period } from '@hr/domain/approval/delegation-refusal.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { Person } from '@hr/contract/person.ts'
import type { RequestKind as Kind } from '#api/db/schema/leave-tables.ts'
import { listPeople } from '#api/people/person.ts'
import { orNotFound } from '#api/http/refusal.ts'
import { isApprover, listLeaveOf } from './approval.queries.ts'
import { findDelegationWith, listOpenWithin } from './delegation.store.ts'
import type { Work } from './request-kind.ts'

type Asked = Period & {
  readonly kind: Kind
  readonly delegatorId: number
  readonly delegateId?: number | undefined
  /** The changed request: its delegate stays and moves with its dates. */
  readonly requestId?: string | undefined
}
type DelegatePreview = {
  mayDelegate: boolean
  delegated: { delegate: Person; from: LocalDate; to: LocalDate }[]
  delegateAway: { from: LocalDate; to: LocalDate } | null
}

export async function previewDelegate(
  { db }: Pick<Work<unknown>, 'db'>,
  asked: Asked,
  today: LocalDate,
): Promise<DelegatePreview> {
  const { kind, delegatorId, delegateId, requestId } = asked
  const days = delegatedDays(asked, today)
  if (!days || days.to < days.from || !(await isApprover(db, delegatorId, today)))
    return { mayDelegate: false, delegated: [], delegateAway: null }
  const within = await listOpenWithin(db, delegatorId, days)
  const open = within.filter(one => one.requestId === null || one.requestId !== requestId)
  const people = await listPeople(
    db,
    open.map(one => one.delegateId),
  )
  const follows = requestId !== undefined && (await findDelegationWith(db, kind, requestId)) !== undefined
  const [away] = delegateId === undefined ? [] : await listLeaveOf(db, [delegateId], days)
  return {
    mayDelegate: open.length === 0 && !follows,
    delegated: open.map(one => ({
      delegate: orNotFound(people.get(one.delegateId)),
      from: one.from,
      to: one.to,
    })),
    delegateAway: away ? { from: away.from, to: away.to } : null,
  }
}
