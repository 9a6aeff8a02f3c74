// What the address holds of the leave calendar.
import * as z from 'zod/mini'

export const calendarViewShape = z.object({
  /** '2026-03'; without it the current month. */
  month: z.optional(z.string()),
  scope: z.optional(z.enum(['team', 'all'])),
})
export type CalendarScope = 'team' | 'all'
