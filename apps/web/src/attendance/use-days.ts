// The days of one person in a range, read with as many parallel calls as the date limit needs.
import { listDays } from '@hr/contract/attendance.ts'
import type { AttendanceDay, DayScope } from '@hr/contract/attendance.ts'
import type { DateRange } from '@hr/domain/calendar/date-filter.ts'
import { addDays } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { useQueries } from '@tanstack/react-query'
import { call } from '#web/api/call.ts'

/** The date limit of one call. */
const mostDays = 62

export type Whose = { readonly scope: DayScope; readonly employeeId?: number }
export type Days = {
  /** In ascending order. */
  readonly days: readonly AttendanceDay[]
  readonly isPending: boolean
  readonly error: Error | null
  readonly refetch: () => void
}

function parts({ from, to }: DateRange): DateRange[] {
  if (to < from) return []
  const end = addDays(from, mostDays - 1)
  return end >= to ? [{ from, to }] : [{ from, to: end }, ...parts({ from: addDays(end, 1), to })]
}

/** Future days are not read. */
export function useDays(whose: Whose, { from, to }: DateRange, today: LocalDate): Days {
  return useQueries({
    queries: parts({ from, to: to < today ? to : today }).map(dates => {
      const input = { ...whose, ...dates, limit: 100 }
      return {
        queryKey: [listDays.path, input],
        queryFn: ({ signal }: { signal: AbortSignal }) => call(listDays, input, { signal }),
        meta: { topics: listDays.topics },
      }
    }),
    combine: results => ({
      days: results
        .flatMap(({ data }) => data?.rows ?? [])
        .toSorted((one, other) => (one.date < other.date ? -1 : 1)),
      isPending: results.some(result => result.isPending),
      error: results.find(result => result.error !== null && result.data === undefined)?.error ?? null,
      refetch: () => {
        for (const result of results) void result.refetch()
      },
    }),
  })
}
