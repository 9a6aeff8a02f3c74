// The search parameters of the leave summary.
import { localDate } from '@hr/contract/field.ts'
import * as z from 'zod/mini'
import { searchText } from '#web/shared/view-state.ts'

export const summaryViewShape = z.object({
  search: searchText(),
  unit: z.optional(z.string()),
  /** A leave type, to show the parts of its balance. */
  type: z.optional(z.string()),
  date: z.optional(localDate()),
})
export type SummaryView = z.output<typeof summaryViewShape>

export const noFilters = {
  search: '',
  unit: undefined,
  type: undefined,
  date: undefined,
} satisfies Partial<SummaryView>

/** The input of the list, without unset filters. */
export const summaryInput = ({ search, unit, date }: SummaryView) => ({
  search,
  ...(unit !== undefined && { unitId: unit }),
  ...(date !== undefined && { date }),
})
