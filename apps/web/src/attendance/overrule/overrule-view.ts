// The search parameters of the days to overrule, and the server input for them.
import { localDate } from '@hr/contract/field.ts'
import type { DateRange } from '@hr/domain/calendar/date-filter.ts'
import { irregularStatuses } from '@hr/domain/attendance/attendance-status.ts'
import * as z from 'zod/mini'
import { rangeFields } from '#web/shared/range/range-view.ts'
import { searchText } from '#web/shared/view-state.ts'

/** Irregular statuses, and waived days. */
export const overruleKinds = [...irregularStatuses, 'WAIVE'] as const

export const overruleViewShape = z.object({
  ...rangeFields,
  search: searchText(),
  kind: z.optional(z.enum(overruleKinds)),
  unit: z.optional(z.uuid()),
  /** The open day and its person. */
  who: z.optional(z.string().check(z.regex(/^[1-9]\d{0,8}$/))),
  day: z.optional(localDate()),
})
export type OverruleView = z.output<typeof overruleViewShape>

export const noFilters = { search: '', kind: undefined, unit: undefined } satisfies Partial<OverruleView>

/** Unset filters are omitted. */
export const overruleInput = ({ from, to }: DateRange, { search, kind, unit }: OverruleView) => ({
  scope: 'all' as const,
  from,
  to,
  search,
  ...(kind === undefined ? { irregular: true } : { status: kind }),
  ...(unit !== undefined && { unitId: unit }),
})
