// The SQL of notices about leave days that expire.
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { sql } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'
import { isEmployed } from '#api/people/valid-on.ts'

export type DueNotice = {
  readonly employeeId: number
  readonly endedOn: LocalDate | null
  readonly leaveTypeId: string
  readonly lastDay: LocalDate
  readonly daysBefore: number
}
type Due = {
  readonly today: LocalDate
  /** Days before the last day. */
  readonly reminders: readonly number[]
  /** At most so many. */
  readonly limit: number
}

/** Last days of lots that can be lost, each at the last reminder passed, unless noted already. */
export async function listDueNotices(db: Scope, { today, reminders, limit }: Due): Promise<DueNotice[]> {
  const { rows } = await sql<DueNotice>`
    select distinct l.employee_id as "employeeId", e.ended_on as "endedOn", l.leave_type_id as "leaveTypeId",
      l.valid_to as "lastDay", d.days as "daysBefore"
    from leave_lot l
    join employee e on e.workspace_id = l.workspace_id and e.id = l.employee_id and ${isEmployed('e')}
    join leave_type t on t.workspace_id = l.workspace_id and t.id = l.leave_type_id
    cross join lateral (
      select min(days) as days from unnest(${[...reminders]}::integer[]) as days
      where l.valid_to - ${today}::date <= days) d
    where l.workspace_id = ${db.workspaceId} and l.valid_from <= ${today} and l.valid_to >= ${today}
      and d.days is not null and (l.kind <> 'GRANT' or t.carry_over_amount > 0)
      and not exists (
        select from leave_expiry_notice n
        where n.workspace_id = l.workspace_id and n.employee_id = l.employee_id
          and n.leave_type_id = l.leave_type_id and n.last_day = l.valid_to and n.days_before = d.days)
    order by 1, 3, 4 limit ${limit}`.execute(db)
  return rows
}

/** Returns those that another run has not noted meanwhile. */
export async function insertNotices(db: Scope, due: readonly DueNotice[]): Promise<readonly DueNotice[]> {
  const keyOf = ({ employeeId, leaveTypeId, lastDay }: Omit<DueNotice, 'endedOn' | 'daysBefore'>) =>
    `${employeeId} ${leaveTypeId} ${lastDay}`
  const stored = await db
    .insertInto('leave_expiry_notice')
    .values(
      due.map(({ employeeId, leaveTypeId, lastDay, daysBefore }) => ({
        workspace_id: db.workspaceId,
        employee_id: employeeId,
        leave_type_id: leaveTypeId,
        last_day: lastDay,
        days_before: daysBefore,
      })),
    )
    .onConflict(conflict => conflict.doNothing())
    .returning(['employee_id as employeeId', 'leave_type_id as leaveTypeId', 'last_day as lastDay'])
    .execute()
  const keys = new Set(stored.map(keyOf))
  return due.filter(one => keys.has(keyOf(one)))
}
