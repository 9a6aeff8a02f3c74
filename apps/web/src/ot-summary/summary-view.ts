// The search parameters of the overtime summary, and the server input for them.
import { otRecordScopes } from '@hr/contract/ot-record.ts'
import type { OtRecordScope } from '@hr/contract/ot-record.ts'
import { otSummarySorts } from '@hr/contract/ot-summary.ts'
import type { DateRange } from '@hr/domain/calendar/date-filter.ts'
import * as z from 'zod/mini'
import { rangeFields } from '#web/shared/range/range-view.ts'
import { searchText } from '#web/shared/view-state.ts'

export const summaryViewShape = z.object({
  ...rangeFields,
  scope: z.optional(z.enum(otRecordScopes)),
  search: searchText(),
  unit: z.optional(z.uuid()),
  sort: z.optional(z.enum(otSummarySorts)),
  charts: z.optional(z.literal('1')),
})
export type SummaryView = z.output<typeof summaryViewShape>

export const noFilters = { search: '', unit: undefined } satisfies Partial<SummaryView>

/** Unset filters are omitted; one's own overtime has none. */
export const summaryInput = (
  scope: OtRecordScope,
  { from, to }: DateRange,
  { search, unit }: SummaryView,
) => ({
  scope,
  from,
  to,
  ...(scope !== 'mine' && { search, ...(unit !== undefined && { unitId: unit }) }),
})
export type SummaryInput = ReturnType<typeof summaryInput>
