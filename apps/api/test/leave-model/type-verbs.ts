// A leave type that grants other days from a leave year, or becomes open to others (L1, L3).
import fc from 'fast-check'
import { updateLeaveType } from '@hr/contract/leave-type.ts'
import { call } from '#test/call.ts'
import { dueYears, firstDayOf, yearOf } from './days.ts'
import { amountOf, recomputeGrants } from './grants.ts'
import type { State, Type } from './state.ts'
import { tokenOf } from './verb.ts'
import type { Answer, Verb } from './verb.ts'

const done: Answer = { code: '' }

const codes = fc.constantFrom('ANNUAL', 'ANNUAL', 'PERSONAL')
const gender = fc.constantFrom(null, 'male' as const, 'female' as const)
/** `year`: 0 is this leave year. Without a year the amount stays as it was seen. */
const change = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      code: codes,
      amount: fc.integer({ min: 0, max: 25 }),
      year: fc.nat({ max: 2 }),
      gender: fc.constant(undefined),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      code: codes,
      amount: fc.constant(undefined),
      year: fc.constant(undefined),
      gender,
    }),
  },
)
type Change = typeof change extends fc.Arbitrary<infer C> ? C : never

/** What the form sends: everything that was seen, plus the change. */
function formOf(state: State, { code, year, ...given }: Change) {
  const seen = state.seen.types.find(type => type.code === code)
  if (!seen) throw new Error(`No type ${code}`)
  const current = yearOf(state, state.today)
  const choices = dueYears(state, state.today)
  const years = [...choices, current + choices.length]
  return {
    seen,
    amount: given.amount ?? amountOf(seen, current),
    gender: given.gender === undefined ? seen.gender : given.gender,
    from: year === undefined ? undefined : years[year % years.length],
  }
}

export const changeType: Verb<Change> = {
  args: change,
  say: (given, state) => {
    const { amount, gender: only, from } = formOf(state, given)
    return `${given.code} gives ${amount} days${from === undefined ? '' : ` from leave year ${from} on`}, ${only ?? 'to everybody'}`
  },
  model: (state, given) => {
    const { seen, amount, gender: only, from } = formOf(state, given)
    const type = state.types.find(({ id }) => id === seen.id)
    const current = yearOf(state, state.today)
    if (!type) return undefined
    if (from === undefined && amount !== amountOf(type, current)) return { code: 'INVALID_INPUT' }
    const isOpened = type.gender !== only
    type.gender = only
    if (from !== undefined) type.amounts = changedAmounts(type, from, amount)
    const first = isOpened ? current : from
    if (first !== undefined) recomputeGrants(state, type, first)
    return done
  },
  call: async (world, given) => {
    const { seen, amount, gender: only, from } = formOf(world.state, given)
    const { id, code, name, color, paid } = seen
    const input = {
      id,
      code,
      name,
      color,
      paid,
      amount,
      gender: only,
      carryOverAmount: seen.carryOver,
      expiredAmount: seen.expiresAfter,
      attachFileDayOver: seen.fileOver,
      countsWeekendsAndHolidays: seen.calendarDays,
      ...(from !== undefined && { effectiveFrom: firstDayOf(world.state, from) }),
    }
    return { code: (await call(world.server, await tokenOf(world, 'hr'), updateLeaveType, input)).code }
  },
}

/** Applies until the next planned change; an amount equal to the previous one is not a change. */
const changedAmounts = ({ amounts }: Type, year: number, amount: number): Type['amounts'] =>
  [...amounts.filter(one => one.year !== year), { year, amount }]
    .sort((one, other) => one.year - other.year)
    .filter((one, index, all) => one.amount !== all[index - 1]?.amount)
