// The search parameters of the leave calendar, and the server input for them.
import { localDate } from '@hr/contract/field.ts'
import * as z from 'zod/mini'
import { searchText } from '#web/shared/view-state.ts'

const monthPattern = /^(19|20)\d\d-(0[1-9]|1[0-2])$/

export const calendarViewShape = z.object({
  view: z.optional(z.literal('people')),
  /** '2026-03'; the current month if missing. */
  month: z.optional(z.string().check(z.regex(monthPattern))),
  /** A day in the first of four weeks, in the view by person. */
  weeks: z.optional(localDate()),
  scope: z.optional(z.enum(['team', 'all'])),
  unit: z.optional(z.uuid()),
  /** Ids of leave types, separated by commas. */
  types: z.optional(z.string().check(z.regex(/^[0-9a-f-]{36}(,[0-9a-f-]{36})*$/))),
  pending: z.optional(z.literal('0')),
  away: z.optional(z.literal('1')),
  search: searchText(),
})
type CalendarScope = 'team' | 'all'
/** There is always a choice of whose leave is shown; the URL has it once the user made one. */
export type CalendarView = z.output<typeof calendarViewShape> & { readonly scope: CalendarScope }
export type ChangeView = (change: Partial<CalendarView>) => void

/** What the reader leads: HR the company; for everybody else the team, which is their unit and who reports to them. */
export const firstScope = (seesAll: boolean): CalendarScope => (seesAll ? 'all' : 'team')

export const visibleTypes = ({ types }: CalendarView): string[] => types?.split(',') ?? []

export const calendarFilterOf = (view: CalendarView) => ({
  scope: view.scope,
  ...(view.unit !== undefined && { unitId: view.unit }),
  ...(view.types !== undefined && { leaveTypeIds: visibleTypes(view) }),
  ...(view.pending === '0' && { status: 'APPROVED' as const }),
})

export const noFilters = {
  unit: undefined,
  types: undefined,
  pending: undefined,
  away: undefined,
  search: '',
} satisfies Partial<CalendarView>
