// Facts for approvers, for many requests at once: stored days, quota, colleagues away on future days, files (A10, A11).
// The number of queries does not depend on the number of requests.
import { attendancePeriods } from '@hr/domain/calendar/attendance-period.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { todayIn } from '#api/company/today.ts'
import { othersAway } from '#api/calendar/others-away.ts'
import { listAttendanceTypeRows } from '../type/attendance-type.store.ts'
import { quotaPeriods } from './attendance-facts.ts'
import { listDaysOfRequests, listLiveRequests } from './attendance-request.queries.ts'
import type { AttendanceKindCode, AttendanceRow } from './attendance-request.queries.ts'
import type { AttendanceShapes } from './attendance-shapes.ts'
import { dayBrief } from './day-changes.ts'

const mostDays = 7

/** By request id. Only for requests the caller can decide now: days are private otherwise. */
export async function attendanceDecisions(
  work: Pick<Work<unknown>, 'db' | 'caller' | 'now'>,
  kind: AttendanceKindCode,
  rows: readonly AttendanceRow[],
): Promise<ReadonlyMap<string, AttendanceShapes['decision']>> {
  if (rows.length === 0) return new Map()
  const { db } = work
  const today = await todayIn(db)
  const periods = rows.flatMap(attendancePeriods)
  const [awayOf, typeRows, live, days] = await Promise.all([
    // Who was away on past days no longer matters.
    othersAway(
      work,
      rows.filter(({ to }) => to >= today),
    ),
    listAttendanceTypeRows(db),
    listLiveRequests(
      db,
      { kind },
      {
        requesterIds: [...new Set(rows.map(row => row.requesterId))],
        from: periods.map(({ from }) => from).reduce((first, from) => (from < first ? from : first)),
        to: periods.map(({ to }) => to).reduce((last, to) => (to > last ? to : last)),
      },
    ),
    listDaysOfRequests(
      db,
      rows.map(row => row.id),
      mostDays,
    ),
  ])
  const types = new Map(typeRows.map(type => [type.id, type]))
  const daysOf = Map.groupBy(days, day => day.requestId)
  return new Map(
    rows.map(row => {
      const quota = types.get(row.attendanceTypeId ?? '')?.quotaPerMonth ?? 0
      const uses = live.filter(
        other =>
          other.requesterId === row.requesterId &&
          other.attendanceTypeId === row.attendanceTypeId &&
          other.requestId !== (row.originalId ?? row.id),
      )
      return [
        row.id,
        {
          ...awayOf(row.id),
          fileCount: row.fileCount,
          quota: quota === 0 || row.purpose === 'CANCELLATION' ? [] : quotaPeriods(row, quota, uses),
          days: (daysOf.get(row.id) ?? []).map(({ date, record }) => ({ date, ...dayBrief(record) })),
        },
      ]
    }),
  )
}
