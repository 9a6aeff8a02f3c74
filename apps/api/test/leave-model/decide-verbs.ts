// Deciding and cancelling requests (R3-R6, L4).
import fc from 'fast-check'
import {
  approveLeave,
  cancelLeave,
  decideLeaves,
  rejectLeave,
  requestCancellation,
} from '@hr/contract/leave.ts'
import { call } from '#test/call.ts'
import { takePlace } from './amend-verbs.ts'
import { delegatorsOf } from './delegation-verbs.ts'
import { end, isEffective } from './rules.ts'
import type { Request, State, Step } from './state.ts'
import { managerOf, newSteps, requesters } from './request-verbs.ts'
import { personOf, tokenOf } from './verb.ts'
import type { Answer, Name, Verb } from './verb.ts'

const done: Answer = { code: '' }
const names = ['employee', 'colleague', 'manager', 'hr', 'admin'] as const satisfies readonly Name[]

/** Index from the newest request. */
const which = fc.nat({ max: 6 })
/** Mostly the current approver. */
const decider = fc.record({
  who: fc.oneof(
    { weight: 3, arbitrary: fc.constant('whose turn it is' as const) },
    { weight: 2, arbitrary: fc.constantFrom(...names) },
  ),
  which,
  isSeen: fc.boolean(),
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
  /** The call sends the step and the history version that the reader saw. */
  readonly isSeen?: boolean
}

const seenOf = ({ seen }: State, given: Act) =>
  seen.requests.at(-1 - (given.which % Math.max(1, seen.requests.length)))

function requestOf(state: State, given: Act): Request | undefined {
  const id = seenOf(state, given)?.id
  return state.requests.find(request => request.id === id)
}

/** The actor, chosen from what people saw before anybody acted. */
function whoOf(state: State, given: Act): Name {
  if (given.who === 'its owner') return nameOf(state, requestOf(state, given)?.employeeId)
  if (given.who !== 'whose turn it is') return given.who
  const turn = seenOf(state, given)?.turn
  return turn === null ? 'hr' : nameOf(state, turn)
}

const nameOf = ({ people }: State, id: number | undefined): Name =>
  names.find(name => people.some(person => person.id === id && person.name === name)) ?? 'manager'

/** HR and administrators see everything, others only their own requests and those they approve. */
function stranger(state: State, request: Request, who: Name): Answer | undefined {
  const { id, isGone } = personOf(state, who)
  if (isGone && !state.isGoneLetIn) return { code: 'UNAUTHORIZED' }
  const isOne =
    request.employeeId === id || request.steps.some(step => isAsked(state, step, id) || step.decidedBy === id)
  return isOne || isHr(who) || leads(state, who, request.employeeId) ? undefined : { code: 'NOT_FOUND' }
}

/** P5: the manager leads the employee's unit, and everybody whose line manager they are today. */
const leads = (state: State, who: Name, employeeId: number) =>
  who === 'manager' &&
  (employeeId === personOf(state, 'employee').id || managerOf(state, employeeId) === personOf(state, who).id)

const isAsked = (state: State, { approverId }: Step, id: number) =>
  approverId !== null && [id, ...delegatorsOf(state, id)].includes(approverId)
const isHr = (who: string) => who === 'hr' || who === 'admin'

/** R8a: who approved an earlier step leaves that of HR to others of HR, while there are any. */
function needsSecondPerson(state: State, { employeeId, steps }: Request, ready: Step, id: number): boolean {
  const hasApproved = (one: number) =>
    steps.some(
      // A delegate approves for the approver: both have approved.
      ({ status, decidedBy, approverId }) =>
        status === 'APPROVED' && (decidedBy === one || approverId === one),
    )
  const isFresh = (person: State['people'][number]) =>
    isHr(person.name) && !person.isGone && person.id !== employeeId && !hasApproved(person.id)
  return ready.approverId === null && hasApproved(id) && state.people.some(isFresh)
}

function decide(
  state: State,
  request: Request,
  who: Name,
  decision: 'APPROVED' | 'REJECTED',
  /** The step that the reader saw; sent together with the history version. */
  order?: number,
): Answer {
  const { id } = personOf(state, who)
  const isFor = (step: Step) =>
    step.approverId === null ? isHr(who) : step.approverId !== request.employeeId && isAsked(state, step, id)
  if (request.employeeId === id) return { code: 'OWN_REQUEST' }
  const mine = request.steps.filter(
    (step, index) => isFor(step) && (order === undefined || order === index + 1),
  )
  if (mine.length === 0) return { code: 'NOT_APPROVER' }
  if (request.status !== 'PENDING') return { code: 'ALREADY_DECIDED' }
  const ready = request.steps.find(step => step.status === 'PENDING')
  if (!ready || !mine.includes(ready))
    return { code: mine.some(step => step.status === 'PENDING') ? 'STEP_NOT_READY' : 'ALREADY_DECIDED' }
  if (needsSecondPerson(state, request, ready, id)) return { code: 'SECOND_PERSON_DECIDES' }
  if (order !== undefined && request.since.includes('EDITED')) return { code: 'REQUEST_EDITED' }
  const isLast = request.steps.every(step => step === ready || step.status === 'APPROVED')
  const replaces = decision === 'APPROVED' && isLast && request.purpose === 'AMENDMENT'
  const misfit = replaces ? takePlace(structuredClone(state), request.id) : ''
  if (misfit !== '') return { code: misfit }
  ready.status = decision
  ready.decidedBy = id
  if (decision === 'APPROVED') request.since.push('APPROVED')
  if (decision === 'REJECTED') end(state, request, 'REJECTED')
  else if (replaces) takePlace(state, request.id)
  else if (isLast) {
    request.status = 'APPROVED'
    const original = state.requests.find(one => one.id === request.originalId)
    if (original) end(state, original, 'CANCELLED')
  }
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
    const order = given.isSeen ? seenOf(state, given)?.order : undefined
    return request && (stranger(state, request, who) ?? decide(state, request, who, decision, order))
  },
  call: async (world, given) => {
    const token = await tokenOf(world, whoOf(world.state, given))
    const { id = '', order, history } = seenOf(world.state, given) ?? {}
    const input = { id, ...(given.isSeen && { approveOrder: order, seenHistory: history }) }
    const answer =
      decision === 'APPROVED'
        ? await call(world.server, token, approveLeave, input)
        : await call(world.server, token, rejectLeave, { ...input, comment: 'No' })
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
    if (request.status !== 'PENDING' && (isOwn || !isEffective(request))) return { code: 'NOT_PENDING' }
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

/** R6: approved leave stays until its cancel request is approved. */
export const askToCancel: Verb<Act> = {
  args: canceller,
  say: (given, state) => line(state, given, 'asks to cancel'),
  model: (state, given) => {
    const original = requestOf(state, given)
    if (!original) return undefined
    const who = whoOf(state, given)
    const refused = stranger(state, original, who)
    if (refused) return refused
    const owner = requesters.find(name => personOf(state, name).id === original.employeeId)
    if (owner === undefined || owner !== who) return { code: 'FORBIDDEN' }
    if (original.status !== 'APPROVED' || !isEffective(original)) return { code: 'NOT_APPROVED' }
    const isOpenChange = ({ originalId, status }: Request) =>
      originalId === original.id && status === 'PENDING'
    if (state.requests.some(isOpenChange)) return { code: 'CHANGE_OPEN' }
    state.requests.push({
      ...original,
      id: `predicted ${state.requests.length + 1}`,
      number: Math.max(...state.requests.map(one => one.number)) + 1,
      status: 'PENDING',
      history: 1,
      days: [],
      steps: newSteps(state, owner),
      purpose: 'CANCELLATION',
      originalId: original.id,
      since: [],
    })
    return done
  },
  call: async (world, given) => {
    const input = { id: requestOf(world.state, given)?.id ?? '', reason: 'Plans changed' }
    const token = await tokenOf(world, whoOf(world.state, given))
    return { code: (await call(world.server, token, requestCancellation, input)).code }
  },
}

/** The three newest requests in one call, by the approver of the newest; each is decided on its own. */
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
  seen.requests.slice(-3).map(({ id, order, history }) => ({ id, approveOrder: order, seenHistory: history }))
