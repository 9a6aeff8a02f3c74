// Deciding requests and taking them back (R3-R6, L4).
import fc from 'fast-check'
import { approveLeave, cancelLeave, rejectLeave } from '@hr/contract/leave.ts'
import { decideLeaves } from '@hr/contract/leave-decision.ts'
import { call } from '#test/call.ts'
import { end, isOpen } from './rules.ts'
import type { Request, State } from './state.ts'
import { personOf, tokenOf } from './verb.ts'
import type { Answer, Name, Verb } from './verb.ts'

const done: Answer = { code: '' }
const names = ['employee', 'colleague', 'manager', 'hr', 'admin'] as const satisfies readonly Name[]

/** Counted from the newest request. */
const which = fc.nat({ max: 6 })
/** Mostly whoever is asked next. */
const decider = fc.record({
  who: fc.oneof(
    { weight: 3, arbitrary: fc.constant('whose turn it is' as const) },
    { weight: 2, arbitrary: fc.constantFrom(...names) },
  ),
  which,
})
const canceller = fc.record({
  who: fc.oneof(
    { weight: 2, arbitrary: fc.constant('its owner' as const) },
    { weight: 1, arbitrary: fc.constantFrom(...names) },
  ),
  which,
})
type Act = {
  readonly who: Name | 'whose turn it is' | 'its owner'
  readonly which: number
}

const seenOf = ({ seen }: State, given: Act) =>
  seen.requests.at(-1 - (given.which % Math.max(1, seen.requests.length)))

function requestOf(state: State, given: Act): Request | undefined {
  const id = seenOf(state, given)?.id
  return state.requests.find(request => request.id === id)
}

/** As it looked before anybody acted. */
function whoOf(state: State, given: Act): Name {
  if (given.who === 'its owner') return nameOf(state, requestOf(state, given)?.employeeId)
  if (given.who !== 'whose turn it is') return given.who
  const turn = seenOf(state, given)?.turn
  return turn === null ? 'hr' : nameOf(state, turn)
}

const nameOf = ({ people }: State, id: number | undefined): Name =>
  names.find(name => people.some(person => person.id === id && person.name === name)) ?? 'manager'

/** HR and administrators see everything, others what is theirs or was put to them. */
function stranger(state: State, request: Request, who: Name): Answer | undefined {
  const { id, isGone } = personOf(state, who)
  if (isGone && !state.isGoneLetIn) return { code: 'UNAUTHORIZED' }
  const isOne = request.employeeId === id || request.steps.some(step => step.approverId === id)
  return isOne || isHr(who) ? undefined : { code: 'NOT_FOUND' }
}
const isHr = (who: Name) => who === 'hr' || who === 'admin'

function decide(
  state: State,
  request: Request,
  who: Name,
  decision: 'APPROVED' | 'REJECTED',
  /** The step the reader saw and means. */
  order?: number,
): Answer {
  const { id } = personOf(state, who)
  const isFor = (approverId: number | null) => (approverId === null ? isHr(who) : approverId === id)
  if (request.employeeId === id) return { code: 'OWN_REQUEST' }
  const mine = request.steps.filter(
    (step, index) => isFor(step.approverId) && (order === undefined || order === index + 1),
  )
  if (mine.length === 0) return { code: 'NOT_APPROVER' }
  if (request.status !== 'PENDING') return { code: 'ALREADY_DECIDED' }
  const ready = request.steps.find(step => step.status === 'PENDING')
  if (!ready || !mine.includes(ready))
    return { code: mine.some(step => step.status === 'PENDING') ? 'STEP_NOT_READY' : 'ALREADY_DECIDED' }
  ready.status = decision
  if (decision === 'REJECTED') end(state, request, 'REJECTED')
  else if (request.steps.every(step => step.status === 'APPROVED')) request.status = 'APPROVED'
  return done
}

const line = (state: State, given: Act, verb: string) =>
  `${whoOf(state, given)} ${verb} ${requestOf(state, given)?.number ?? '(nothing there)'}`

const decisionVerb = (decision: 'APPROVED' | 'REJECTED'): Verb<Act> => ({
  args: decider,
  say: (given, state) => line(state, given, decision === 'APPROVED' ? 'approves' : 'rejects'),
  model: (state, given) => {
    const request = requestOf(state, given)
    const who = whoOf(state, given)
    return request && (stranger(state, request, who) ?? decide(state, request, who, decision))
  },
  call: async (world, given) => {
    const token = await tokenOf(world, whoOf(world.state, given))
    const id = requestOf(world.state, given)?.id ?? ''
    const answer =
      decision === 'APPROVED'
        ? await call(world.server, token, approveLeave, { id })
        : await call(world.server, token, rejectLeave, { id, comment: 'No' })
    return { code: answer.code }
  },
})
export const approve = decisionVerb('APPROVED')
export const reject = decisionVerb('REJECTED')

export const cancel: Verb<Act> = {
  args: canceller,
  say: (given, state) => line(state, given, 'cancels'),
  model: (state, given) => {
    const request = requestOf(state, given)
    if (!request) return undefined
    const who = whoOf(state, given)
    const refused = stranger(state, request, who)
    if (refused) return refused
    const isOwn = request.employeeId === personOf(state, who).id
    if (!isOwn && !isHr(who)) return { code: 'FORBIDDEN' }
    if (!isOpen(request) || (isOwn && request.status === 'APPROVED')) return { code: 'NOT_PENDING' }
    end(state, request, 'CANCELLED')
    return done
  },
  call: async (world, given) => {
    const id = requestOf(world.state, given)?.id ?? ''
    const input = { id, reason: 'Plans changed' }
    return {
      code: (await call(world.server, await tokenOf(world, whoOf(world.state, given)), cancelLeave, input))
        .code,
    }
  },
}

/** The three newest in one call, by whoever is asked at the newest: each on its own. */
export const approveSeveral: Verb<Act> = {
  args: fc.record({ who: fc.constantFrom(...names, 'whose turn it is' as const), which: fc.constant(0) }),
  say: (given, state) => line(state, given, 'approves three, the newest of them'),
  model: (state, given) => {
    const who = whoOf(state, given)
    const asked = severalOf(state)
    if (asked.length === 0) return undefined
    const { isGone } = personOf(state, who)
    if (isGone && !state.isGoneLetIn) return { code: 'UNAUTHORIZED' }
    const seen = asked.map(({ id, approveOrder }) => {
      const request = state.requests.find(one => one.id === id)
      const refused = request && stranger(state, request, who)
      return refused?.code ?? (request && decide(state, request, who, 'APPROVED', approveOrder).code)
    })
    return { code: '', seen }
  },
  call: async (world, given) => {
    const decisions = severalOf(world.state)
    const token = await tokenOf(world, whoOf(world.state, given))
    const answer = await call(world.server, token, decideLeaves, { decisions, decision: 'APPROVED' })
    if (answer.code !== '') return { code: answer.code }
    return { code: '', seen: answer.data.map(({ refusal }) => refusal?.code ?? '') }
  },
}

const severalOf = ({ seen }: State) =>
  seen.requests.slice(-3).map(({ id, order }) => ({ id, approveOrder: order }))
