// The SQL of overrules (A8): entered and undone, never changed.
import type { Overrule } from '@hr/domain/attendance/day-facts.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { sql } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'
import { newId } from '#api/db/new-id.ts'

export type DayOf = { readonly employeeId: number; readonly date: LocalDate }
/** Times are 'HH:mm'; null except for TIME_ATTENDANCE. */
export type TimedDay = DayOf & { readonly timeIn: string | null; readonly timeOut: string | null }

/** `u.overrule_id` is null while the entry applies. */
export const overruleEntries = (db: Scope) =>
  db
    .from('attendance_overrule as o')
    .leftJoin('attendance_overrule_undo as u', join =>
      join.onRef('u.workspace_id', '=', 'o.workspace_id').onRef('u.overrule_id', '=', 'o.id'),
    )

type NewOverrules = {
  readonly actionId: string
  readonly type: Overrule['type']
  readonly reason: string
  readonly now: Date
  readonly by: number | null
  readonly days: readonly TimedDay[]
}

/** Call it with the people locked: each follows all earlier entries of its day, undone ones included. */
export async function insertOverrules(
  db: Scope,
  { actionId, type, reason, now, by, days }: NewOverrules,
): Promise<void> {
  await db
    .insertInto('attendance_overrule')
    .columns([
      'workspace_id',
      'id',
      'action_id',
      'employee_id',
      'date',
      'sequence',
      'type',
      'time_in',
      'time_out',
      'reason',
      'at',
      'overruled_by',
    ])
    .expression(
      sql`select ${db.workspaceId}::uuid, d.id, ${actionId}::uuid, d.employee_id, d.date, coalesce((
          select max(sequence) from attendance_overrule
          where workspace_id = ${db.workspaceId} and employee_id = d.employee_id and date = d.date), 0) + 1,
        ${type}, d.time_in, d.time_out, ${reason}, ${now}::timestamptz, ${by}::integer
      from unnest(
        ${days.map(() => newId())}::uuid[], ${days.map(({ employeeId }) => employeeId)}::integer[],
        ${days.map(({ date }) => date)}::date[], ${days.map(({ timeIn }) => timeIn)}::text[],
        ${days.map(({ timeOut }) => timeOut)}::text[]) as d(id, employee_id, date, time_in, time_out)`,
    )
    .execute()
}

/** Active ones of a day in their order. */
export const selectOverrules = (
  db: Scope,
  employeeIds: readonly number[],
  { from, to }: { readonly from: LocalDate; readonly to: LocalDate },
) =>
  overruleEntries(db)
    .select(['o.employee_id as employeeId', 'o.date', 'o.type', 'o.sequence'])
    .select(['o.time_in as timeIn', 'o.time_out as timeOut'])
    .where(sql<boolean>`o.employee_id = any(${employeeIds}::integer[])`)
    .where('o.date', '>=', from)
    .where('o.date', '<=', to)
    .where('u.overrule_id', 'is', null)
    .orderBy('o.sequence')

/** All entries of an action, with whether each was undone. */
export const listActionEntries = (db: Scope, actionId: string) =>
  overruleEntries(db)
    .select(['o.id', 'o.employee_id as employeeId', 'o.date', 'o.type', 'o.reason'])
    .select(['o.time_in as timeIn', 'o.time_out as timeOut', 'u.at as undoneAt'])
    .where('o.action_id', '=', actionId)
    .orderBy('o.employee_id')
    .orderBy('o.date')
    .execute()

export async function insertUndos(
  db: Scope,
  overruleIds: readonly string[],
  { now, by }: { readonly now: Date; readonly by: number | null },
): Promise<void> {
  await db
    .insertInto('attendance_overrule_undo')
    .values(
      overruleIds.map(overrule_id => ({ workspace_id: db.workspaceId, overrule_id, at: now, undone_by: by })),
    )
    .execute()
}
