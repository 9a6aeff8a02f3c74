// The search parameters of the list of days, and the server input for them.
import type { DayScope } from '@hr/contract/attendance.ts'
import { dayStatuses } from '@hr/domain/attendance/attendance-status.ts'
import type { DateRange } from '@hr/domain/calendar/date-filter.ts'
import * as z from 'zod/mini'
import { rangeFields } from '#web/shared/range/range-view.ts'
import { searchText } from '#web/shared/view-state.ts'

export const listViewShape = z.object({
  ...rangeFields,
  search: searchText(),
  status: z.optional(z.enum(dayStatuses)),
  unit: z.optional(z.uuid()),
  /** Hidden columns, separated by commas. */
  without: z.optional(z.string()),
})
export type ListView = z.output<typeof listViewShape>

export const noFilters = { search: '', status: undefined, unit: undefined } satisfies Partial<ListView>

/** Unset filters are omitted. */
export const listInput = (scope: DayScope, { from, to }: DateRange, { search, status, unit }: ListView) => ({
  scope,
  from,
  to,
  search,
  ...(status !== undefined && { status }),
  ...(unit !== undefined && { unitId: unit }),
})
