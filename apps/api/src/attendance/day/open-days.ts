// Days that are not final: their dates in a range, and the days themselves, computed on reading (A12, A15).
import { addDays } from '@hr/domain/calendar/local-date.ts'
import type { Work } from '#api/approval/request-kind.ts'
import type { PageWindow } from '#api/http/list-page.ts'
import { getClosedTo } from '#api/company/company.store.ts'
import type { ComputedDay } from './attendance-day.store.ts'
import type { Dates } from './day-facts.queries.ts'
import { listEmployedDays } from './day-list.queries.ts'
import type { DayFilter, DayKey } from './day-list.queries.ts'
import { dayKey } from './day-people.queries.ts'
import { keptDates } from './kept-dates.ts'
import { computeDaysOf } from './read-days.ts'

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
type EmployedDay = Awaited<ReturnType<typeof listEmployedDays>>[number]

/** Newest date first, then by name. */
export async function listOpenDays(work: Asking, filter: DayFilter): Promise<FoundDay[]> {
  return computed(work, filter, await listEmployedDays(work.db, filter, work.language, undefined))
}

/**
 * The open days of a page, in the same order, and the number of all of them. Which day has a status is known once all are
 * computed; without such a filter only the page is.
 */
export async function openPage(
  work: Asking,
  filter: DayFilter,
  { limit, offset, after }: PageWindow<DayKey>,
): Promise<{ readonly rows: FoundDay[]; readonly count: number }> {
  const employed = await listEmployedDays(work.db, filter, work.language, after)
  const onPage = <Row extends { isBehind: boolean }>(rows: readonly Row[]) =>
    rows.filter(({ isBehind }) => isBehind).slice(offset, offset + limit)
  if (filter.statuses === undefined)
    return { rows: await computed(work, filter, onPage(employed)), count: employed.length }
  const all = await computed(work, filter, employed)
  return { rows: onPage(all), count: all.length }
}

async function computed<Row extends EmployedDay>(
  { db }: Asking,
  { statuses }: DayFilter,
  rows: readonly Row[],
): Promise<(Row & { readonly day: ComputedDay })[]> {
  const days = await computeDaysOf(db, rows)
  return rows.flatMap(row => {
    const day = days.get(dayKey(row))
    if (!day || statuses?.some(status => day.record.statuses.includes(status)) === false) return []
    return { ...row, day }
  })
}
