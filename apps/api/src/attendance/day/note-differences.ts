// Changes in closed periods are listed (A13): each day whose result differs, before and after.
import { attendancePeriod } from '@hr/domain/calendar/attendance-period.ts'
import { isDeepStrictEqual } from 'node:util'
import { todayIn } from '#api/company/today.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { ComputedDay } from './attendance-day.store.ts'
import { lockPeriodsShared } from '#api/calendar/period-lock.ts'
import { requireReason } from '../period/closed-reason.ts'
import { insertDifferences, listRecords } from './differences.store.ts'
import type { Because, Difference } from './differences.store.ts'
import type { Dates } from './day-facts.queries.ts'
import { dayKey } from './day-people.queries.ts'
import { listClosedPeriods } from '#api/calendar/closed-periods.queries.ts'

type Computed = { readonly employeeId: number; readonly day: ComputedDay }

/** Call before replacing the days. Throws INVALID_INPUT if a closed day changes without a reason. */
export async function noteDifferences(
  db: Scope,
  span: Dates & { readonly employeeIds: readonly number[] },
  { computed, because }: { readonly computed: readonly Computed[]; readonly because: Because },
): Promise<void> {
  // The current period is never closed, so most changes need no query.
  if (span.from >= attendancePeriod(await todayIn(db)).from) return
  await lockPeriodsShared(db)
  const closed = await listClosedPeriods(db, span)
  if (closed.length === 0) return
  const days = new Map(
    (await listRecords(db, span)).map(
      row =>
        [
          dayKey(row),
          { employeeId: row.employeeId, date: row.date, before: row.record, after: null },
        ] as const,
    ),
  )
  const both = new Map<string, Changed>(days)
  for (const { employeeId, day } of computed) {
    const { date } = day.record
    const key = dayKey({ employeeId, date })
    both.set(key, { employeeId, date, before: days.get(key)?.before ?? null, after: day.record })
  }
  const differences = [...both.values()].toSorted(byDate).flatMap(change => {
    const period = closed.find(({ from, to }) => from <= change.date && change.date <= to)
    if (!period || isSameDay(change.before, change.after)) return []
    return { ...change, periodFrom: period.from, periodTo: period.to, to: change.date }
  })
  const last = differences.at(-1)
  if (last) requireReason(because, last.periodTo)
  const listed = because.cause === 'EMPLOYMENT' ? eachPersonOnce(differences) : differences
  await insertDifferences(db, listed, because)
}

/** Merges added days, and removed ones, into one difference per person and period, from the first to the last. */
function eachPersonOnce(differences: readonly Difference[]): Difference[] {
  const kindOf = ({ before, after }: Difference) =>
    before === null ? 'ADDED' : after === null ? 'REMOVED' : ''
  const groups = Map.groupBy(differences, one => {
    const kind = kindOf(one)
    return [one.periodFrom, one.employeeId, kind || one.date].join(' ')
  })
  return [...groups.values()].flatMap(group => {
    const [first, last] = [group[0], group.at(-1)]
    return first && last ? { ...first, to: last.date } : []
  })
}

type Changed = {
  readonly employeeId: number
  readonly date: string
  readonly before: ComputedDay['record'] | null
  readonly after: ComputedDay['record'] | null
}

/** Ignores when the day closes, which depends on the next day's shift too. */
export const isSameDay = (one: Changed['before'], other: Changed['before']): boolean =>
  isDeepStrictEqual(withoutClose(one), withoutClose(other))

const withoutClose = (record: Changed['before']) => record && { ...record, closesAt: 0 }

const byDate = (one: Changed, other: Changed) => (one.date < other.date ? -1 : 1)
