// Stored days with the same days computed from the facts as they are now: a preview makes its change in a dry run first.
import { attendanceDays } from '@hr/domain/attendance/attendance-days.ts'
import type { DayRecord } from '@hr/domain/attendance/day-record.ts'
import { addDays, daysBetween } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { inBatches } from '#api/db/in-batches.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Dates } from './day-facts.queries.ts'
import { dayKey } from './day-people.queries.ts'
import { listRecords } from './differences.store.ts'
import { loadPersonFacts } from './load-person-facts.ts'

export type ComparedDay = {
  readonly employeeId: number
  readonly before: DayRecord
  readonly after: DayRecord | undefined
}
type Asked = Dates & { readonly timeZone?: string }

/** Days in one computation. */
const batch = 2000

/** The last of the dates; the number of compared days is limited. */
export function lastDates({ from, to }: Dates, people: number, mostDays: number): Dates {
  const earliest: LocalDate = addDays(to, 1 - Math.max(1, Math.floor(mostDays / Math.max(1, people))))
  return { from: earliest > from ? earliest : from, to }
}

export async function comparedDays(
  db: Scope,
  employeeIds: readonly number[],
  asked: Asked,
): Promise<ComparedDay[]> {
  const days = daysBetween(asked.from, asked.to) + 1
  const portion = Math.max(1, Math.floor(batch / days))
  const compared: ComparedDay[] = []
  for (const some of inBatches(employeeIds, portion)) compared.push(...(await comparedOf(db, some, asked)))
  return compared
}

async function comparedOf(
  db: Scope,
  employeeIds: readonly number[],
  { timeZone, ...dates }: Asked,
): Promise<ComparedDay[]> {
  const stored = await listRecords(db, { employeeIds, ...dates })
  const { span, facts } = await loadPersonFacts(
    db,
    employeeIds,
    dates,
    timeZone === undefined ? {} : { timeZone },
  )
  const after = new Map(
    [...facts].flatMap(([employeeId, person]) =>
      attendanceDays(span, person, db.now.getTime()).map(
        ({ record }) => [dayKey({ employeeId, date: record.date }), record] as const,
      ),
    ),
  )
  return stored.map(row => ({
    employeeId: row.employeeId,
    before: row.record,
    after: after.get(dayKey(row)),
  }))
}
