// Recomputes days in the transaction that changed a fact (A12). Locks the people first, so that of two concurrent changes
// the later one sees both.
import { addDays, localDateOf } from '@hr/domain/calendar/local-date.ts'
import { getCompanyTime } from '#api/company/company.store.ts'
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
import type { ComputedDayOf, DaysAround } from './read-days.ts'

type People = Dates & { readonly employeeIds: readonly number[] }

/** Returns the days, only for dates with attendance. Idempotent. */
export async function recomputeDays(
  db: Scope,
  { employeeIds, ...wanted }: People,
  because: Because,
): Promise<ComputedDayOf[]> {
  const dates = await keptDates(db, wanted)
  if (!dates) return []
  const people = await lockEmployees(db, employeeIds)
  return recomputeLocked(db, { employeeIds: people.map(({ id }) => id), ...dates }, because)
}

/** Requires the lock of the people; dates with attendance only. */
const recomputeLocked = async (db: Scope, people: People, because: Because) =>
  storeComputed(db, { people, ...(await computeDaysAround(db, people)) }, because)

/** Days as computed from the current facts, not stored yet. */
export type Computed = DaysAround & { readonly people: People }

/** The people must have been locked before their days were computed. */
export async function storeComputed(
  db: Scope,
  { people, computed, hasOvertime }: Computed,
  because: Because,
): Promise<ComputedDayOf[]> {
  // At the end of a day no fact changes.
  if (because.cause !== 'DAY_ENDED') await noteChanged(db, people.employeeIds)
  await noteDifferences(db, people, { computed, because })
  await replaceDays(db, people, computed)
  // A punch approves nothing: without overtime around it there is no record.
  if (hasOvertime || because.cause !== 'PUNCH') await settleRecords(db, people, because)
  return computed
}

type PunchOf = { readonly employeeId: number; readonly at: Date }

/** The dates to which a punch at this instant could belong (A3). Requires the lock of the person. */
export async function recomputeAround(db: Scope, punch: PunchOf, because: Because): Promise<void> {
  const computed = await computeAround(db, punch)
  if (computed) await storeComputed(db, computed, because)
}

/** The same, not stored yet; null = no date with attendance. */
export async function computeAround(db: Scope, { employeeId, at }: PunchOf): Promise<Computed | null> {
  const { time_zone: timeZone } = await getCompanyTime(db)
  const date = localDateOf(at.getTime(), timeZone)
  const dates = await keptDates(db, { from: addDays(date, -1), to: addDays(date, 1) })
  if (!dates) return null
  const people = { employeeIds: [employeeId], ...dates }
  return { people, ...(await computeDaysAround(db, people)) }
}
