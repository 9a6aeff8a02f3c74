// The search parameters of the attendance report, and the server input for them.
import { reportSorts } from '@hr/contract/attendance-report.ts'
import type { ReportScope } from '@hr/contract/attendance-report.ts'
import type { DateRange } from '@hr/domain/calendar/date-filter.ts'
import * as z from 'zod/mini'
import { rangeFields } from '#web/shared/range/range-view.ts'
import { searchText } from '#web/shared/view-state.ts'

export const reportViewShape = z.object({
  ...rangeFields,
  search: searchText(),
  unit: z.optional(z.uuid()),
  position: z.optional(z.uuid()),
  sort: z.optional(z.enum(reportSorts)),
  /** Hidden columns, separated by commas. */
  without: z.optional(z.string()),
  charts: z.optional(z.literal('1')),
  /** Notifications of before link here to the page of periods, or to the differences of one. */
  periods: z.optional(z.literal('1')),
  differences: z.optional(z.string()),
})
export type ReportView = z.output<typeof reportViewShape>

export const noFilters = { search: '', unit: undefined, position: undefined } satisfies Partial<ReportView>

/** Unset filters are omitted. */
export const exportInput = ({ from, to }: DateRange, { search, unit, position }: ReportView) => ({
  from,
  to,
  search,
  ...(unit !== undefined && { unitId: unit }),
  ...(position !== undefined && { positionId: position }),
})

export const reportInput = (scope: ReportScope, range: DateRange, view: ReportView) => ({
  ...exportInput(range, view),
  scope,
})
