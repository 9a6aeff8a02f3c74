// Changes around leave: days pass, holidays change, employments end and continue (L3, L10, N2, P8).
import fc from 'fast-check'
import { endEmployment, reinstateEmployee } from '@hr/contract/end-employment.ts'
import { createHoliday, deleteHoliday } from '@hr/contract/holiday.ts'
import { call } from '#test/call.ts'
import { runJob } from '#test/run-jobs.ts'
import { plusDays } from './days.ts'
import { dateOf, someDay } from './request-verbs.ts'
import { adjustGrantsToEmployment, grantDueYears } from './grants.ts'
import { reassign } from './manager-verbs.ts'
import { end, isEffective, isOn, recount } from './rules.ts'
import type { Holiday, State } from './state.ts'
import { personOf, tokenOf } from './verb.ts'
import type { Answer, Verb } from './verb.ts'

const done: Answer = { code: '' }

export const passDays: Verb<number> = {
  args: fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 30, max: 200 })),
  say: days => `${days} days pass`,
  model: (state, days) => {
    state.today = plusDays(state.today, days)
    return done
  },
  call: async (world, days) => {
    world.server.setNow(`${plusDays(world.state.today, days)}T02:00:00Z`)
    world.tokens.clear()
    return done
  },
}

const newHoliday = fc.record({ first: someDay, length: fc.integer({ min: 0, max: 2 }), yearly: fc.boolean() })
type NewHoliday = typeof newHoliday extends fc.Arbitrary<infer H> ? H : never

function holidayOf(state: State, { first, length, yearly }: NewHoliday) {
  const from = dateOf(state, first)
  const to = plusDays(from, length)
  // The model's yearly holidays stay within one year and avoid 29 February.
  const isPlain = from.slice(0, 4) === to.slice(0, 4) && (from.slice(5) > '02-29' || to.slice(5) < '02-28')
  return { from, to, yearly: yearly && isPlain }
}

export const addHoliday: Verb<NewHoliday> = {
  args: newHoliday,
  say: (given, state) => {
    const { from, to, yearly } = holidayOf(state, given)
    return `holiday from ${from} to ${to}${yearly ? ', every year' : ''}`
  },
  model: (state, given) => {
    const holiday: Holiday = { id: 'predicted', ...holidayOf(state, given) }
    state.holidays.push(holiday)
    recount(state, date => isOn(holiday, date), false)
    return done
  },
  call: async (world, given) => {
    const input = { ...holidayOf(world.state, given), name: 'Festival' }
    return { code: (await call(world.server, await tokenOf(world, 'hr'), createHoliday, input)).code }
  },
}

const removal = fc.record({ which: fc.nat({ max: 9 }), takeDays: fc.boolean() })
type Removal = typeof removal extends fc.Arbitrary<infer R> ? R : never
const chosenId = ({ seen }: State, { which }: Removal): string | undefined =>
  seen.holidays[which % Math.max(1, seen.holidays.length)]
const chosen = (state: State, given: Removal): Holiday | undefined =>
  state.holidays.find(({ id }) => id === chosenId(state, given))

export const removeHoliday: Verb<Removal> = {
  args: removal,
  say: (given, state) =>
    `the holiday from ${chosen(state, given)?.from ?? '(none)'} is taken away${given.takeDays ? ', days are taken' : ''}`,
  model: (state, given) => {
    const holiday = chosen(state, given)
    if (!holiday) return chosenId(state, given) === undefined ? undefined : { code: 'NOT_FOUND' }
    state.holidays = state.holidays.filter(one => one.id !== holiday.id)
    recount(state, date => isOn(holiday, date), given.takeDays)
    return done
  },
  call: async (world, given) => {
    const input = { id: chosenId(world.state, given) ?? '', takeDays: given.takeDays }
    return { code: (await call(world.server, await tokenOf(world, 'hr'), deleteHoliday, input)).code }
  },
}

const leavers = fc.constantFrom('employee' as const, 'colleague' as const)
const leaver = fc.record({ who: leavers, date: someDay })
type Leaver = typeof leaver extends fc.Arbitrary<infer L> ? L : never

export const endOfEmployment: Verb<Leaver> = {
  args: leaver,
  say: ({ who, date }, state) => `${who} leaves on ${dateOf(state, date)}`,
  model: (state, { who, ...given }) => {
    const person = personOf(state, who)
    const date = dateOf(state, given.date)
    if (person.isGone) return { code: 'ALREADY_ENDED' }
    if (date < person.startedOn) return { code: 'BEFORE_EMPLOYMENT' }
    person.endedOn = date
    person.managers = person.managers.filter(({ from }) => from <= date)
    person.isGone = date <= state.today
    for (const request of state.requests.filter(one => one.employeeId === person.id)) {
      const original = state.requests.find(one => one.id === request.originalId)
      const shown = request.purpose === 'CANCELLATION' ? (original ?? request) : request
      const dates = shown.days.map(day => day.date)
      const isPendingBeyond = request.status === 'PENDING' && dates.some(day => day > date)
      const isApprovedAfter =
        request.status === 'APPROVED' && isEffective(request) && dates.every(day => day > date)
      if (isPendingBeyond || isApprovedAfter) end(state, request, 'CANCELLED')
    }
    adjustGrantsToEmployment(state, person)
    return done
  },
  call: async (world, { who, date }) => {
    const { id } = personOf(world.state, who)
    const token = await tokenOf(world, 'admin')
    const input = { id, date: dateOf(world.state, date), reason: 'Resigned' }
    const { code } = await call(world.server, token, endEmployment, input)
    world.tokens.clear()
    return { code }
  },
}

const return_ = fc.record({ who: leavers, from: fc.option(someDay, { nil: undefined }) })
type Return = typeof return_ extends fc.Arbitrary<infer R> ? R : never

export const reinstatement: Verb<Return> = {
  args: return_,
  say: ({ who, from }, state) => `${who} is employed again${from ? ` from ${dateOf(state, from)}` : ''}`,
  model: (state, { who, ...given }) => {
    const person = personOf(state, who)
    if (person.endedOn === null) return { code: 'NOT_ENDED' }
    if (person.isGone) {
      const next = plusDays(person.endedOn, 1)
      const from = given.from ? dateOf(state, given.from) : [state.today, next].sort()[1]
      if (from === undefined || from < next) return { code: 'BEFORE_EMPLOYMENT' }
      if (from > next) person.startedOn = from
    }
    person.endedOn = null
    person.isGone = false
    adjustGrantsToEmployment(state, person)
    grantDueYears(state, [person], state.types)
    return done
  },
  call: async (world, { who, from }) => {
    const { id } = personOf(world.state, who)
    const token = await tokenOf(world, 'admin')
    const input = { id, ...(from && { from: dateOf(world.state, from) }) }
    const { code } = await call(world.server, token, reinstateEmployee, input)
    world.tokens.clear()
    return { code }
  },
}

export const dayJob: Verb<null> = {
  args: fc.constant(null),
  say: () => 'whose last day is past is gone, and new managers lead',
  model: state => {
    for (const person of state.people)
      person.isGone ||= person.endedOn !== null && person.endedOn < state.today
    reassign(state, state.people)
    return done
  },
  call: async world => {
    await runJob(world.server, 'employee.day')
    world.tokens.clear()
    return done
  },
}
