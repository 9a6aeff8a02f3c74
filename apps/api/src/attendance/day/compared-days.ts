// Stored days with the same days computed from the facts as they are now: a preview makes its change in a dry run first.
import type { DayRecord } from '@hr/domain/attendance/day-record.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { computedDays, inPortions } from './computed-days.ts'
import type { Dates } from './day-facts.queries.ts'
import { dayKey } from './day-people.queries.ts'
import { listRecords } from './differences.store.ts'

export type ComparedDay = {
  readonly employeeId: number
  readonly before: DayRecord
  readonly after: DayRecord | undefined
}
type Asked = Dates & { readonly timeZone?: string }

export async function comparedDays(
  db: Scope,
  employeeIds: readonly number[],
  asked: Asked,
): Promise<ComparedDay[]> {
  const compared: ComparedDay[] = []
  for (const some of inPortions(employeeIds, asked)) compared.push(...(await comparedOf(db, some, asked)))
  return compared
}

async function comparedOf(
  db: Scope,
  employeeIds: readonly number[],
  { timeZone, ...dates }: Asked,
): Promise<ComparedDay[]> {
  const stored = await listRecords(db, { employeeIds, ...dates })
  const wanted = timeZone === undefined ? {} : { timeZone }
  const after = new Map(
    (await computedDays(db, employeeIds, dates, wanted)).map(
      ({ employeeId, record }) => [dayKey({ employeeId, date: record.date }), record] as const,
    ),
  )
  return stored.map(row => ({
    employeeId: row.employeeId,
    before: row.record,
    after: after.get(dayKey(row)),
  }))
}
