// Who works in which shift on a date, computed by the model independently (A1, P8).
import type { ShiftItem, Since, State } from './state.ts'

export const lastSince = <T>(all: readonly Since<T>[], date: string): Since<T> | undefined =>
  all.findLast(({ from }) => from <= date)

/** From a date until the next planned change. */
export const changedFrom = <T>(all: readonly Since<T>[], change: Since<T>): Since<T>[] => [
  ...all.filter(({ from }) => from < change.from),
  change,
  ...all.filter(({ from }) => from > change.from),
]

/** A day with any work counts as two half days (L7). */
export function works({ people, shifts }: State, employeeId: number, date: string): boolean {
  const person = people.find(({ id }) => id === employeeId)
  const own = lastSince(person?.shifts ?? [], date)?.shiftId ?? null
  const shift = shifts.find(one => (own === null ? one.isDefault : one.id === own))
  const weekday = new Date(date).getUTCDay()
  return (shift?.items ?? []).some(item => item.day === weekday && isOn(item, date))
}

const isOn = ({ from, to }: ShiftItem, date: string) => from <= date && (to === null || date <= to)
