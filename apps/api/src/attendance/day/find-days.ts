// Finds days by filter, newest first, then by name (A15): final ones as stored; days that may still change or wait to be
// recomputed are computed now.
import type { Work } from '#api/approval/request-kind.ts'
import { listPage } from '#api/http/list-page.ts'
import type { ListPage, PageInput } from '#api/http/list-page.ts'
import { countStoredDays, isDayKey, listStoredDays } from './day-list.queries.ts'
import type { DayFilter, DayKey } from './day-list.queries.ts'
import { dayKey } from './day-people.queries.ts'
import { openPage, splitDates } from './open-days.ts'
import type { FoundDay } from './open-days.ts'
import { computeDaysOf } from './read-days.ts'
import { listStale } from './stale-days.store.ts'

type Asking = Pick<Work<unknown>, 'db' | 'caller' | 'now' | 'language'>
export async function findDays(
  work: Asking,
  filter: DayFilter,
  paging: PageInput,
): Promise<ListPage<FoundDay>> {
  const { db, language } = work
  const { final, open } = await splitDates(work, filter)
  let opened = 0
  const page = await listPage<FoundDay, DayKey>(paging, {
    async rows(asked) {
      const { rows: shown, count } = open ? await openPage(work, open, asked) : { rows: [], count: 0 }
      opened = count
      const { limit, offset, after } = asked
      const window = { limit: limit - shown.length, offset: Math.max(0, offset - count), after }
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

/** Computes stored days that wait to be recomputed. */
async function freshDays({ db }: Asking, rows: readonly FoundDay[]): Promise<FoundDay[]> {
  const stale = await listStale(
    db,
    rows.map(({ employeeId }) => employeeId),
  )
  const isStale = ({ employeeId, date }: FoundDay) =>
    stale.some(one => one.employeeId === employeeId && one.from <= date && date <= one.to)
  const days = await computeDaysOf(db, rows.filter(isStale))
  return rows.flatMap(row => {
    if (!isStale(row)) return row
    const day = days.get(dayKey(row))
    return day ? { ...row, day } : []
  })
}
