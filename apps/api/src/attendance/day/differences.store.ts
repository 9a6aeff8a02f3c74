// All SQL of changes in closed periods (A13): insert only.
import type { DayRecord } from '@hr/domain/attendance/day-record.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { OtOutcome } from '@hr/domain/overtime/settle-days.ts'
import { sql } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'
import { newId } from '#api/db/new-id.ts'
import type { DifferenceCause } from '#api/db/schema/attendance-tables.ts'
import type { Dates } from './day-facts.queries.ts'
import { storedRecord } from './stored-day.queries.ts'

/** Who changed which fact, with HR's reason. */
export type Because = {
  readonly by: number | null
  readonly cause: DifferenceCause
  readonly reason?: string | undefined
  /** The field for the reason, if it is not `closedReason`. */
  readonly reasonField?: 'reason' | 'comment' | undefined
  readonly isJob?: true
}
/** A request that was approved, cancelled or changed. */
export const byRequest = (
  { employeeId }: { readonly employeeId?: number | null },
  reason: string,
): Because => ({ by: employeeId ?? null, cause: 'REQUEST', reason, reasonField: 'comment' })

export type Difference = {
  readonly periodFrom: LocalDate
  readonly employeeId: number
  readonly date: LocalDate
  /** Last of the days; differs from `date` only for a person who starts or leaves. */
  readonly to: LocalDate
  /** Null = there is no day. */
  readonly before: DayRecord | null
  readonly after: DayRecord | null
  /** Of overtime, whose differences are without a day. */
  readonly otBefore?: OtOutcome | null
  readonly otAfter?: OtOutcome | null
}

/** The stored records of these people. */
export function listRecords(
  db: Scope,
  { employeeIds, from, to }: Dates & { readonly employeeIds: readonly number[] },
) {
  return db
    .from('attendance_day as d')
    .select(['d.employee_id as employeeId', 'd.date', storedRecord.as('record')])
    .where(sql<boolean>`employee_id = any(${employeeIds}::integer[])`)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .execute()
}

export async function insertDifferences(
  db: Scope,
  differences: readonly Difference[],
  { by, cause, reason = '' }: Because,
): Promise<void> {
  if (differences.length === 0) return
  await db
    .insertInto('attendance_difference')
    .values(
      differences.map(({ periodFrom, employeeId, date, to, before, after, otBefore, otAfter }) => ({
        workspace_id: db.workspaceId,
        id: newId(),
        period_from: periodFrom,
        employee_id: employeeId,
        date,
        to_date: to,
        at: db.now,
        changed_by: by,
        cause,
        reason,
        before: before && JSON.stringify(before),
        after: after && JSON.stringify(after),
        ot_before: otBefore ? JSON.stringify(otBefore) : null,
        ot_after: otAfter ? JSON.stringify(otAfter) : null,
      })),
    )
    .execute()
}
