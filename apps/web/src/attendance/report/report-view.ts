// What the address holds of the attendance report, and the same as the server is asked for it.
import { reportSorts } from '@hr/contract/attendance-report.ts'
import type { ReportScope } from '@hr/contract/attendance-report.ts'
import type { DateRange } from '@hr/domain/calendar/date-filter.ts'
import * as z from 'zod/mini'
import { rangeFields } from '../range-view.ts'

export const reportViewShape = z.object({
  ...rangeFields,
  search: z._default(z.string(), ''),
  unit: z.optional(z.uuid()),
  position: z.optional(z.uuid()),
  sort: z.optional(z.enum(reportSorts)),
  /** Columns that are not shown, with commas between. */
  without: z.optional(z.string()),
  charts: z.optional(z.literal('1')),
  /** The drawer of periods; of which the differences are shown. */
  periods: z.optional(z.literal('1')),
  differences: z.optional(z.string()),
})
export type ReportView = z.output<typeof reportViewShape>

export const filterCount = ({ unit, position }: ReportView): number =>
  [unit, position].filter(value => value !== undefined).length

export const noFilters = { search: '', unit: undefined, position: undefined } satisfies Partial<ReportView>

/** Filters that are not set are left out. */
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
