// Invariants of the rows that hold after any sequence of steps (L3, L4, L7, L8).
import { expect } from 'vitest'
import { counts, isEffective, typeOf } from './rules.ts'
import { left, own, total } from './state.ts'
import type { Request, State } from './state.ts'

export function checkAlways(state: State): void {
  expect(state.lots.filter(lot => left(state, lot) < 0)).toEqual([])
  expect(twice(heldHalfDays(state))).toEqual([])
  expect(twice(state.lots.map(lot => [lot.employeeId, lot.typeId, lot.kind, lot.source].join(' ')))).toEqual(
    [],
  )
  for (const request of state.requests) checkRequest(state, request)
}

const heldHalfDays = (state: State): string[] =>
  state.requests.flatMap(({ employeeId, days }) =>
    days.filter(({ live }) => live).map(({ date, half }) => `${employeeId} ${date} ${half}`),
  )

const twice = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index)

function checkRequest(state: State, request: Request): void {
  const type = typeOf(state, request)
  const counted = request.days.filter(day => day.counted)
  const isPending = request.purpose === 'AMENDMENT' && request.status === 'PENDING'
  const held = heldByOriginal(state, request)
  const notHeld = request.days.filter(
    ({ live, date, half }) => live !== (isPending ? !held.has(`${date} ${half}`) : isEffective(request)),
  )
  expect(notHeld, `${request.number} holds its half days`).toEqual([])
  expect(request.halfDays).toBe(isEffective(request) ? counted.length : request.halfDays)
  if (isEffective(request)) expect(counted.filter(day => !counts(state, request, day))).toEqual([])
  const isPaid = isEffective(request) && type.paid
  for (const [date, entries] of Map.groupBy(own(state, request.id), entry => entry.date)) {
    const due = isPaid || isPending ? counted.filter(day => day.date === date).length : 0
    const paid = 0 - total(entries)
    // A change reserves only what its original leave does not hold.
    if (isPending) expect(paid, `${request.number} reserves for ${date}`).toBeLessThanOrEqual(due)
    else expect(paid, `${request.number} pays for ${date}`).toBe(due)
    for (const [lotId, taken] of Map.groupBy(entries, entry => entry.lotId)) {
      if (total(taken) === 0) continue
      const lot = state.lots.find(one => one.id === lotId)
      expect(lot && lot.from <= date && date <= lot.to, `a lot of ${date} pays for it`).toBe(true)
      expect([lot?.employeeId, lot?.typeId]).toEqual([request.employeeId, request.typeId])
    }
  }
  const paidDates = new Set(own(state, request.id).map(({ date }) => date))
  if (isPaid) expect(counted.filter(({ date }) => !paidDates.has(date))).toEqual([])
}

const heldByOriginal = ({ requests }: State, { originalId }: Request): Set<string> =>
  new Set(requests.find(one => one.id === originalId)?.days.map(({ date, half }) => `${date} ${half}`))
