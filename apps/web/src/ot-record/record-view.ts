// The search parameters of a list of overtime records, and the server input for them.
import { localDate } from '@hr/contract/field.ts'
import type { OtRecordScope } from '@hr/contract/ot-record.ts'
import type { DateRange } from '@hr/domain/calendar/date-filter.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { otRecordStatuses } from '@hr/domain/overtime/ot-record-status.ts'
import * as z from 'zod/mini'
import { rangeFields, visibleRange } from '#web/shared/range/range-view.ts'
import type { ShownRange } from '#web/shared/range/range-view.ts'
import { searchText } from '#web/shared/view-state.ts'

export const recordViewShape = z.object({
  ...rangeFields,
  search: searchText(),
  status: z.optional(z.enum(otRecordStatuses)),
  unit: z.optional(z.uuid()),
  /** Hidden columns, separated by commas. */
  without: z.optional(z.string()),
  /** The open record: whose, unless it is one's own, and of which date. */
  who: z.optional(z.string().check(z.regex(/^[1-9]\d{0,8}$/))),
  day: z.optional(localDate()),
})
export type RecordView = z.output<typeof recordViewShape>

const usual = 'monthly'

/** By default the period that was last to be checked (spec 9). */
export const shownRecords = (view: RecordView, today: LocalDate): ShownRange =>
  visibleRange(view, today, usual)

export const noFilters = { search: '', status: undefined, unit: undefined } satisfies Partial<RecordView>

/** Unset filters are omitted. */
export const recordInput = (scope: OtRecordScope, { from, to }: DateRange, view: RecordView) => ({
  scope,
  from,
  to,
  search: view.search,
  ...(view.status !== undefined && { status: view.status }),
  ...(view.unit !== undefined && { unitId: view.unit }),
})

/** The parameters of the list with a record open. */
export function recordSearch(view: RecordView, open: Pick<RecordView, 'who' | 'day'>): string {
  const given = Object.entries({ ...view, ...open }).filter(
    ([, value]) => value !== undefined && value !== '',
  )
  return new URLSearchParams(Object.fromEntries(given)).toString()
}
