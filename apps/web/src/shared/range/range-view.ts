// The dates of a page of attendance or overtime (spec 9): a filter of the spec, moved back and forth by its own length.
import { localDate } from '@hr/contract/field.ts'
import { attendancePeriod } from '@hr/domain/calendar/attendance-period.ts'
import { dateFilter, dateFilters } from '@hr/domain/calendar/date-filter.ts'
import type { DateFilter, DateRange } from '@hr/domain/calendar/date-filter.ts'
import { addDays, addMonths, startOfMonth } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import * as z from 'zod/mini'

const date = z.optional(localDate())

export const rangeFields = {
  range: z.optional(z.enum(dateFilters)),
  /** The filter relative to this day instead of today. */
  at: date,
}
export type RangeView = { readonly range?: DateFilter | undefined; readonly at?: LocalDate | undefined }

const usualRange = 'thisMonth'
const byDays: { readonly [Filter in DateFilter]?: number } = { today: 1, thisWeek: 7, lastWeek: 7 }

/** The filter that shows a date itself: the last week of a date is the one before it. */
export const holding = (filter: DateFilter): DateFilter =>
  filter === 'lastWeek' ? 'thisWeek' : filter === 'lastMonth' ? 'thisMonth' : filter

export type ShownRange = DateRange & {
  readonly filter: DateFilter
  /** A day in the previous and in the next range; undefined if that range is in the future. */
  readonly earlier: LocalDate
  readonly later: LocalDate | undefined
}

export function visibleRange(
  { range: chosen, at }: RangeView,
  today: LocalDate,
  usual: DateFilter = usualRange,
): ShownRange {
  const range = chosen ?? usual
  // After the 20th of today's month, `monthly` is the period that was last to be checked; a chosen date is in its own.
  const anchor = at === undefined ? today : range === 'monthly' ? attendancePeriod(at).to : at
  const shown = dateFilter(range, anchor)
  const days = byDays[range]
  const moved = (steps: number) =>
    days === undefined
      ? addMonths(startOfMonth(anchor), steps * (range === 'thisYear' ? 12 : 1))
      : addDays(anchor, steps * days)
  return {
    ...shown,
    filter: range,
    earlier: moved(-1),
    later: shown.to < today ? moved(1) : undefined,
  }
}
