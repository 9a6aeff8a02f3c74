// What HR and the nightly jobs do to balances, and what a reader sees of them (L3, L6, L11).
import fc from 'fast-check'
import { adjustLeave, getLeaveSummary } from '@hr/contract/leave-summary.ts'
import { call } from '#test/call.ts'
import { runJob } from '#test/run-jobs.ts'
import { firstDayOf, lastDayOf, yearOf } from './days.ts'
import { dateOf, requesters, someDay } from './request-verbs.ts'
import { grantDueYears, isOpenTo, settle } from './grants.ts'
import { lotsOf, takeFromLots } from './rules.ts'
import type { Whose } from './rules.ts'
import { left, total } from './state.ts'
import type { Lot, State } from './state.ts'
import { personOf, tokenOf } from './verb.ts'
import type { Answer, Verb } from './verb.ts'

const done: Answer = { code: '' }

const adjustment = fc.record({
  whose: fc.constantFrom(...requesters, 'hr' as const),
  code: fc.constantFrom('ANNUAL', 'ANNUAL', 'PERSONAL', 'UNPAID'),
  halfDays: fc.integer({ min: -12, max: 12 }).filter(halfDays => halfDays !== 0),
  date: someDay,
  kind: fc.constantFrom('ADJUSTMENT' as const, 'OPENING' as const),
})
type Adjustment = typeof adjustment extends fc.Arbitrary<infer A> ? A : never

let made = 0

type Booked = Whose & { readonly halfDays: number; readonly date: string; readonly kind: string }

/** L3: added days end with their leave year; false if there are not enough days to deduct. */
export function book(state: State, { halfDays, date, kind, employeeId, typeId }: Booked): boolean {
  const whose = { employeeId, typeId }
  made += 1
  const source = `predicted ${made}`
  if (halfDays < 0) {
    const dates = Array.from({ length: 0 - halfDays }, () => date)
    const as = { kind: 'ADJUSTMENT', requestId: null, adjustmentId: source }
    if (!takeFromLots(state, whose, dates, as)) return false
  } else {
    const to = lastDayOf(state, yearOf(state, date))
    const lot = { ...whose, id: source, kind, source, granted: halfDays, from: date, to }
    state.lots.push({ ...lot, adjustmentId: source })
  }
  state.adjustments.push({ ...whose, id: source, halfDays, date, undoes: null })
  return true
}

export const adjust: Verb<Adjustment> = {
  args: adjustment,
  say: ({ whose, code, halfDays, date, kind }, state) =>
    `hr gives ${whose} ${halfDays} half days of ${code} from ${dateOf(state, date)} on (${kind})`,
  model: (state, { whose, code, halfDays, kind, ...given }) => {
    const type = state.types.find(one => one.code === code)
    if (!type) return undefined
    if (whose === 'hr') return { code: 'OWN_RECORD' }
    if (!type.paid) return { code: 'UNPAID_TYPE' }
    const of = { employeeId: personOf(state, whose).id, typeId: type.id }
    const isBooked = book(state, { ...of, halfDays, date: dateOf(state, given.date), kind })
    return isBooked ? done : { code: 'LEAVE_BALANCE_NOT_ENOUGH' }
  },
  call: async (world, { whose, code, halfDays, date, kind }) => {
    const input = {
      employeeId: personOf(world.state, whose).id,
      leaveTypeId: world.state.types.find(type => type.code === code)?.id ?? '',
      halfDays,
      date: dateOf(world.state, date),
      reason: 'Agreed',
      kind,
      acceptsExpiry: true,
    }
    return { code: (await call(world.server, await tokenOf(world, 'hr'), adjustLeave, input)).code }
  },
}

/** The job may run late or twice. */
export const grantJob: Verb<null> = {
  args: fc.constant(null),
  say: () => 'the yearly grants',
  model: state => {
    grantDueYears(state, state.people, state.types)
    return done
  },
  call: async ({ server }) => {
    await runJob(server, 'leave.grant-year')
    return done
  },
}

export const settleJob: Verb<null> = {
  args: fc.constant(null),
  say: () => 'what ended is settled',
  model: state => {
    settle(state)
    return done
  },
  call: async ({ server }) => {
    await runJob(server, 'leave.settle-ended')
    return done
  },
}

/** Two processes run their nightly jobs at the same moment. */
export const jobsAtOnce: Verb<null> = {
  args: fc.constant(null),
  say: () => 'all jobs of the night, twice at once',
  model: state => {
    settle(state)
    grantDueYears(state, state.people, state.types)
    return done
  },
  call: async ({ server }) => {
    const jobs = ['leave.grant-year', 'leave.settle-ended', 'leave.settle-ended', 'leave.grant-year'] as const
    await Promise.all(jobs.map(job => runJob(server, job)))
    return done
  },
}

const look = fc.record({ whose: fc.constantFrom(...requesters), date: someDay })
type Look = typeof look extends fc.Arbitrary<infer L> ? L : never

/** HR reads the summary of a person on a date. */
export const readSummary: Verb<Look> = {
  args: look,
  say: ({ whose, date }, state) => `hr looks at ${whose} on ${dateOf(state, date)}`,
  model: (state, { whose, date }) => ({
    code: '',
    seen: state.types.flatMap(type => {
      const person = personOf(state, whose)
      const on = dateOf(state, date)
      const lots = lotsWithin(state, { employeeId: person.id, typeId: type.id }, yearOf(state, on))
      return isOpenTo(type, person) || lots.length > 0 ? [summaryOf(state, type.id, lots, on)] : []
    }),
  }),
  call: async (world, { whose, date }) => {
    const { id: employeeId } = personOf(world.state, whose)
    const input = { employeeId, date: dateOf(world.state, date) }
    const { code, data } = await call(world.server, await tokenOf(world, 'hr'), getLeaveSummary, input)
    return {
      code,
      seen: data.types.map(({ balance, lines }) => ({ ...balance, last: lines.at(-1)?.balance ?? 0 })),
    }
  },
}

const lotsWithin = (state: State, whose: Whose, year: number): Lot[] =>
  lotsOf(state, whose).filter(lot => lot.from <= lastDayOf(state, year) && lot.to >= firstDayOf(state, year))

function summaryOf(state: State, leaveTypeId: string, lots: readonly Lot[], on: string) {
  const { available: last } = columnsOf(state, lots, lastDayOf(state, yearOf(state, on)))
  return { leaveTypeId, ...columnsOf(state, lots, on), last }
}

/** Each column adds up its own entries; days that have ended by then but are not settled yet count as expired. */
function columnsOf(whole: State, lots: readonly Lot[], on: string) {
  const isBooked = ({ kind, date }: State['entries'][number]) =>
    date <= on || !['EXPIRY', 'CARRY_OUT'].includes(kind)
  const state = { ...whole, entries: whole.entries.filter(isBooked) }
  const begun = lots.filter(lot => lot.from <= on)
  const entries = state.entries.filter(({ lotId }) => begun.some(lot => lot.id === lotId))
  const granted = (...kinds: string[]) =>
    begun.filter(({ kind }) => kinds.includes(kind)).reduce((sum, lot) => sum + lot.granted, 0)
  const booked = (...kinds: string[]) => total(entries.filter(({ kind }) => kinds.includes(kind)))
  const pendingIds = state.requests.filter(({ status }) => status === 'PENDING').map(({ id }) => id)
  const held = total(entries.filter(({ requestId }) => requestId !== null && pendingIds.includes(requestId)))
  const leftIn = (some: readonly Lot[]) => some.reduce((sum, lot) => sum + left(state, lot), 0)
  return {
    entitled: granted('GRANT', 'OPENING'),
    carriedOver: granted('CARRY_OVER') + booked('CARRY_OUT'),
    expired: leftIn(begun.filter(lot => lot.to < on)) - booked('EXPIRY'),
    adjusted: granted('ADJUSTMENT') + booked('ADJUSTMENT'),
    used: held - booked('USE', 'RELEASE'),
    pending: 0 - held,
    available: leftIn(begun.filter(lot => lot.to >= on)),
  }
}
