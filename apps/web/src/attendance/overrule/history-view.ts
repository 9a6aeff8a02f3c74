// What the address holds of the history of overrules, and the same as the server is asked for it.
import { overruleTypes } from '@hr/domain/attendance/day-facts.ts'
import { isLocalDate } from '@hr/domain/calendar/local-date.ts'
import * as z from 'zod/mini'

const date = z.optional(z.string().check(z.refine(isLocalDate)))

export const historyViewShape = z.object({
  search: z._default(z.string(), ''),
  type: z.optional(z.enum(overruleTypes)),
  unit: z.optional(z.uuid()),
  from: date,
  to: date,
})
export type HistoryView = z.output<typeof historyViewShape>

export const isFiltered = ({ search, ...filters }: HistoryView): boolean =>
  search !== '' || Object.values(filters).some(filter => filter !== undefined)

/** Filters that are not set are left out, and an end before the beginning. */
export const historyInput = ({ search, type, unit, from, to }: HistoryView) => ({
  search,
  ...(type !== undefined && { type }),
  ...(unit !== undefined && { unitId: unit }),
  ...(from !== undefined && { from }),
  ...(to !== undefined && (from === undefined || from <= to) && { to }),
})
