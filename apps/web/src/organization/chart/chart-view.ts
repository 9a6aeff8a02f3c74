// What the address holds of the chart beside its root.
import { isLocalDate } from '@hr/domain/calendar/local-date.ts'
import * as z from 'zod/mini'

export type ChartMode = 'units' | 'employees'

export const chartViewShape = z.object({
  mode: z.catch(z.optional(z.enum(['units', 'employees'])), undefined),
  /** As it was at the end of this day; without it today. */
  date: z.catch(z.optional(z.string().check(z.refine(isLocalDate))), undefined),
  /** The list beside the chart. */
  list: z.catch(z.optional(z.enum(['1'])), undefined),
})

/** An employee's id is a number, a unit's is not: a link to a root need not say the mode. */
export const chartMode = (mode: ChartMode | undefined, root: string | undefined): ChartMode =>
  mode ?? (root !== undefined && /^\d+$/.test(root) ? 'employees' : 'units')
