// Whom a changed shift reaches (A1): the people who have it, and who becomes late on days that are known already. Called in
// the dry run of the change.
import { hasCome } from '@hr/domain/attendance/board-state.ts'
import type { ShiftReach, WorkShift } from '@hr/contract/work-shift.ts'
import type { DayRecord } from '@hr/domain/attendance/day-record.ts'
import { changedItems, itemsAsIfSince } from '@hr/domain/attendance/shift-change.ts'
import { addDays } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { todayIn } from '#api/company/today.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { comparedDays } from '../day/compared-days.ts'
import { lastDates } from '../day/computed-days.ts'
import type { ComparedDay } from '../day/compared-days.ts'
import { keptDates } from '../day/kept-dates.ts'
import { listHolderIds } from './shift-holders.queries.ts'
import { findShift, saveShift } from './work-shift.store.ts'
import type { ChangedShift } from './work-shift.store.ts'

/** Days that are compared while somebody types: less than a second. */
const mostCompared = 5000
/** The period on which a later change is tried. */
const recentDays = 14

type Tried = {
  readonly before: WorkShift
  readonly after: ChangedShift
  readonly from: LocalDate
  /** The first day that the change recomputes; null = none. */
  readonly firstChanged: LocalDate | null
}

export async function shiftReach(db: Scope, tried: Tried): Promise<ShiftReach> {
  const { before, from, firstChanged } = tried
  const today = await todayIn(db)
  const people = (await findShift(db, from, before.id))?.holders ?? 0
  if (firstChanged === null) return { people, days: null }
  const isLater = firstChanged > today
  const recent = { from: addDays(today, -recentDays), to: addDays(today, -1) }
  if (isLater) await trySince(db, tried, recent.from)
  const dates = await keptDates(db, isLater ? recent : { from: firstChanged, to: today })
  if (dates === null) return { people, days: null }
  const ids = await listHolderIds(db, { workShiftId: before.id, from: dates.from })
  const compared = lastDates(dates, ids.length, mostCompared)
  const days = await comparedDays(db, ids, compared)
  return {
    people,
    days: {
      basis: isLater ? 'RECENT' : 'CHANGED',
      ...compared,
      clockedIn: new Set(days.filter(({ before: day }) => hasCome(day)).map(day => day.employeeId)).size,
      late: shifted(days, ({ lateTime }) => lateTime > 0),
      early: shifted(days, ({ earlyOutTime }) => earlyOutTime > 0),
    },
  }
}

const trySince = (db: Scope, { before, after, from }: Tried, since: LocalDate): Promise<void> =>
  saveShift(db, {
    ...after,
    items: changedItems(before.items, {
      from: since,
      items: itemsAsIfSince(after.items, { from, since }),
    }),
  })

/** People with more such days after the change, and with fewer. */
function shifted(days: readonly ComparedDay[], isCounted: (day: DayRecord) => boolean) {
  const change = new Map<number, number>()
  for (const { employeeId, before, after } of days) {
    const more = Number(after !== undefined && isCounted(after)) - Number(isCounted(before))
    change.set(employeeId, (change.get(employeeId) ?? 0) + more)
  }
  const sums = [...change.values()]
  return { more: sums.filter(sum => sum > 0).length, fewer: sums.filter(sum => sum < 0).length }
}
