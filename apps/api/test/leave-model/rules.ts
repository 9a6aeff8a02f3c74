// The rules of leave written again, as simple as possible: they share nothing with the product but the spec.
import { works } from './shifts.ts'
import { left, own, total } from './state.ts'
import type { Day, Entry, Holiday, Lot, Request, State, Type } from './state.ts'

export const isOn = ({ from, to, yearly }: Holiday, date: string): boolean =>
  yearly
    ? date >= from && date.slice(5) >= from.slice(5) && date.slice(5) <= to.slice(5)
    : from <= date && date <= to

export type Whose = { readonly employeeId: number; readonly typeId: string }

/** L7: whether a half day counts as leave. */
export const counts = (state: State, whose: Whose, day: Pick<Day, 'date' | 'half'>): boolean =>
  typeOf(state, whose).calendarDays ||
  (works(state, whose.employeeId, day.date) && !state.holidays.some(holiday => isOn(holiday, day.date)))

export const lotsOf = (state: State, { employeeId, typeId }: Whose): Lot[] =>
  state.lots.filter(lot => lot.employeeId === employeeId && lot.typeId === typeId)

const spendingOrder = (one: Lot, other: Lot) =>
  one.to.localeCompare(other.to) || other.from.localeCompare(one.from) || (one.id < other.id ? -1 : 1)

/** L5, L9: each date takes a half day from the valid lot that ends first; all of them or none. */
export function takeFromLots(
  state: State,
  whose: Whose,
  dates: readonly string[],
  as: Pick<Entry, 'kind' | 'requestId' | 'adjustmentId'>,
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

/** L4: returns what a request took to the lots it came from. */
export function giveBack(state: State, { id }: Request): void {
  const taken = Map.groupBy(own(state, id), ({ lotId, date }) => `${lotId} ${date}`)
  for (const entries of taken.values()) {
    const [first] = entries
    if (first && total(entries) < 0)
      state.entries.push({ ...first, kind: 'RELEASE', halfDays: 0 - total(entries) })
  }
}

/** L10: returns one half day of the date to the lot that ends last among those that pay for it. */
function giveBackHalf(state: State, request: Request, date: string): void {
  const taken = own(state, request.id).filter(entry => entry.date === date)
  const lot = lotsOf(state, request)
    .sort(spendingOrder)
    .findLast(({ id }) => total(taken.filter(({ lotId }) => lotId === id)) < 0)
  if (lot)
    state.entries.push({
      lotId: lot.id,
      kind: 'RELEASE',
      halfDays: 1,
      date,
      requestId: request.id,
      reason: '',
    })
}

/** R5, R6: no step is open and no day is held. */
export function end(state: State, request: Request, status: 'REJECTED' | 'CANCELLED'): void {
  request.status = status
  setLive(request, () => false)
  for (const step of request.steps) if (step.status === 'PENDING') step.status = 'CANCELLED'
  giveBack(state, request)
  const changes = state.requests.filter(one => one.originalId === request.id && one.status === 'PENDING')
  for (const change of changes) end(state, change, 'CANCELLED')
}

/** L10: counts the days of leave again. */
export function recount(
  state: State,
  isTouched: (date: string, employeeId: number) => boolean,
  takeDays: boolean,
): void {
  for (const request of state.requests.filter(isEffective)) {
    const type = typeOf(state, request)
    const touched = request.days.filter(
      ({ date }) => isTouched(date, request.employeeId) && !type.calendarDays,
    )
    const lost = touched.filter(day => day.counted && !counts(state, request, day))
    const gained = touched.filter(day => !day.counted && counts(state, request, day))
    const dates = gained.map(({ date }) => date)
    // Returned days can pay for taken ones.
    for (const day of lost) giveBackHalf(state, request, day.date)
    const isPaid = () =>
      !type.paid || takeFromLots(state, request, dates, { kind: 'USE', requestId: request.id })
    const taken = takeDays && isPaid() ? gained : []
    if (request.halfDays - lost.length + taken.length === 0) end(state, request, 'CANCELLED')
    else if (lost.length + taken.length > 0) {
      setCounted(lost, false)
      setCounted(taken, true)
      request.halfDays += taken.length - lost.length
      request.since.push('EDITED')
      // A cancel request has as many days as the leave it cancels.
      for (const asked of state.requests)
        if (asked.originalId === request.id && asked.purpose === 'CANCELLATION' && asked.status === 'PENDING')
          asked.halfDays = request.halfDays
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

/** R6: a request to cancel or change leave is not leave itself; a change becomes leave when it is approved. */
export const isEffective = ({ status, purpose }: Request): boolean =>
  purpose === 'NEW' ? isOpen({ status }) : purpose === 'AMENDMENT' && status === 'APPROVED'

export function typeOf(state: State, { typeId }: { readonly typeId: string }): Type {
  const type = state.types.find(one => one.id === typeId)
  if (!type) throw new Error(`No type ${typeId}`)
  return type
}
