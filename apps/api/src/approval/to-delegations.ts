// Delegations for both sides, with a note if the delegate is away too (R10).
import type { Delegation } from '@hr/contract/approval-delegation.ts'
import { delegationState } from '@hr/domain/approval/delegation.ts'
import { overlaps } from '@hr/domain/approval/delegation-refusal.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { listPeople } from '#api/people/person.ts'
import { orNotFound } from '#api/http/refusal.ts'
import { listLeaveOf } from './approval.queries.ts'
import type { StoredDelegation } from './delegation.store.ts'
import type { Work } from './request-kind.ts'

export async function toDelegations(
  { db }: Pick<Work<unknown>, 'db'>,
  delegations: readonly StoredDelegation[],
  today: LocalDate,
): Promise<Delegation[]> {
  const people = await listPeople(
    db,
    delegations.flatMap(one => [one.delegatorId, one.delegateId]),
  )
  const rows = delegations.map(one => ({
    ...one,
    state: delegationState({ ...one, isEnded: one.endedAt !== null }, today),
  }))
  const open = rows.filter(one => one.state !== 'PAST')
  const away = await listLeaveOf(db, [...new Set(open.map(one => one.delegateId))], {
    from: today,
    to: open.reduce((last, { to }) => (to > last ? to : last), today),
  })
  return rows.map(one => {
    const leave = away.find(({ employeeId, ...days }) => employeeId === one.delegateId && overlaps(days, one))
    return {
      id: one.id,
      delegator: orNotFound(people.get(one.delegatorId)),
      delegate: orNotFound(people.get(one.delegateId)),
      from: one.from,
      to: one.to,
      state: one.state,
      endedAt: one.endedAt?.toISOString() ?? null,
      withLeave: one.kind === 'LEAVE',
      delegateAway: one.state === 'PAST' || !leave ? null : { from: leave.from, to: leave.to },
    }
  })
}
