// The search parameters of the chart page.
import { localDate } from '@hr/contract/field.ts'
import * as z from 'zod/mini'

export type ChartMode = 'units' | 'employees'

export const chartViewShape = z.object({
  mode: z.catch(z.optional(z.enum(['units', 'employees'])), undefined),
  /** State at the end of this day; today if missing. */
  date: z.catch(z.optional(localDate()), undefined),
  /** Whether the list is open. */
  list: z.catch(z.optional(z.enum(['1'])), undefined),
})

/** Employee ids are numbers and unit ids are not, so a link to a root does not need the mode. */
export const chartMode = (mode: ChartMode | undefined, root: string | undefined): ChartMode =>
  mode ?? (root !== undefined && /^\d+$/.test(root) ? 'employees' : 'units')
