// Whether overtime next to a closed period changes days in it (A13): it moves their windows, and with them punches (A3). The
// number of queries does not depend on the number of people.
import { attendanceDays } from '@hr/domain/attendance/attendance-days.ts'
import { factSpan } from '@hr/domain/attendance/attendance-span.ts'
import type { DateRange } from '@hr/domain/calendar/date-filter.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { listClosedPeriods } from '#api/calendar/closed-periods.queries.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { RequestChange } from '../request/approved-requests.queries.ts'
import { dayKey } from './day-people.queries.ts'
import { listRecords } from './differences.store.ts'
import { keptDates } from './kept-dates.ts'
import { isSameDay } from './note-differences.ts'
import { loadPersonFacts } from './load-person-facts.ts'

type Change = DateRange & {
  readonly id: string
  readonly employeeId: number
  readonly change: RequestChange
}
type NearChange = Change & { readonly period: DateRange }

/** By id: the last day of the closed period in which a day would differ. `from` and `to` are the dates of what changes. */
export async function changedClosedDays(
  db: Scope,
  changes: readonly Change[],
): Promise<ReadonlyMap<string, LocalDate>> {
  const reaching = changes.map(change => ({ ...change, ...factSpan(change.from, change.to) }))
  const closed = await listClosedPeriods(db, around(reaching))
  const near = reaching.flatMap(change => {
    const period = closed.findLast(({ from, to }) => from <= change.to && change.from <= to)
    return period ? { ...change, period } : []
  })
  const found = new Map<string, LocalDate>()
  for (const batch of onePerPerson(near))
    for (const { id, period } of await differing(db, batch)) found.set(id, period.to)
  return found
}

/** Of one period, and no person twice: their changes would add up. */
function onePerPerson(changes: readonly NearChange[]): readonly (readonly NearChange[])[] {
  const counts = new Map<string, number>()
  const batches = Map.groupBy(changes, ({ period, employeeId }) => {
    const key = `${period.to} ${employeeId}`
    const nth = counts.get(key) ?? 0
    counts.set(key, nth + 1)
    return `${period.to} ${nth}`
  })
  return [...batches.values()]
}

/** Compares as `noteDifferences` does when one of them is approved. */
async function differing(db: Scope, changes: readonly NearChange[]): Promise<readonly NearChange[]> {
  const dates = await keptDates(db, around(changes.map(daysInPeriod)))
  if (!dates) return []
  const employeeIds = changes.map(({ employeeId }) => employeeId)
  const change = {
    withoutIds: changes.flatMap(one => one.change.withoutIds),
    added: changes.flatMap(one => one.change.added),
  }
  const [stored, { span, facts }] = await Promise.all([
    listRecords(db, { employeeIds, ...dates }),
    loadPersonFacts(db, employeeIds, dates, { change }),
  ])
  const before = new Map(stored.map(row => [dayKey(row), row.record]))
  return changes.filter(one => {
    const { employeeId } = one
    const person = facts.get(employeeId)
    if (!person) return false
    const within = daysInPeriod(one)
    return attendanceDays(span, person, db.now.getTime()).some(
      ({ record }) =>
        within.from <= record.date &&
        record.date <= within.to &&
        !isSameDay(before.get(dayKey({ employeeId, date: record.date })) ?? null, record),
    )
  })
}

const daysInPeriod = ({ from, to, period }: NearChange): DateRange => ({
  from: from > period.from ? from : period.from,
  to: to < period.to ? to : period.to,
})

/** From the first to the last. */
const around = (ranges: readonly DateRange[]): DateRange => ({
  from: ranges.map(({ from }) => from).reduce((first, from) => (from < first ? from : first)),
  to: ranges.map(({ to }) => to).reduce((last, to) => (to > last ? to : last)),
})
