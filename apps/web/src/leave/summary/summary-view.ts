// What the address holds of the leave summary.
import { isLocalDate } from '@hr/domain/calendar/local-date.ts'
import * as z from 'zod/mini'

export const summaryViewShape = z.object({
  search: z._default(z.string(), ''),
  unit: z.optional(z.string()),
  /** A leave type, whose parts are shown then. */
  type: z.optional(z.string()),
  date: z.optional(z.string().check(z.refine(isLocalDate))),
})
export type SummaryView = z.output<typeof summaryViewShape>

/** The input of the list, without filters that are not set. */
export const summaryInput = ({ search, unit, date }: SummaryView) => ({
  search,
  ...(unit !== undefined && { unitId: unit }),
  ...(date !== undefined && { date }),
})
