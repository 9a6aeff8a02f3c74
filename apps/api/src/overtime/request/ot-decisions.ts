// What an approver decides about overtime with: the type of the day, the leave, the limits and the last months of the person, who is
// away, and who else of the unit works overtime that day (O2).
import type { Work } from '#api/approval/request-kind.ts'
import { loadLeaveOn } from '#api/calendar/leave-on.queries.ts'
import { othersAway } from '#api/calendar/others-away.ts'
import { toPerson } from '#api/people/person.ts'
import { loadOtDays } from './load-ot-days.ts'
import { loadUsed } from './load-used.ts'
import { toOtDay } from './ot-extras.ts'
import type { OtRow } from './ot-request.queries.ts'
import type { OtShapes } from './ot-shapes.ts'
import { listUnitOvertime } from './unit-overtime.queries.ts'

const mostOthers = 5

/** By request id. Only for requests the caller can decide now: they show other requests of the person and of the unit. */
export async function otDecisions(
  work: Pick<Work<unknown>, 'db' | 'caller' | 'now'>,
  rows: readonly OtRow[],
): Promise<ReadonlyMap<string, OtShapes['decision']>> {
  if (rows.length === 0) return new Map()
  const [awayOf, usedOf, dayOf, leaveOn, unit] = await Promise.all([
    othersAway(work, rows),
    loadUsed(work.db, rows),
    loadOtDays(work.db, rows),
    loadLeaveOn(work.db, rows),
    listUnitOvertime(work.db, rows, mostOthers),
  ])
  const othersOf = Map.groupBy(unit, ({ requestId }) => requestId)
  return new Map(
    rows.map(row => {
      const others = othersOf.get(row.id) ?? []
      return [
        row.id,
        {
          ...awayOf(row.id),
          ...usedOf(row),
          ...toOtDay(dayOf(row), leaveOn(row)),
          fileCount: row.fileCount,
          others: others.map(({ timeIn, timeOut, status, ...person }) => ({
            employee: toPerson(person),
            timeIn,
            timeOut,
            status,
          })),
          othersCount: others[0]?.found ?? 0,
        },
      ]
    }),
  )
}
