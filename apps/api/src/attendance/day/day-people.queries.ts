// Reads what lists show next to days: the person, the unit on the day, pending requests.
import type { DateRange } from '@hr/domain/calendar/date-filter.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { selectClosedPeriods } from '#api/calendar/closed-periods.queries.ts'
import { preparedForOne } from '#api/db/connect/prepared.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Tables } from '#api/db/schema/tables.ts'
import { ePersonColumns } from '#api/people/person.ts'
import type { personColumns } from '#api/people/person.ts'
import { isJobAt, isUnitOfJob } from '#api/people/people-with-job.queries.ts'
import type { ComputedDay } from './attendance-day.store.ts'
import type { Dates } from './day-facts.queries.ts'

export type DayPerson = Pick<
  Selectable<Tables['employee']>,
  (typeof personColumns)[number] | 'staff_id' | 'started_on' | 'ended_on'
> & {
  readonly unit: string | null
  readonly unit_lo: string | null
  /** Payable overtime of the day. */
  readonly overtimeMinutes: number
}
type DayOfPerson = { readonly employeeId: number; readonly date: LocalDate }

/** Key of one person on one date. */
export const dayKey = ({ employeeId, date }: DayOfPerson) => `${employeeId} ${date}`

/** Computed days by person and date. */
export const byDayKey = <Day extends ComputedDay>(
  days: readonly { readonly employeeId: number; readonly day: Day }[],
): ReadonlyMap<string, Day> =>
  new Map(days.map(({ employeeId, day }) => [dayKey({ employeeId, date: day.record.date }), day]))

/** The person of each day. */
export const listDayPeople = async (
  db: Scope,
  days: readonly DayOfPerson[],
): Promise<ReadonlyMap<string, DayPerson>> =>
  byDay(await selectDayPeople(db, days).modifyEnd(preparedForOne(days)).execute())

const byDay = (rows: readonly (DayPerson & { readonly date: LocalDate })[]) =>
  new Map(rows.map(({ date, ...person }) => [dayKey({ employeeId: person.id, date }), person]))

function selectDayPeople(db: Scope, days: readonly DayOfPerson[]) {
  const wanted = sql<{ employee_id: number; date: string }>`(
    select * from unnest(${days.map(day => day.employeeId)}::integer[], ${days.map(day => day.date)}::date[]))`
  return db
    .selectFrom(wanted.as<'d'>(sql`d(employee_id, date)`))
    .innerJoin('employee as e', join =>
      join.onRef('e.id', '=', 'd.employee_id').on('e.workspace_id', '=', db.workspaceId),
    )
    .leftJoin('employee_job as j', join => join.on(isJobAt('d.date')))
    .leftJoin('org_node as u', join => join.on(isUnitOfJob))
    .leftJoin('ot_record as o', join =>
      join
        .on('o.workspace_id', '=', db.workspaceId)
        .onRef('o.employee_id', '=', 'd.employee_id')
        .onRef('o.date', '=', 'd.date'),
    )
    .select(ePersonColumns)
    .select(sql<number>`coalesce(o.payable_minutes, 0)`.as('overtimeMinutes'))
    .select(['d.date', 'e.staff_id', 'e.started_on', 'e.ended_on', 'u.name as unit', 'u.name_lo as unit_lo'])
}

export type PendingRequest = DateRange & {
  readonly kind: 'LEAVE' | 'ATTENDANCE'
  readonly id: string
  readonly employeeId: number
  readonly createdAt: string
  /** For an attendance request. */
  readonly type: string
  readonly typeLo: string
}

/** Pending leave and attendance requests that include one of the days, newest last. */
function selectPendingRequests(db: Scope, employeeIds: readonly number[], { from, to }: Dates) {
  const pending = sql`r.workspace_id = ${db.workspaceId} and r.status = 'PENDING'
    and r.employee_id = any(${employeeIds}::integer[]) and r.from_date <= ${to} and r.to_date >= ${from}`
  const columns = sql`r.id, r.employee_id as "employeeId", r.from_date as "from", r.to_date as "to",
    r.created_at as "createdAt"`
  return sql<PendingRequest>`(
    select 'LEAVE' as kind, ${columns}, '' as type, '' as "typeLo" from leave_request r where ${pending}
    union all
    select r.kind, ${columns}, t.name, t.name_lo from attendance_request r
      join attendance_type t on t.workspace_id = r.workspace_id and t.id = r.attendance_type_id
    where r.kind = 'ATTENDANCE' and ${pending}
    order by "createdAt")`
}

type DaysShown = {
  readonly people: ReadonlyMap<string, DayPerson>
  readonly pending: readonly PendingRequest[]
  readonly closed: readonly DateRange[]
}

/** The data shown next to the days, in one statement; `dates` are the first and the last day. */
export async function readShownWith(
  db: Scope,
  days: readonly DayOfPerson[],
  dates: Dates,
): Promise<DaysShown> {
  const employeeIds = [...new Set(days.map(({ employeeId }) => employeeId))]
  const { people, pending, closed } = await db
    .selectNoFrom([
      jsonArrayFrom(selectDayPeople(db, days)).as('people'),
      jsonArrayFrom(selectPendingRequests(db, employeeIds, dates)).as('pending'),
      jsonArrayFrom(selectClosedPeriods(db, dates)).as('closed'),
    ])
    .modifyEnd(preparedForOne(days))
    .executeTakeFirstOrThrow()
  return { people: byDay(people), pending, closed }
}
