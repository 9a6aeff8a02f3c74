// Shifts that are assigned, changed or made the default, and the recount of leave (A1, P8, L10).
import fc from 'fast-check'
import { setDefaultWorkShift, updateWorkShift } from '@hr/contract/work-shift.ts'
import { setEmployeeShift } from '@hr/contract/shift-holder.ts'
import { call } from '#test/call.ts'
import { plusDays } from './days.ts'
import { dateOf, requesters, someDay } from './request-verbs.ts'
import { recount } from './rules.ts'
import { changedFrom, works } from './shifts.ts'
import type { Person, Shift, ShiftItem, State } from './state.ts'
import { personOf, tokenOf } from './verb.ts'
import type { Answer, Verb } from './verb.ts'

const done: Answer = { code: '' }

const week = (days: readonly number[], timeIn: string, timeOut: string) =>
  days.map(day => ({ day, timeIn, timeOut, startDate: '2025-01-01', expireDate: null }))
const weeks = {
  office: week([1, 2, 3, 4, 5], '08:30', '17:30'),
  shop: week([2, 3, 4, 5, 6], '08:30', '17:30'),
  mornings: week([1, 2, 3, 4, 5], '08:00', '12:00'),
  nights: week([0, 1, 2, 3, 4], '22:00', '06:00'),
  'four days': week([1, 2, 3, 4], '08:30', '17:30'),
  'a short Saturday': [...week([1, 2, 3, 4, 5], '08:00', '16:00'), ...week([6], '13:00', '17:00')],
} as const

const shared = { nameLo: '', amEnd: '12:00', pmStart: '13:00' }
export const otherShifts = [
  { ...shared, name: 'Shop', items: weeks.shop },
  { ...shared, name: 'Mornings', items: weeks.mornings },
]

/** Changes shifts, and recounts leave where somebody's work changes. */
function changing(state: State, from: string, takeDays: boolean, change: () => void): void {
  const before = structuredClone(state)
  change()
  recount(state, (date, id) => date >= from && works(before, id, date) !== works(state, id, date), takeDays)
}

const which = fc.nat({ max: 9 })
const chosen = ({ seen: { shifts } }: State, index: number): Shift | undefined =>
  shifts[index % Math.max(1, shifts.length)]

const gift = fc.record({ who: fc.constantFrom(...requesters), which, date: someDay, takeDays: fc.boolean() })
type Gift = typeof gift extends fc.Arbitrary<infer G> ? G : never

export const giveShift: Verb<Gift> = {
  args: gift,
  say: ({ who, date, takeDays, ...given }, state) =>
    `${who} works in ${chosen(state, given.which)?.name} from ${dateOf(state, date)} on${takeDays ? ', days are taken' : ''}`,
  model: (state, { who, date, takeDays, ...given }) => {
    const shiftId = chosen(state, given.which)?.id
    if (shiftId === undefined) return undefined
    const person = personOf(state, who)
    const from = dateOf(state, date)
    if (from < person.startedOn) return { code: 'BEFORE_EMPLOYMENT' }
    if (person.endedOn !== null && from > person.endedOn) return { code: 'AFTER_EMPLOYMENT' }
    changing(state, from, takeDays, () => {
      person.shifts = withoutRepeats(changedFrom(person.shifts, { from, shiftId }))
    })
    return done
  },
  call: async (world, { who, date, takeDays, ...given }) => {
    const workShiftId = chosen(world.state, given.which)?.id ?? ''
    const id = personOf(world.state, who).id
    const input = { id, workShiftId, from: dateOf(world.state, date), takeDays }
    return { code: (await call(world.server, await tokenOf(world, 'hr'), setEmployeeShift, input)).code }
  },
}

const withoutRepeats = (shifts: Person['shifts']): Person['shifts'] =>
  shifts.filter(({ shiftId }, index) => index === 0 || shifts[index - 1]?.shiftId !== shiftId)

const names = ['office', 'shop', 'mornings', 'nights', 'four days', 'a short Saturday'] as const
const newWeek = fc.record({
  which,
  week: fc.constantFrom(...names),
  date: someDay,
  takeDays: fc.boolean(),
})
type NewWeek = typeof newWeek extends fc.Arbitrary<infer W> ? W : never

export const changeShift: Verb<NewWeek> = {
  args: newWeek,
  say: (given, state) =>
    `${chosen(state, given.which)?.name} is ${given.week} from ${dateOf(state, given.date)} on${given.takeDays ? ', days are taken' : ''}`,
  model: (state, given) => {
    const seen = chosen(state, given.which)
    const shift = state.shifts.find(({ id }) => id === seen?.id)
    if (!seen || !shift) return undefined
    if (seen.version !== shift.version) return { code: 'STALE' }
    const from = dateOf(state, given.date)
    changing(state, from, given.takeDays, () => {
      const last = plusDays(from, -1)
      const ended = shift.items
        .filter(item => item.from < from)
        .map(item => ({ ...item, to: item.to === null || item.to > last ? last : item.to }))
      const begun = weeks[given.week].map(({ day, timeIn, timeOut }): ShiftItem => ({
        day,
        timeIn,
        timeOut,
        from,
        to: null,
      }))
      shift.items = [...ended, ...begun]
    })
    shift.version += 1
    return done
  },
  call: async (world, given) => {
    const { id = '', name = '', code, version = 0 } = chosen(world.state, given.which) ?? {}
    const items = weeks[given.week].map(({ day, timeIn, timeOut }) => ({ day, timeIn, timeOut }))
    const from = dateOf(world.state, given.date)
    const input = { id, name, code, version, items, from, takeDays: given.takeDays }
    return { code: (await call(world.server, await tokenOf(world, 'hr'), updateWorkShift, input)).code }
  },
}

const newDefault = fc.record({ which, takeDays: fc.boolean() })
type NewDefault = typeof newDefault extends fc.Arbitrary<infer D> ? D : never

export const makeDefault: Verb<NewDefault> = {
  args: newDefault,
  say: ({ takeDays, ...given }, state) =>
    `${chosen(state, given.which)?.name} is the default${takeDays ? ', days are taken' : ''}`,
  model: (state, { takeDays, ...given }) => {
    const id = chosen(state, given.which)?.id
    const old = state.shifts.find(({ isDefault }) => isDefault)
    if (id === undefined || !old) return undefined
    if (id === old.id) return done
    changing(state, state.today, takeDays, () => {
      for (const person of state.people) person.shifts = keptUntil(person.shifts, old.id, state.today)
      for (const shift of state.shifts) shift.isDefault = shift.id === id
    })
    return done
  },
  call: async (world, { takeDays, ...given }) => {
    const input = { id: chosen(world.state, given.which)?.id ?? '', takeDays }
    return { code: (await call(world.server, await tokenOf(world, 'hr'), setDefaultWorkShift, input)).code }
  },
}

/** People with the default keep the old one for earlier days and have the new one from that day. */
const keptUntil = (shifts: Person['shifts'], shiftId: string, day: string): Person['shifts'] =>
  shifts.flatMap((one, index) => {
    if (one.shiftId !== null || one.from >= day) return [one]
    const next = shifts[index + 1]?.from
    const goesOn = next === undefined || next > day
    return [{ from: one.from, shiftId }, ...(goesOn ? [{ from: day, shiftId: null }] : [])]
  })
