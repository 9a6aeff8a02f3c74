// Requesting leave (L4-L9, R2).
import fc from 'fast-check'
import { requestLeave } from '@hr/contract/leave.ts'
import { call } from '#test/call.ts'
import { datesOf, plusDays, yearOf } from './days.ts'
import { counts, takeFromLots } from './rules.ts'
import type { Day, Request, State } from './state.ts'
import { personOf, tokenOf } from './verb.ts'
import type { Answer, Verb } from './verb.ts'

const done: Answer = { code: '' }
/** Who decides first; then HR. */
const lines = { employee: 'manager', colleague: 'hr', manager: 'admin' } as const
export const requesters = ['employee', 'colleague', 'manager'] as const

/** Days from today on, or around the next New Year. */
export const someDay = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ since: fc.constant('today' as const), days: fc.integer({ min: -15, max: 60 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ since: fc.constant('new year' as const), days: fc.integer({ min: -8, max: 4 }) }),
  },
)
type SomeDay = typeof someDay extends fc.Arbitrary<infer D> ? D : never
export const dateOf = ({ today }: State, { since, days }: SomeDay): string =>
  plusDays(since === 'today' ? today : `${yearOf(today) + 1}-01-01`, days)

const codes = ['ANNUAL', 'ANNUAL', 'ANNUAL', 'PERSONAL', 'SICK', 'UNPAID', 'MATERNITY', 'PATERNITY'] as const

const draft = fc.record({
  who: fc.constantFrom(...requesters),
  code: fc.constantFrom(...codes),
  first: someDay,
  length: fc.oneof(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 25 })),
  fromHalf: fc.constantFrom('AM' as const, 'AM' as const, 'PM' as const),
  toHalf: fc.constantFrom('PM' as const, 'PM' as const, 'AM' as const),
})
type Draft = typeof draft extends fc.Arbitrary<infer D> ? D : never

const rangeOf = (state: State, { first, length }: Draft) => {
  const from = dateOf(state, first)
  return { from, to: plusDays(from, length) }
}

function halvesOf(state: State, given: Draft): Pick<Day, 'date' | 'half'>[] {
  const { from, to } = rangeOf(state, given)
  return datesOf(from, to).flatMap(date =>
    (['AM', 'PM'] as const)
      .filter(half => !(date === from && half < given.fromHalf) && !(date === to && half > given.toHalf))
      .map(half => ({ date, half })),
  )
}

const holds = (request: Request, { date, half }: Pick<Day, 'date' | 'half'>) =>
  request.isLive && request.days.some(day => day.date === date && day.half === half)

export const request: Verb<Draft> = {
  args: draft,
  say: (given, state) => {
    const { from, to } = rangeOf(state, given)
    return `${given.who} requests ${given.code} ${from} ${given.fromHalf} to ${to} ${given.toHalf}`
  },
  model: (state, given) => {
    const person = personOf(state, given.who)
    const type = state.types.find(one => one.code === given.code)
    if (!type) return undefined
    const days = halvesOf(state, given).map(day => ({ ...day, counted: counts(state, type, day.date) }))
    const counted = days.filter(day => day.counted)
    const id = `predicted ${state.requests.length + 1}`
    const whose = { employeeId: person.id, typeId: type.id }
    const isPaid = () =>
      !type.paid ||
      takeFromLots(
        state,
        whose,
        counted.map(day => day.date),
        { kind: 'USE', requestId: id },
      )
    // The file is the last question: by then the days are taken.
    const refused = (code: string, mark = state.entries.length) => {
      state.entries.length = mark
      return { code }
    }
    const mark = state.entries.length
    if (person.isGone && !state.isGoneLetIn) return refused('UNAUTHORIZED')
    if (days.length === 0) return refused('END_BEFORE_START')
    if (person.endedOn !== null && rangeOf(state, given).to > person.endedOn)
      return refused('AFTER_EMPLOYMENT')
    if (type.gender === 'male') return refused('GENDER_LIMIT')
    if (counted.length === 0) return refused('NOTHING_COUNTED')
    const others = state.requests.filter(one => one.employeeId === person.id)
    if (days.some(day => others.some(other => holds(other, day)))) return refused('OVERLAPS')
    if (!isPaid()) return refused('LEAVE_BALANCE_NOT_ENOUGH')
    if (type.fileOver > 0 && counted.length > type.fileOver * 2) return refused('FILE_REQUIRED', mark)
    const approverId = personOf(state, lines[given.who]).id
    const steps = [approverId, null].map(one => ({ approverId: one, status: 'PENDING' }))
    const number = Math.max(0, ...state.requests.map(one => one.number)) + 1
    const halfDays = counted.length
    state.requests.push({ ...whose, id, number, status: 'PENDING', halfDays, isLive: true, days, steps })
    return done
  },
  call: async (world, given) => {
    const { code, fromHalf, toHalf } = given
    const input = {
      ...rangeOf(world.state, given),
      leaveTypeId: world.company.types[code],
      fromHalf,
      toHalf,
      reason: 'Family',
    }
    const answer = await call(world.server, await tokenOf(world, given.who), requestLeave, input)
    return { code: answer.code }
  },
}
