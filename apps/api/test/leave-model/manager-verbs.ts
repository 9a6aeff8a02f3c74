// Line managers from a date, and where the open steps of their reports' requests go (P8, R9).
import fc from 'fast-check'
import { changeJob } from '@hr/contract/employee-job.ts'
import { call } from '#test/call.ts'
import { dateOf, managerOf, requesters, someDay } from './request-verbs.ts'
import { changedFrom } from './shifts.ts'
import type { Person, State } from './state.ts'
import { personOf, tokenOf } from './verb.ts'
import type { Answer, Verb } from './verb.ts'

const done: Answer = { code: '' }

const promotion = fc
  .record({
    who: fc.constantFrom(...requesters),
    manager: fc.constantFrom('manager' as const, 'hr' as const, 'admin' as const),
    date: fc.oneof(someDay, fc.record({ since: fc.constant('today' as const), days: fc.constant(0) })),
  })
  .filter(({ who, manager }) => who !== manager)
type Promotion = typeof promotion extends fc.Arbitrary<infer P> ? P : never

export const newManager: Verb<Promotion> = {
  args: promotion,
  say: ({ who, manager, date }, state) => `${manager} leads ${who} from ${dateOf(state, date)} on`,
  model: (state, { who, manager, date }) => {
    const person = personOf(state, who)
    const from = dateOf(state, date)
    if (from < person.startedOn) return { code: 'BEFORE_EMPLOYMENT' }
    if (person.endedOn !== null && from > person.endedOn) return { code: 'AFTER_EMPLOYMENT' }
    person.managers = withoutRepeats(
      changedFrom(person.managers, { from, managerId: personOf(state, manager).id }),
    )
    if (from <= state.today) reassign(state, [person])
    return done
  },
  call: async (world, { who, manager, date }) => {
    const input = {
      id: personOf(world.state, who).id,
      from: dateOf(world.state, date),
      lineManagerId: personOf(world.state, manager).id,
    }
    return { code: (await call(world.server, await tokenOf(world, 'hr'), changeJob, input)).code }
  },
}

const withoutRepeats = (managers: Person['managers']): Person['managers'] =>
  managers.filter(({ managerId }, index) => managers[index - 1]?.managerId !== managerId)

/** R9: a step for the line manager goes to the current one. */
export function reassign(state: State, requesters: readonly Person[]): void {
  for (const request of state.requests.filter(({ status }) => status === 'PENDING'))
    for (const step of request.steps)
      if (
        step.status === 'PENDING' &&
        step.resolver === 'LINE_MANAGER' &&
        requesters.some(({ id }) => id === request.employeeId)
      )
        step.approverId = managerOf(state, request.employeeId)
}
