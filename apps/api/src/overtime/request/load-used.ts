// How much overtime the requesters have used: of the limits, and lately (O2). The number of queries does not depend on the
// number of requests.
import type { DateRange } from '@hr/domain/calendar/date-filter.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { limitDates, overtimeLimits } from '@hr/domain/overtime/overtime-limits.ts'
import { recentDates, recentOvertime } from '@hr/domain/overtime/recent-overtime.ts'
import { todayIn } from '#api/company/today.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { loadOtSettings } from '#api/ot-setting/load-ot-settings.ts'
import { listUsedOvertime } from './ot-request.queries.ts'
import type { OtRow } from './ot-request.queries.ts'
import type { OtShapes } from './ot-shapes.ts'

type Used = Pick<OtShapes['decision'], 'limits' | 'recent'>

/** The limits are those of a request that was not made yet, so that its own minutes count as requested. */
export async function loadUsed(db: Scope, rows: readonly OtRow[]): Promise<(row: OtRow) => Used> {
  const employeeIds = [...new Set(rows.map(row => row.requesterId))]
  const today = await todayIn(db)
  const settingOf = await loadOtSettings(db, employeeIds, around(rows.map(row => row.date)))
  const counted = rows.map(row => limitDates(row.date, settingOf(row.requesterId, row.date)))
  const dates = around([recentDates(today), ...counted].flatMap(({ from, to }) => [from, to]))
  const used = Map.groupBy(await listUsedOvertime(db, employeeIds, dates), ({ requesterId }) => requesterId)
  return row => {
    const own = used.get(row.requesterId) ?? []
    const others = own.filter(({ id }) => id !== row.id && id !== row.originalId)
    return {
      limits: overtimeLimits(row, others, settingOf(row.requesterId, row.date)),
      recent: recentOvertime(today, own),
    }
  }
}

/** From the first to the last. */
export function around(dates: readonly LocalDate[]): DateRange {
  const sorted = dates.toSorted()
  return { from: sorted[0] ?? '', to: sorted.at(-1) ?? '' }
}
