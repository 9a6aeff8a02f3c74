// Days that are not final: their dates in a range, and the days themselves, computed on reading (A12, A15).
import { addDays } from '@hr/domain/calendar/local-date.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { getClosedTo } from '#api/company/company.store.ts'
import type { ComputedDay } from './attendance-day.store.ts'
import type { Dates } from './day-facts.queries.ts'
import { listEmployedDays } from './day-list.queries.ts'
import type { DayFilter, DayKey } from './day-list.queries.ts'
import { byDayKey, dayKey } from './day-people.queries.ts'
import { keptDates } from './kept-dates.ts'
import { computeDays } from './read-days.ts'

type Asking = Pick<Work<unknown>, 'db' | 'caller' | 'now' | 'language'>

/** `final` is read as stored and may be empty (its end is before its start); `open` is computed now. */
export async function splitDates<Range extends Dates>(
  { db }: Omit<Asking, 'language'>,
  range: Range,
): Promise<{ readonly final: Range; readonly open: Range | null }> {
  const closedTo = (await getClosedTo(db)) ?? addDays(range.from, -1)
  const dates = await keptDates(db, range)
  const final = { ...range, to: range.to < closedTo ? range.to : closedTo }
  const later = addDays(final.to < range.from ? addDays(range.from, -1) : final.to, 1)
  const open =
    dates && later <= dates.to
      ? { ...range, from: later > dates.from ? later : dates.from, to: dates.to }
      : null
  return { final, open }
}

export type FoundDay = {
  readonly date: string
  readonly employeeId: number
  readonly sortName: string
  readonly day: ComputedDay
}
/** Whether it comes after the key `after`. */
export type OpenDay = FoundDay & { readonly isBehind: boolean }

/** Newest date first, then by name. */
export async function listOpenDays(
  { db, language }: Asking,
  filter: DayFilter,
  after?: DayKey,
): Promise<OpenDay[]> {
  const { from, to, statuses } = filter
  const rows = await listEmployedDays(db, filter, language, after)
  const employeeIds = [...new Set(rows.map(({ employeeId }) => employeeId))]
  const computed = await computeDays(db, { employeeIds, from, to })
  const days = byDayKey(computed)
  return rows.flatMap(({ date, employeeId, sortName, isBehind }) => {
    const day = days.get(dayKey({ employeeId, date }))
    if (!day || statuses?.some(status => day.record.statuses.includes(status)) === false) return []
    return { date, employeeId, sortName, isBehind, day }
  })
}
