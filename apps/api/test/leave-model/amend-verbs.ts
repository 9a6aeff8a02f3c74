// Requests to change approved leave, and the effect of their approval (R6, L4).
import { amendLeave } from '@hr/contract/leave.ts'
import { call } from '#test/call.ts'
import { counts, end, giveBack, setLive, takeFromLots, typeOf } from './rules.ts'
import { daysOf, editOf, holds, inputOf, keysOf, newSteps, ownDraft, refusalOf } from './request-verbs.ts'
import { seenOf, text } from './request-verbs.ts'
import type { Edited } from './request-verbs.ts'
import { own, total } from './state.ts'
import type { Entry, Request, State } from './state.ts'
import { personOf, tokenOf } from './verb.ts'
import type { Verb } from './verb.ts'

export const amend: Verb<Edited> = {
  args: editOf('APPROVED'),
  say: (given, state) => {
    const original = state.requests.find(one => one.id === seenOf(state, given)?.id)
    return `asks to change ${original?.number ?? '(nothing there)'}: ${text(state, ownDraft(state, given) ?? given.draft)}`
  },
  model: (state, given) => {
    const original = state.requests.find(one => one.id === seenOf(state, given)?.id)
    const wanted = ownDraft(state, given)
    if (!original || !wanted) return undefined
    const type = state.types.find(one => one.code === wanted.code)
    if (personOf(state, wanted.who).isGone && !state.isGoneLetIn) return { code: 'UNAUTHORIZED' }
    if (original.status !== 'APPROVED' || original.purpose === 'CANCELLATION') return { code: 'NOT_APPROVED' }
    const isOpen = ({ originalId, status }: Request) => originalId === original.id && status === 'PENDING'
    if (state.requests.some(isOpen)) return { code: 'CHANGE_OPEN' }
    const days = daysOf(state, wanted)
    if (type?.id === original.typeId && keysOf(days).join() === keysOf(original.days).join())
      return { code: 'NOTHING_CHANGED' }
    const id = `predicted ${state.requests.length + 1}`
    const before = state.entries.length
    const code = refusalOf(state, wanted, days, id, original)
    if (code !== '') return { code }
    const taken = state.entries.splice(before).filter(({ requestId }) => requestId === id)
    state.entries.push(...beyond(state, original, taken))
    const change: Request = {
      ...original,
      id,
      number: Math.max(...state.requests.map(one => one.number)) + 1,
      typeId: type?.id ?? '',
      status: 'PENDING',
      history: 1,
      halfDays: days.filter(day => day.counted).length,
      days,
      steps: newSteps(state, wanted.who),
      purpose: 'AMENDMENT',
      originalId: original.id,
      since: [],
    }
    setLive(change, day => !holds(original, day))
    state.requests.push(change)
    return { code: '' }
  },
  call: async (world, given) => {
    const wanted = ownDraft(world.state, given)
    if (!wanted) throw new Error('Nothing to change')
    const input = { ...inputOf(world, wanted), id: seenOf(world.state, given)?.id ?? '' }
    return { code: (await call(world.server, await tokenOf(world, wanted.who), amendLeave, input)).code }
  },
}

/** Days that the original leave takes from a lot are not taken twice; they pay for the first days of the change. */
function beyond(state: State, original: Request, taken: readonly Entry[]): Entry[] {
  return [...Map.groupBy(taken, ({ lotId }) => lotId)].flatMap(([lotId, entries]) => {
    const held = 0 - total(own(state, original.id).filter(entry => entry.lotId === lotId))
    return entries.slice(held)
  })
}

/**
 * Ends the original leave, then counts and pays the change again. '' if it fits; otherwise `state` is no longer usable.
 */
export function takePlace(state: State, id: string): string {
  const change = state.requests.find(one => one.id === id)
  const original = state.requests.find(one => one.id === change?.originalId)
  const person = state.people.find(one => one.id === change?.employeeId)
  if (!change || !original || !person) throw new Error(`Nothing to change for ${id}`)
  const type = typeOf(state, change)
  change.status = 'APPROVED'
  end(state, original, 'CANCELLED')
  giveBack(state, change)
  setLive(change, () => false)
  for (const day of change.days) day.counted = counts(state, change, day)
  const counted = change.days.filter(day => day.counted)
  change.halfDays = counted.length
  const isBeyond = change.days.some(({ date }) => person.endedOn !== null && date > person.endedOn)
  const others = state.requests.filter(one => one.employeeId === person.id)
  if (change.days.some(({ date }) => date < person.startedOn)) return 'BEFORE_EMPLOYMENT'
  if (isBeyond) return 'AFTER_EMPLOYMENT'
  if (counted.length === 0) return 'NOTHING_COUNTED'
  if (change.days.some(day => others.some(other => holds(other, day)))) return 'OVERLAPS'
  setLive(change, () => true)
  const dates = counted.map(({ date }) => date)
  const isPaid = !type.paid || takeFromLots(state, change, dates, { kind: 'USE', requestId: id })
  return isPaid ? '' : 'LEAVE_BALANCE_NOT_ENOUGH'
}
