// Requesting leave, and editing what is pending (L4-L9, R2, R7).
import fc from 'fast-check'
import { editLeave, requestLeave } from '@hr/contract/leave.ts'
import { call } from '#test/call.ts'
import { datesOf, daysFrom, firstDayOf, plusDays, yearOf } from './days.ts'
import { counts, giveBack, takeFromLots } from './rules.ts'
import { lastSince } from './shifts.ts'
import type { Day, Request, State, Step, Type } from './state.ts'
import { personOf, tokenOf } from './verb.ts'
import type { Answer, Verb, World } from './verb.ts'

const done: Answer = { code: '' }
export const requesters = ['employee', 'colleague', 'manager'] as const

/** Days from today, or around the beginning of the next leave year. */
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
export const dateOf = (state: State, { since, days }: SomeDay): string =>
  plusDays(since === 'today' ? state.today : firstDayOf(state, yearOf(state, state.today) + 1), days)

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

export const holds = (request: Request, { date, half }: Pick<Day, 'date' | 'half'>) =>
  request.days.some(day => day.live && day.date === date && day.half === half)

/** '' if it is possible; then `state` has the days as taken. `own` is edited or changed, so its days are free. */
export function refusalOf(
  state: State,
  given: Draft,
  days: readonly Day[],
  id: string,
  own?: Request,
): string {
  const person = personOf(state, given.who)
  const type = typeOfCode(state, given.code)
  const counted = days.filter(day => day.counted)
  const others = state.requests.filter(one => one.employeeId === person.id && one !== own)
  const isFileMissing = type.fileOver > 0 && counted.length > type.fileOver * 2
  if (days.length === 0) return 'END_BEFORE_START'
  if (rangeOf(state, given).from < person.startedOn) return 'BEFORE_EMPLOYMENT'
  if (person.endedOn !== null && rangeOf(state, given).to > person.endedOn) return 'AFTER_EMPLOYMENT'
  if (type.gender !== null && type.gender !== person.gender) return 'GENDER_LIMIT'
  if (counted.length === 0) return 'NOTHING_COUNTED'
  if (days.some(day => others.some(other => holds(other, day)))) return 'OVERLAPS'
  const before = state.entries.length
  if (own) giveBack(state, own)
  const dates = counted.map(day => day.date)
  const whose = { employeeId: person.id, typeId: type.id }
  const isEnough = !type.paid || takeFromLots(state, whose, dates, { kind: 'USE', requestId: id })
  const code = !isEnough ? 'LEAVE_BALANCE_NOT_ENOUGH' : isFileMissing ? 'FILE_REQUIRED' : ''
  if (code !== '') state.entries.length = before
  return code
}

export const daysOf = (state: State, given: Draft): Day[] => {
  const whose = { employeeId: personOf(state, given.who).id, typeId: typeOfCode(state, given.code).id }
  return halvesOf(state, given).map(day => ({ ...day, counted: counts(state, whose, day), live: true }))
}

const typeOfCode = ({ types }: State, code: string): Type => {
  const type = types.find(one => one.code === code)
  if (!type) throw new Error(`No type ${code}`)
  return type
}

/** R2: the current line manager, then HR. */
export const newSteps = (state: State, who: (typeof requesters)[number]): Step[] => {
  const step = { status: 'PENDING', decidedBy: null }
  return [
    { ...step, resolver: 'LINE_MANAGER', approverId: managerOf(state, personOf(state, who).id) },
    { ...step, resolver: 'PERMISSION', approverId: null },
  ]
}

export function managerOf({ people, today }: State, employeeId: number): number | null {
  const managers = people.find(({ id }) => id === employeeId)?.managers ?? []
  return lastSince(managers, today)?.managerId ?? null
}

export const inputOf = ({ state, company }: World, given: Draft) => ({
  ...rangeOf(state, given),
  leaveTypeId: company.types[given.code],
  fromHalf: given.fromHalf,
  toHalf: given.toHalf,
  reason: 'Family',
})

export const text = (state: State, given: Draft) => {
  const { from, to } = rangeOf(state, given)
  return `${given.code} ${from} ${given.fromHalf} to ${to} ${given.toHalf}`
}

export const request: Verb<Draft> = {
  args: draft,
  say: (given, state) => `${given.who} requests ${text(state, given)}`,
  model: (state, given) => {
    const person = personOf(state, given.who)
    if (person.isGone && !state.isGoneLetIn) return { code: 'UNAUTHORIZED' }
    const id = `predicted ${state.requests.length + 1}`
    const days = daysOf(state, given)
    const code = refusalOf(state, given, days, id)
    if (code !== '') return { code }
    state.requests.push({
      id,
      number: Math.max(0, ...state.requests.map(one => one.number)) + 1,
      employeeId: person.id,
      typeId: typeOfCode(state, given.code).id,
      status: 'PENDING',
      history: 1,
      halfDays: days.filter(day => day.counted).length,
      days,
      steps: newSteps(state, given.who),
      purpose: 'NEW',
      originalId: null,
      since: [],
    })
    return done
  },
  call: async (world, given) => {
    const token = await tokenOf(world, given.who)
    return { code: (await call(world.server, token, requestLeave, inputOf(world, given))).code }
  },
}

/** Mostly a request that was seen with this status, moved to days near its own. */
export const editOf = (status: string) =>
  fc.record({
    draft,
    which: fc.nat({ max: 4 }),
    status: fc.option(fc.constant(status), { freq: 4, nil: undefined }),
    near: fc.option(fc.integer({ min: -3, max: 3 }), { freq: 2, nil: undefined }),
  })
export type Edited = ReturnType<typeof editOf> extends fc.Arbitrary<infer E> ? E : never

export function seenOf({ seen: { requests } }: State, { which, status }: Edited) {
  const fitting = requests.filter(one => one.status === status)
  const chosen = fitting.length > 0 ? fitting : requests
  return chosen.at(-1 - (which % Math.max(1, chosen.length)))
}

/** The draft with which the owner edits: nobody edits for others. */
export function ownDraft(state: State, given: Edited): Draft | undefined {
  const own = state.requests.find(one => one.id === seenOf(state, given)?.id)
  const who = requesters.find(name => personOf(state, name).id === own?.employeeId)
  const first = own?.days[0]?.date
  const near = first !== undefined && given.near !== undefined && daysFrom(state.today, first) + given.near
  return (
    who && { ...given.draft, ...(near !== false && { first: { since: 'today' as const, days: near } }), who }
  )
}

/** R7: other dates or another type restart the approval. */
export const edit: Verb<Edited> = {
  args: editOf('PENDING'),
  say: (given, state) => {
    const own = state.requests.find(one => one.id === seenOf(state, given)?.id)
    return `${own?.number ?? '(nothing there)'} is edited: ${text(state, ownDraft(state, given) ?? given.draft)}`
  },
  model: (state, given) => {
    const own = state.requests.find(one => one.id === seenOf(state, given)?.id)
    const wanted = ownDraft(state, given)
    if (!own || !wanted) return undefined
    if (personOf(state, wanted.who).isGone && !state.isGoneLetIn) return { code: 'UNAUTHORIZED' }
    if (own.status !== 'PENDING') return { code: 'ALREADY_DECIDED' }
    if (own.purpose !== 'NEW') return { code: 'FORBIDDEN' }
    if (own.since.includes('APPROVED')) return { code: 'ALREADY_DECIDED' }
    if (own.since.includes('EDITED')) return { code: 'STALE' }
    const days = daysOf(state, wanted)
    const isSame =
      typeOfCode(state, wanted.code).id === own.typeId && keysOf(days).join() === keysOf(own.days).join()
    const code = isSame ? '' : refusalOf(state, wanted, days, own.id, own)
    if (code !== '') return { code }
    own.since.push('EDITED')
    if (isSame) return done
    own.typeId = typeOfCode(state, wanted.code).id
    own.days = days
    own.halfDays = days.filter(day => day.counted).length
    own.steps = newSteps(state, wanted.who)
    return done
  },
  call: async (world, given) => {
    const seen = seenOf(world.state, given)
    const wanted = ownDraft(world.state, given)
    if (!seen || !wanted) throw new Error('Nothing to edit')
    const input = { ...inputOf(world, wanted), id: seen.id, seenHistory: seen.history }
    return { code: (await call(world.server, await tokenOf(world, wanted.who), editLeave, input)).code }
  },
}

export const keysOf = (days: readonly Day[]) => days.map(({ date, half }) => `${date} ${half}`)
