// Overtime that is requested or approved for today and later, and that only changed settings put above a limit (O2).
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { addDays } from '@hr/domain/calendar/local-date.ts'
import { isAboveLimits, overtimeLimits } from '@hr/domain/overtime/overtime-limits.ts'
import { otLimits } from '@hr/contract/ot-setting.ts'
import { todayIn } from '#api/company/today.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { versionFor } from '#api/ot-setting/load-ot-settings.ts'
import type { StoredSetting } from '#api/ot-setting/ot-setting.store.ts'
import { gradeOn, listGradeHistories } from '#api/people/grade-history.queries.ts'
import { listUsedOvertime } from '../request/ot-request.queries.ts'

type Change = {
  readonly before: readonly StoredSetting[]
  readonly after: readonly StoredSetting[]
  /** The first day of the change. */
  readonly from: LocalDate
}

export async function countAboveLimits(db: Scope, { before, after, from }: Change): Promise<number> {
  const today = await todayIn(db)
  const first = from > today ? from : today
  // The other requests of the same period, and of the days in a row.
  const earliest = addDays(first, -otLimits.maxConsecutiveDays.max)
  const dates = { from: earliest, to: '9999-12-31' }
  const found = await listUsedOvertime(db, 'all', dates)
  const ofPeople = Map.groupBy(found, ({ requesterId }) => requesterId)
  const grades = await listGradeHistories(db, [...ofPeople.keys()], dates)
  const above = found.filter(use => {
    if (use.date < first) return false
    const { requesterId, countedId, date } = use
    const others = (ofPeople.get(requesterId) ?? []).filter(other => other.countedId !== countedId)
    const gradeId = gradeOn(grades.get(requesterId), date)?.jobGradeId
    const isAbove = (settings: readonly StoredSetting[]) =>
      isAboveLimits(overtimeLimits(use, others, versionFor(settings, gradeId, date)))
    return isAbove(after) && !isAbove(before)
  })
  // A request and its pending change are one.
  return new Set(above.map(({ countedId }) => countedId)).size
}
