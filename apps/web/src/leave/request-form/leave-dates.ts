// The dates of the form: adjusts them after a choice, and derives the part of a single day.
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { Half } from '@hr/domain/leave/leave-days.ts'

export type Dates = {
  readonly from: LocalDate | null
  readonly to: LocalDate | null
  readonly fromHalf: Half
  readonly toHalf: Half
}
type PartOfDay = 'DAY' | 'AM' | 'PM'

/**
 * Makes the dates consistent after a choice: a first day without a last one, or after it, is the only day; a single day
 * from its afternoon to its noon becomes its afternoon.
 */
export function fittingDates(dates: Dates): Dates {
  const { from } = dates
  const to = from !== null && (dates.to === null || dates.to < from) ? from : dates.to
  const isOneDay = from !== null && from === to
  const toHalf = isOneDay && dates.fromHalf === 'PM' ? 'PM' : dates.toHalf
  return { ...dates, to, toHalf }
}

/** The part of a single day. */
export function partOfDay({ fromHalf, toHalf }: Pick<Dates, 'fromHalf' | 'toHalf'>): PartOfDay {
  if (fromHalf === 'PM') return 'PM'
  return toHalf === 'AM' ? 'AM' : 'DAY'
}

export const halvesOf: Readonly<Record<PartOfDay, Pick<Dates, 'fromHalf' | 'toHalf'>>> = {
  DAY: { fromHalf: 'AM', toHalf: 'PM' },
  AM: { fromHalf: 'AM', toHalf: 'AM' },
  PM: { fromHalf: 'PM', toHalf: 'PM' },
}
