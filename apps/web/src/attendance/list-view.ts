// What the address holds of the list of days, and the same as the server is asked for it.
import type { DayScope } from '@hr/contract/attendance.ts'
import { dayStatuses } from '@hr/domain/attendance/attendance-status.ts'
import type { DateRange } from '@hr/domain/calendar/date-filter.ts'
import * as z from 'zod/mini'
import { rangeFields } from './range-view.ts'

export const listViewShape = z.object({
  ...rangeFields,
  search: z._default(z.string(), ''),
  status: z.optional(z.enum(dayStatuses)),
  unit: z.optional(z.uuid()),
  /** Columns that are not shown, with commas between. */
  without: z.optional(z.string()),
})
export type ListView = z.output<typeof listViewShape>

export const isFiltered = ({ search, status, unit }: ListView): boolean =>
  search !== '' || status !== undefined || unit !== undefined

/** Filters that are not set are left out. */
export const listInput = (scope: DayScope, { from, to }: DateRange, { search, status, unit }: ListView) => ({
  scope,
  from,
  to,
  search,
  ...(status !== undefined && { status }),
  ...(unit !== undefined && { unitId: unit }),
})
