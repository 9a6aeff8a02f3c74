// Which hand-over to payroll a file of closed days is (A13): files of different figures never have one number.
import type { DateRange } from './date-filter.ts'

/** A closed period: how often it was closed, and the changes since it was closed first. Neither ever falls. */
export type HandOver = DateRange & { readonly closings: number; readonly differences: number }
export type HandOverNumber = { readonly number: number; readonly differences: number }

/** Of all closed periods that the dates touch; 1 = each was closed once. */
export function handOverNumber(range: DateRange, closed: readonly HandOver[]): HandOverNumber {
  const touched = closed.filter(({ from, to }) => from <= range.to && range.from <= to)
  return {
    number: touched.reduce((number, { closings }) => number + closings - 1, 1),
    differences: touched.reduce((sum, { differences }) => sum + differences, 0),
  }
}
