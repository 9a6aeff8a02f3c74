// The SQL of penalty tables (A9). A band stores its end: it starts a minute after the previous one.
import type { AttendanceRate } from '@hr/contract/attendance-rate.ts'
import type { RateRow } from '@hr/domain/attendance/day-facts.ts'
import { ratesSinceEver } from '@hr/domain/attendance/penalty-table.ts'
import type { RateTable } from '@hr/domain/attendance/rates-on.ts'
import { addDays } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { InferResult } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Scope } from '#api/db/connect/scope.ts'
import { newId } from '#api/db/new-id.ts'

export type StoredRate = RateTable & { readonly id: string; readonly version: number }

/** Every table of the company, the latest of each grade first: there are few. */
export const listRateTables = async (db: Scope): Promise<StoredRate[]> =>
  toRateTables(await selectRates(db).execute())

export const selectRates = (db: Scope) =>
  db
    .from('attendance_rate as r')
    .select(['r.id', 'r.job_grade_id as jobGradeId', 'r.valid_from as from', 'r.version'])
    .select(eb =>
      jsonArrayFrom(
        eb
          .selectFrom('attendance_rate_row as w')
          .select(['w.max_time as maxTime', 'w.amount', 'w.time_in as timeIn', 'w.to_time as toTime'])
          .whereRef('w.workspace_id', '=', 'r.workspace_id')
          .whereRef('w.rate_id', '=', 'r.id')
          .orderBy('w.max_time'),
      ).as('rows'),
    )
    .orderBy('r.valid_from', 'desc')

export const toRateTables = (rates: InferResult<ReturnType<typeof selectRates>>): StoredRate[] =>
  rates.map(rate => ({
    ...rate,
    rows: rate.rows.map((row, index, all) => ({ ...row, minTime: (all[index - 1]?.maxTime ?? 0) + 1 })),
  }))

/** With the names of the grades, in their order; `id` = only that one. */
export async function listRates(db: Scope, id?: string): Promise<AttendanceRate[]> {
  const tables = Map.groupBy(await listRateTables(db), table => table.jobGradeId)
  const grades = await db
    .from('job_grade')
    .select(['id', 'name', 'name_lo as nameLo'])
    .orderBy('sort_order')
    .orderBy('name')
    .execute()
  return grades
    .flatMap(jobGrade =>
      (tables.get(jobGrade.id) ?? []).map((table, index, all) => {
        const next = all[index - 1]
        return {
          id: table.id,
          jobGrade,
          from: table.from,
          isSinceEver: table.from === ratesSinceEver,
          to: next === undefined ? null : addDays(next.from, -1),
          rows: [...table.rows],
          version: table.version,
        }
      }),
    )
    .filter(rate => id === undefined || rate.id === id)
}

/** The unique constraint refuses a second table of a grade on the same day. */
export async function insertRates(db: Scope, tables: readonly RateTable[]): Promise<void> {
  const rates = tables.map(table => ({ ...table, id: newId() }))
  await db
    .insertInto('attendance_rate')
    .values(
      rates.map(({ id, jobGradeId, from }) => ({
        workspace_id: db.workspaceId,
        id,
        job_grade_id: jobGradeId,
        valid_from: from,
      })),
    )
    .execute()
  await insertRows(db, rates)
}

/** Increments the version. */
export async function saveRate(
  db: Scope,
  { id, from, rows }: { readonly id: string; readonly from: LocalDate; readonly rows: readonly RateRow[] },
): Promise<void> {
  await db
    .update('attendance_rate')
    .set(eb => ({ valid_from: from, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
  await db.delete('attendance_rate_row').where('rate_id', '=', id).execute()
  await insertRows(db, [{ id, rows }])
}

async function insertRows(
  db: Scope,
  rates: readonly { readonly id: string; readonly rows: readonly RateRow[] }[],
): Promise<void> {
  await db
    .insertInto('attendance_rate_row')
    .values(
      rates.flatMap(({ id, rows }) =>
        rows.map(({ maxTime, amount, timeIn, toTime }) => ({
          workspace_id: db.workspaceId,
          rate_id: id,
          max_time: maxTime,
          amount,
          time_in: timeIn,
          to_time: toTime,
        })),
      ),
    )
    .execute()
}

export async function deleteRate(db: Scope, id: string): Promise<void> {
  await db.delete('attendance_rate').where('id', '=', id).execute()
}
