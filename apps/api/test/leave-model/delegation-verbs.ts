// Naming a delegate for an approver on some days (R10).
import fc from 'fast-check'
import { createDelegation } from '@hr/contract/approval-delegation.ts'
import { call } from '#test/call.ts'
import { plusDays } from './days.ts'
import { dateOf, someDay } from './request-verbs.ts'
import type { State } from './state.ts'
import { personOf, tokenOf } from './verb.ts'
import type { Answer, Verb } from './verb.ts'

const done: Answer = { code: '' }

/** People whose employment never ends in a script. */
const approvers = fc.constantFrom('manager' as const, 'hr' as const, 'admin' as const)
const delegation = fc.record({
  who: approvers,
  delegate: approvers,
  first: someDay,
  length: fc.oneof(fc.integer({ min: -1, max: 30 }), fc.constant(366)),
})
type Delegation = typeof delegation extends fc.Arbitrary<infer D> ? D : never

const periodOf = (state: State, { first, length }: Delegation) => {
  const from = dateOf(state, first)
  return { from, to: plusDays(from, length) }
}

export const nameDelegate: Verb<Delegation> = {
  args: delegation,
  say: (given, state) => {
    const { from, to } = periodOf(state, given)
    return `${given.delegate} decides for ${given.who} from ${from} to ${to}`
  },
  model: (state, given) => {
    const { from, to } = periodOf(state, given)
    const delegatorId = personOf(state, given.who).id
    const delegateId = personOf(state, given.delegate).id
    if (delegateId === delegatorId) return { code: 'DELEGATE_SELF' }
    if (to < from) return { code: 'END_BEFORE_START' }
    if (given.length >= 366) return { code: 'DELEGATION_TOO_LONG' }
    if (from < state.today) return { code: 'DELEGATION_PAST' }
    const others = state.delegations.filter(one => one.delegatorId === delegatorId)
    if (others.some(other => other.from <= to && from <= other.to)) return { code: 'DELEGATION_OVERLAPS' }
    state.delegations.push({ delegatorId, delegateId, from, to })
    return done
  },
  call: async (world, given) => {
    const input = { delegateId: personOf(world.state, given.delegate).id, ...periodOf(world.state, given) }
    const token = await tokenOf(world, given.who)
    return { code: (await call(world.server, token, createDelegation, input)).code }
  },
}

/** The people for whom somebody decides today as their delegate. */
export const delegatorsOf = ({ delegations, today }: State, id: number): number[] =>
  delegations
    .filter(({ delegateId, from, to }) => delegateId === id && from <= today && today <= to)
    .map(({ delegatorId }) => delegatorId)
