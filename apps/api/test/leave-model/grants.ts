// Grants, how they change and what remains of them, as simple as possible (L1-L3, L6).
import { dueYears, firstDayOf, lastDayOf, monthly, plusDays, yearOf } from './days.ts'
import { lotsOf, takeFromLots, typeOf } from './rules.ts'
import { left, own, total } from './state.ts'
import type { Whose } from './rules.ts'
import type { Lot, Person, State, Type } from './state.ts'

export const amountOf = ({ amounts }: Type, year: number): number =>
  amounts.findLast(one => one.year <= year)?.amount ?? 0

/** L1: paid types, within their gender limit. */
export const isOpenTo = (type: Type, person: Person): boolean =>
  type.paid && (type.gender === null || type.gender === person.gender)

/** L3: the months with an employment on the 15th; some types grant all days, however short the employment. */
function grantOf(state: State, type: Type, year: number, { startedOn, endedOn }: Person): number {
  const served = monthly(state, year, '15').filter(
    date => startedOn <= date && (endedOn === null || date <= endedOn),
  )
  const isEmployed =
    startedOn <= lastDayOf(state, year) && (endedOn === null || endedOn >= firstDayOf(state, year))
  if (!type.proRata) return isEmployed ? amountOf(type, year) * 2 : 0
  return Math.floor((amountOf(type, year) * 2 * served.length) / 12)
}

let made = 0
const newLot = (state: State, lot: Omit<Lot, 'id'>) => {
  made += 1
  state.lots.push({ id: `predicted ${made}`, ...lot })
}

/** L3, L6: for people without a grant. */
export function grantDueYears(state: State, people: readonly Person[], types: readonly Type[]): void {
  for (const person of people.filter(one => !one.isGone))
    for (const due of dueYears(state, state.today))
      for (const type of types.filter(one => isOpenTo(one, person))) {
        const whose = { employeeId: person.id, typeId: type.id }
        const isGranted = lotsOf(state, whose).some(lot => lot.kind === 'GRANT' && lot.source === `${due}`)
        const granted = grantOf(state, type, due, person)
        const from = [person.startedOn, firstDayOf(state, due)].sort()[1] ?? ''
        const dates = { from, to: lastDayOf(state, due) }
        if (!isGranted && granted > 0 && dates.from <= dates.to)
          newLot(state, { ...whose, kind: 'GRANT', source: `${due}`, granted, ...dates })
      }
}

/** L1, L6: oldest year first; days that end with their year are carried over up to the limit, the rest expires. */
export function settle(state: State): void {
  for (const person of state.people)
    for (const type of state.types) {
      const whose = { employeeId: person.id, typeId: type.id }
      while (settleOldest(state, whose, person, type));
    }
}

function settleOldest(state: State, whose: Whose, person: Person, type: Type): boolean {
  const ended = lotsOf(state, whose).filter(lot => lot.to < state.today && left(state, lot) > 0)
  if (ended.length === 0) return false
  const year = Math.min(...ended.map(lot => yearOf(state, lot.to))) + 1
  const from = firstDayOf(state, year)
  if (payAgain(state, whose, firstDayOf(state, year - 1))) return true
  const before = lotsOf(state, whose).filter(lot => lot.kind === 'CARRY_OVER' && lot.from === from)
  const hasLeft = person.endedOn !== null && person.endedOn < from
  let room = hasLeft ? 0 : Math.max(0, type.carryOver * 2 - before.reduce((sum, lot) => sum + lot.granted, 0))
  let carried = 0
  for (const lot of ended.filter(one => yearOf(state, one.to) + 1 === year)) {
    const halfDays = left(state, lot)
    const out = lot.to === plusDays(from, -1) ? Math.min(room, halfDays) : 0
    const entry = { lotId: lot.id, requestId: null, reason: '' }
    state.entries.push({ ...entry, kind: 'CARRY_OUT', halfDays: 0 - out, date: from })
    state.entries.push({ ...entry, kind: 'EXPIRY', halfDays: out - halfDays, date: plusDays(lot.to, 1) })
    room -= out
    carried += out
  }
  const last = type.expiresAfter === 0 ? lastDayOf(state, year) : plusDays(from, type.expiresAfter - 1)
  if (carried > 0)
    newLot(state, { ...whose, kind: 'CARRY_OVER', source: '', granted: carried, from, to: last })
  payAgain(state, whose, from)
  return true
}

/** L5, L6: returns all days used from a date and takes them again, earlier dates first. False: nothing changed. */
function payAgain(state: State, whose: Whose, from: string): boolean {
  const lots = lotsOf(state, whose)
  const before = paidBy(state, lots)
  const held = state.requests
    .toSorted((one, other) => one.number - other.number)
    .flatMap(request => {
      const dates = Map.groupBy(
        own(state, request.id).filter(one => one.date >= from && lots.some(({ id }) => id === one.lotId)),
        ({ date }) => date,
      )
      return [...dates].map(([date, entries]) => ({
        requestId: request.id,
        date,
        halfDays: 0 - total(entries),
      }))
    })
    .filter(({ halfDays }) => halfDays > 0)
    .sort((one, other) => one.date.localeCompare(other.date))
  for (const lot of lots)
    for (const { requestId, date } of held) {
      const halfDays =
        0 - total(own(state, requestId).filter(one => one.lotId === lot.id && one.date === date))
      state.entries.push({ lotId: lot.id, kind: 'RELEASE', halfDays, date, requestId, reason: '' })
    }
  for (const { requestId, date, halfDays } of held)
    takeFromLots(state, whose, Array<string>(halfDays).fill(date), { kind: 'USE', requestId })
  return paidBy(state, lots) !== before
}

const paidBy = (state: State, lots: readonly Lot[]): string =>
  lots.map(lot => `${lot.id} ${left(state, lot)}`).join()

/** L3: unsettled yearly grants become what the months served are worth, but never less than was used. */
export function adjustGrantsToEmployment(state: State, person: Person): void {
  for (const lot of openGrants(state).filter(one => one.employeeId === person.id))
    regrant(state, lot, person, 'END_OF_EMPLOYMENT')
}

/** L3: likewise from a leave year on, if the type grants another amount or no longer includes a person. */
export function recomputeGrants(state: State, type: Type, fromYear: number): void {
  for (const lot of openGrants(state).filter(
    one => one.typeId === type.id && Number(one.source) >= fromYear,
  )) {
    const person = state.people.find(({ id }) => id === lot.employeeId)
    if (person) regrant(state, lot, person, 'AMOUNT_CHANGED')
  }
  grantDueYears(state, state.people, [type])
}

const openGrants = ({ lots, entries }: State): Lot[] =>
  lots.filter(
    lot =>
      lot.kind === 'GRANT' &&
      !entries.some(
        ({ lotId, kind, halfDays }) =>
          lotId === lot.id && (kind === 'EXPIRY' || kind === 'CARRY_OUT') && halfDays !== 0,
      ),
  )

const grantReasons = ['FIRST_DAY_CHANGED', 'END_OF_EMPLOYMENT', 'AMOUNT_CHANGED']

function regrant(state: State, lot: Lot, person: Person, reason: string): void {
  const changes = state.entries.filter(one => one.lotId === lot.id && grantReasons.includes(one.reason))
  const type = typeOf(state, lot)
  const due = isOpenTo(type, person) ? grantOf(state, type, Number(lot.source), person) : 0
  const halfDays = Math.max(due - lot.granted - total(changes), 0 - left(state, lot))
  const date = lot.from
  state.entries.push({ lotId: lot.id, kind: 'ADJUSTMENT', halfDays, date, requestId: null, reason })
}
