// Computed days with everything shown next to them.
import type { AttendanceDay } from '@hr/contract/attendance.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { ComputedDay } from './attendance-day.store.ts'
import { dayKey, readShownWith } from './day-people.queries.ts'
import type { PendingRequest } from './day-people.queries.ts'
import { toDay } from './to-day.ts'

type DayOf = { readonly employeeId: number; readonly day: ComputedDay }

export async function toDays(db: Scope, days: readonly DayOf[]): Promise<AttendanceDay[]> {
  const keys = days.map(({ employeeId, day }) => ({ employeeId, date: day.record.date }))
  const dates = keys.map(({ date }) => date).toSorted()
  const [from, to] = [dates[0], dates.at(-1)]
  if (from === undefined || to === undefined) return []
  const { people, pending, closed } = await readShownWith(db, keys, { from, to })
  return days.flatMap(({ employeeId, day }) => {
    const { date } = day.record
    const person = people.get(dayKey({ employeeId, date }))
    if (!person) return []
    const newest = (kind: PendingRequest['kind']) =>
      pending.findLast(
        one => one.kind === kind && one.employeeId === employeeId && one.from <= date && date <= one.to,
      ) ?? null
    return toDay(day, {
      person,
      pendingLeave: newest('LEAVE'),
      pendingAttendance: newest('ATTENDANCE'),
      isLocked: closed.some(period => period.from <= date && date <= period.to),
    })
  })
}
