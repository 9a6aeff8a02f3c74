// The search parameters of the history of overrules, and the server input for them.
import { localDate } from '@hr/contract/field.ts'
import { overruleTypes } from '@hr/domain/attendance/day-facts.ts'
import * as z from 'zod/mini'
import { searchText } from '#web/shared/view-state.ts'

const date = z.optional(localDate())

export const historyViewShape = z.object({
  search: searchText(),
  type: z.optional(z.enum(overruleTypes)),
  unit: z.optional(z.uuid()),
  from: date,
  to: date,
})
export type HistoryView = z.output<typeof historyViewShape>

export const noFilters = {
  search: '',
  type: undefined,
  unit: undefined,
  from: undefined,
  to: undefined,
} satisfies Partial<HistoryView>

/** Unset filters are omitted, and so is an end before the start. */
export const historyInput = ({ search, type, unit, from, to }: HistoryView) => ({
  search,
  ...(type !== undefined && { type }),
  ...(unit !== undefined && { unitId: unit }),
  ...(from !== undefined && { from }),
  ...(to !== undefined && (from === undefined || from <= to) && { to }),
})
