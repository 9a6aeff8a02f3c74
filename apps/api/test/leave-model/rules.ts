// The rules of leave once more, as simply as they can be said: they share nothing with the product but the spec.
import { isWeekend, plusDays, yearOf } from './days.ts'
import { left, own, total } from './state.ts'
import type { Day, Holiday, Lot, Person, Request, State, Type } from './state.ts'

export const isOn = ({ from, to, yearly }: Holiday, date: string): boolean =>
  yearly
    ? date >= from && date.slice(5) >= from.slice(5) && date.slice(5) <= to.slice(5)
    : from <= date && date <= to

/** L7: the office works Monday to Friday, all day. */
export const counts = (state: State, type: Type, date: string): boolean =>
  type.calendarDays || (!isWeekend(date) && !state.holidays.some(holiday => isOn(holiday, date)))

type Whose = { readonly employeeId: number; readonly typeId: string }
const lotsOf = (state: State, { employeeId, typeId }: Whose): Lot[] =>
  state.lots.filter(lot => lot.employeeId === employeeId && lot.typeId === typeId)

const spendingOrder = (one: Lot, other: Lot) =>
  one.to.localeCompare(other.to) || other.from.localeCompare(one.from) || (one.id < other.id ? -1 : 1)

/** L5, L9: each date takes a half day from the lot that ends first among those valid; all of them or none. */
export function takeFromLots(
  state: State,
  whose: Whose,
  dates: readonly string[],
  as: { readonly kind: string; readonly requestId: string | null },
): boolean {
  const before = state.entries.length
  const lots = lotsOf(state, whose).sort(spendingOrder)
  for (const date of dates) {
    const lot = lots.find(one => one.from <= date && date <= one.to && left(state, one) > 0)
    if (!lot) {
      state.entries.length = before
      return false
    }
    state.entries.push({ lotId: lot.id, halfDays: -1, date, reason: '', ...as })
  }
  return true
}

/** L4: what a request took for these dates comes back to where it was taken from. */
export function giveBack(
  state: State,
  { id }: Request,
  isMeant: (date: string) => boolean = () => true,
): void {
  const taken = Map.groupBy(own(state, id), ({ lotId, date }) => `${lotId} ${date}`)
  for (const entries of taken.values()) {
    const [first] = entries
    if (first && isMeant(first.date) && total(entries) < 0)
      state.entries.push({ ...first, kind: 'RELEASE', halfDays: 0 - total(entries) })
  }
}

/** R5, R6: nobody is asked any more, and nothing is held. */
export function end(state: State, request: Request, status: 'REJECTED' | 'CANCELLED'): void {
  request.status = status
  setLive(request, () => false)
  for (const step of request.steps) if (step.status === 'PENDING') step.status = 'CANCELLED'
  giveBack(state, request)
  const changes = state.requests.filter(one => one.originalId === request.id && one.status === 'PENDING')
  for (const change of changes) end(state, change, 'CANCELLED')
}

/** L10 */
export function recount(state: State, isTouched: (date: string) => boolean, takeDays: boolean): void {
  for (const request of state.requests.filter(isEffective)) {
    const type = typeOf(state, request)
    const touched = request.days.filter(({ date }) => isTouched(date) && !type.calendarDays)
    const lost = touched.filter(day => day.counted && !counts(state, type, day.date))
    const gained = touched.filter(day => !day.counted && counts(state, type, day.date))
    const dates = gained.map(({ date }) => date)
    const isPaid = () =>
      !type.paid || takeFromLots(state, request, dates, { kind: 'USE', requestId: request.id })
    const taken = takeDays && isPaid() ? gained : []
    if (request.halfDays - lost.length + taken.length === 0) end(state, request, 'CANCELLED')
    else if (lost.length + taken.length > 0) {
      giveBack(state, request, date => lost.some(day => day.date === date))
      setCounted(lost, false)
      setCounted(taken, true)
      request.halfDays += taken.length - lost.length
      request.since.push('EDITED')
    }
  }
}

export const setLive = ({ days }: Request, isHeld: (day: Day) => boolean) => {
  for (const day of days) day.live = isHeld(day)
}

const setCounted = (days: readonly Day[], counted: boolean) => {
  for (const day of days) day.counted = counted
}

const isOpen = ({ status }: Pick<Request, 'status'>): boolean => status === 'PENDING' || status === 'APPROVED'

/** R6: asking to cancel or to change leave is no leave; a change is, once it is approved. */
export const isEffective = ({ status, purpose }: Request): boolean =>
  purpose === 'NEW' ? isOpen({ status }) : purpose === 'AMENDMENT' && status === 'APPROVED'

export function typeOf(state: State, { typeId }: { readonly typeId: string }): Type {
  const type = state.types.find(one => one.id === typeId)
  if (!type) throw new Error(`No type ${typeId}`)
  return type
}

/** L3: the months on whose 15th somebody is employed. */
function grantOf(type: Type, year: number, { startedOn, endedOn }: Person): number {
  const middles = Array.from({ length: 12 }, (_, month) => `${year}-${String(month + 1).padStart(2, '0')}-15`)
  const served = middles.filter(date => startedOn <= date && (endedOn === null || date <= endedOn)).length
  return Math.floor((type.amount * 2 * served) / 12)
}

let made = 0
const newLot = (state: State, lot: Omit<Lot, 'id'>) => {
  made += 1
  state.lots.push({ id: `predicted ${made}`, ...lot })
}

/** L3, L6: this year's, and from October on the next one's, for whoever has none yet. */
export function grantDueYears(state: State, people: readonly Person[]): void {
  const year = yearOf(state.today)
  for (const person of people.filter(one => !one.isGone))
    for (const due of state.today.slice(5, 7) >= '10' ? [year, year + 1] : [year])
      for (const type of state.types.filter(one => one.paid && one.gender !== 'male')) {
        const whose = { employeeId: person.id, typeId: type.id }
        const isGranted = lotsOf(state, whose).some(lot => lot.kind === 'GRANT' && lot.source === `${due}`)
        const granted = grantOf(type, due, person)
        const dates = { from: [person.startedOn, `${due}-01-01`].sort()[1] ?? '', to: `${due}-12-31` }
        if (!isGranted && granted > 0 && dates.from <= dates.to)
          newLot(state, { ...whose, kind: 'GRANT', source: `${due}`, granted, ...dates })
      }
}

/** L1, L6: oldest year first; what ends with its year is carried as far as there is room, the rest is gone. */
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
  const year = Math.min(...ended.map(lot => yearOf(lot.to))) + 1
  const from = `${year}-01-01`
  const before = lotsOf(state, whose).filter(lot => lot.kind === 'CARRY_OVER' && lot.from === from)
  const hasLeft = person.endedOn !== null && person.endedOn < from
  let room = hasLeft ? 0 : Math.max(0, type.carryOver * 2 - before.reduce((sum, lot) => sum + lot.granted, 0))
  let carried = 0
  for (const lot of ended.filter(one => yearOf(one.to) + 1 === year)) {
    const halfDays = left(state, lot)
    const out = lot.to === `${year - 1}-12-31` ? Math.min(room, halfDays) : 0
    const entry = { lotId: lot.id, requestId: null, reason: '' }
    state.entries.push({ ...entry, kind: 'CARRY_OUT', halfDays: 0 - out, date: from })
    state.entries.push({ ...entry, kind: 'EXPIRY', halfDays: out - halfDays, date: plusDays(lot.to, 1) })
    room -= out
    carried += out
  }
  const last = type.expiresAfter === 0 ? `${year}-12-31` : plusDays(from, type.expiresAfter - 1)
  if (carried > 0)
    newLot(state, { ...whose, kind: 'CARRY_OVER', source: '', granted: carried, from, to: last })
  return true
}

const endOfEmployment = 'END_OF_EMPLOYMENT'

/** L3: yearly grants that nobody settled yet become what the months served are worth, but never less than was used. */
export function followEmployment(state: State, person: Person): void {
  for (const lot of state.lots.filter(one => one.employeeId === person.id && one.kind === 'GRANT')) {
    const entries = state.entries.filter(entry => entry.lotId === lot.id)
    if (entries.some(({ kind, halfDays }) => (kind === 'EXPIRY' || kind === 'CARRY_OUT') && halfDays !== 0))
      continue
    const followed = total(entries.filter(({ reason }) => reason === endOfEmployment))
    const due = grantOf(typeOf(state, lot), Number(lot.source), person)
    const halfDays = Math.max(due - lot.granted - followed, 0 - left(state, lot))
    const date = person.endedOn ?? lot.from
    state.entries.push({
      lotId: lot.id,
      kind: 'ADJUSTMENT',
      halfDays,
      date,
      requestId: null,
      reason: endOfEmployment,
    })
  }
}
