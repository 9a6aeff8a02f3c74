// The days a filter leaves, the newest first, by name (A15): final ones as they are stored; those of dates on which
// somebody's day may still change, and those that wait to be computed anew, computed now.
import { addDays } from '@hr/domain/calendar/local-date.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { getCompanyProfile } from '#api/company/company.store.ts'
import { listPage } from '#api/http/list-page.ts'
import type { ListPage, PageInput } from '#api/http/list-page.ts'
import type { ComputedDay } from './attendance-day.store.ts'
import { countStoredDays, isDayKey, listEmployedDays, listStoredDays } from './day-list.queries.ts'
import type { DayFilter, DayKey } from './day-list.queries.ts'
import { listEmployed } from './day-facts.queries.ts'
import { dayKey } from './day-people.queries.ts'
import { keptDates } from './kept-dates.ts'
import { computeDays } from './read-days.ts'
import { listStale } from './stale-days.store.ts'

type Asking = Pick<Work<unknown>, 'db' | 'caller' | 'now' | 'language'>
export type FoundDay = {
  readonly date: string
  readonly employeeId: number
  readonly sortName: string
  readonly day: ComputedDay
}

export async function findDays(
  work: Asking,
  filter: DayFilter,
  paging: PageInput,
): Promise<ListPage<FoundDay>> {
  const { db, caller, now, language } = work
  const { workspaceId } = caller
  const closedTo = (await getCompanyProfile(db, workspaceId)).attendance_closed_to ?? addDays(filter.from, -1)
  const dates = await keptDates(db, workspaceId, now, filter)
  const final = { ...filter, to: filter.to < closedTo ? filter.to : closedTo }
  const later = addDays(final.to < filter.from ? addDays(filter.from, -1) : final.to, 1)
  const open =
    dates && later <= dates.to
      ? { ...filter, from: later > dates.from ? later : dates.from, to: dates.to }
      : null
  const openRows = (after: DayKey | undefined) =>
    open ? listOpenDays(work, open, after) : Promise.resolve([])
  let opened = 0
  const page = await listPage<FoundDay, DayKey>(paging, {
    async rows({ limit, offset, after }) {
      const rows = await openRows(after)
      opened = rows.length
      const shown = rows.filter(row => row.isBehind).slice(offset, offset + limit)
      const window = { limit: limit - shown.length, offset: Math.max(0, offset - rows.length), after }
      if (window.limit === 0) return shown
      const stored = await listStoredDays(db, final, language, window)
      return [...shown, ...stored.map(({ record, facts, ...row }) => ({ ...row, day: { record, facts } }))]
    },
    total: async () => opened + (await countStoredDays(db, final)),
    keyOf: row => [row.date, row.sortName, String(row.employeeId)],
    isKey: isDayKey,
  })
  return { ...page, rows: await freshDays(work, page.rows) }
}

/** Of dates on which somebody's day may still change: computed now. */
async function listOpenDays(
  { db, caller: { workspaceId }, now, language }: Asking,
  filter: DayFilter,
  after: DayKey | undefined,
): Promise<(FoundDay & { readonly isBehind: boolean })[]> {
  const { from, to, statuses } = filter
  const rows = await listEmployedDays(db, filter, language, after)
  const people = new Map(rows.map(({ id, started_on, ended_on }) => [id, { id, started_on, ended_on }]))
  const computed = await computeDays(db, workspaceId, now, { people: [...people.values()], from, to })
  const days = new Map(
    computed.map(({ employeeId, day }) => [dayKey({ employeeId, date: day.record.date }), day]),
  )
  return rows.flatMap(({ date, employeeId, sortName, isBehind }) => {
    const day = days.get(dayKey({ employeeId, date }))
    if (!day || statuses?.some(status => day.record.statuses.includes(status)) === false) return []
    return { date, employeeId, sortName, isBehind, day }
  })
}

/** Stored days that wait to be computed anew are shown as they will be. */
async function freshDays(
  { db, caller: { workspaceId }, now }: Asking,
  rows: readonly FoundDay[],
): Promise<FoundDay[]> {
  const stale = await listStale(
    db,
    workspaceId,
    rows.map(({ employeeId }) => employeeId),
  )
  const isStale = ({ employeeId, date }: FoundDay) =>
    stale.some(one => one.employeeId === employeeId && one.from <= date && date <= one.to)
  const known = rows.filter(isStale)
  const dates = known.map(({ date }) => date).toSorted()
  const [from, to] = [dates[0], dates.at(-1)]
  if (from === undefined || to === undefined) return [...rows]
  const ids = [...new Set(known.map(({ employeeId }) => employeeId))]
  const people = await listEmployed(db, workspaceId, ids)
  const computed = await computeDays(db, workspaceId, now, { people, from, to })
  const days = new Map(
    computed.map(({ employeeId, day }) => [dayKey({ employeeId, date: day.record.date }), day]),
  )
  return rows.flatMap(row => {
    if (!isStale(row)) return row
    const day = days.get(dayKey(row))
    return day ? { ...row, day } : []
  })
}
