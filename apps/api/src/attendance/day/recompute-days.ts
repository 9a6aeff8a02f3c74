// Recomputes days in the transaction that changed a fact (A12). Locks the people first, so that of two concurrent changes
// the later one sees both.
import { addDays, localDateOf } from '@hr/domain/calendar/local-date.ts'
import { getCompanyTime, reopenClosedTo } from '#api/company/company.store.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { lockEmployees } from '#api/people/lock-employees.ts'
import { noteChanged } from '#api/people/person-changes.store.ts'
import { settleRecords } from '../overtime/settle-records.ts'
import { replaceDays } from './attendance-day.store.ts'
import type { Dates } from './day-facts.queries.ts'
import type { Because } from './differences.store.ts'
import { keptDates } from './kept-dates.ts'
import { noteDifferences } from './note-differences.ts'
import { computeDaysAround } from './read-days.ts'
import type { Employed } from './person-facts.ts'
import type { ComputedDayOf } from './read-days.ts'

/** Returns the days, only for dates with attendance. Idempotent. */
export async function recomputeDays(
  db: Scope,
  { employeeIds, ...wanted }: Dates & { readonly employeeIds: readonly number[] },
  because: Because,
): Promise<ComputedDayOf[]> {
  const dates = await keptDates(db, wanted)
  if (!dates) return []
  const people = await lockEmployees(db, employeeIds)
  return recomputeLocked(db, { people, ...dates }, because)
}

/** Requires the lock of the people; dates with attendance only. */
async function recomputeLocked(
  db: Scope,
  { people, ...dates }: Dates & { readonly people: readonly Employed[] },
  because: Because,
): Promise<ComputedDayOf[]> {
  const employeeIds = people.map(({ id }) => id)
  // At the end of a day no fact changes.
  if (because.cause !== 'DAY_ENDED') await noteChanged(db, employeeIds)
  const { computed, hasOvertime } = await computeDaysAround(db, { people, ...dates })
  await noteDifferences(db, { employeeIds, ...dates }, { computed, because })
  await replaceDays(db, { employeeIds, ...dates }, computed)
  // A punch approves nothing: without overtime around it there is no record.
  if (hasOvertime || because.cause !== 'PUNCH') await settleRecords(db, { employeeIds, ...dates }, because)
  await reopenProvisional(db, computed)
  return computed
}

/** A later end of work reopens a day that was final: the hourly job handles it again. */
export async function reopenProvisional(db: Scope, computed: readonly ComputedDayOf[]): Promise<void> {
  const open = computed.flatMap(({ day: { record } }) => (record.isProvisional ? record.date : []))
  const first = open.toSorted()[0]
  if (first !== undefined) await reopenClosedTo(db, first)
}

/** The dates to which a punch at this instant could belong (A3). Requires the lock of the person. */
export async function recomputeAround(
  db: Scope,
  { person, at }: { readonly person: Employed; readonly at: Date },
  because: Because,
): Promise<ComputedDayOf[]> {
  const { time_zone: timeZone } = await getCompanyTime(db)
  const date = localDateOf(at.getTime(), timeZone)
  const around = { from: addDays(date, -1), to: addDays(date, 1) }
  const dates = await keptDates(db, around)
  return dates ? recomputeLocked(db, { people: [person], ...dates }, because) : []
}
