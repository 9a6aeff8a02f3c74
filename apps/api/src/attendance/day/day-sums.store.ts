// What the days of everybody add up to, date by date (A15), kept as rows of differences: nobody waits for another's punch.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Dates } from './day-facts.queries.ts'

/** Of hours: whole, and rounded as in totalHours: no number of minutes is halfway between two. */
export const hundredths = sql`(d.worked_minutes * 10 + 3) / 6`

const counted = (applies: RawBuilder<unknown>) => sql`coalesce(sum(d.sign) filter (where ${applies}), 0)`
const added = (value: RawBuilder<unknown>) => sql`coalesce(sum(d.sign * ${value}), 0)`

const sums = {
  regular: counted(sql`d.status = 'REGULAR'`),
  late: counted(sql`d.late_minutes > 0`),
  late_minutes: added(sql`d.late_minutes`),
  early: counted(sql`d.early_minutes > 0`),
  early_minutes: added(sql`d.early_minutes`),
  missing: counted(sql`d.is_missing`),
  absent: counted(sql`d.is_absent`),
  leave_half_days: added(sql`d.leave_half_days`),
  off_site: counted(sql`d.is_off_site`),
  hundredths: added(sql`(${hundredths})`),
  penalty: added(sql`d.penalty_amount::bigint`),
  without_rate: counted(sql`d.penalty_amount is null`),
} as const
const names = Object.keys(sums)
const listed = sql.raw(names.join(', '))

/** What a day `d` adds, for statements that change days. */
export const summedOfDay = sql.raw(
  [
    'date',
    'status',
    'late_minutes',
    'early_minutes',
    'penalty_amount',
    'worked_minutes',
    'is_missing',
    'is_absent',
    'leave_half_days',
    'is_off_site',
  ]
    .map(name => `d.${name}`)
    .join(', '),
)

/** Of `days`, whose `sign` is 1 for days that are added and -1 for days that are gone. */
export const sumsByDate = (days: RawBuilder<unknown>) =>
  sql`select d.date, ${sql.join(Object.entries(sums).map(([name, sum]) => sql`${sum} as ${sql.ref(name)}`))}
    from (${days}) d group by d.date`

/** The kept sums of these dates, in the columns of sumsByDate. */
export const keptSums = (db: Scope, { from, to }: Dates) => sql`
  select date, ${listed} from attendance_sum
  where workspace_id = ${db.workspaceId} and date between ${from} and ${to}`

/** The end of a statement that changes days. */
export const addSums = (db: Scope, days: RawBuilder<unknown>) => sql`
  insert into attendance_sum (workspace_id, date, ${listed})
  select ${db.workspaceId}, date, ${listed} from (${sumsByDate(days)}) as changed
  where ${isNotZero(names)}`

/** Makes one row of the rows of each date. Writers only add rows, so they never wait for it. */
export async function mergeSums(db: Scope): Promise<void> {
  const totals = sql.raw(names.map(name => `sum(${name})`).join(', '))
  await sql`
    with part as (
      delete from attendance_sum where workspace_id = ${db.workspaceId} and date in (
        select date from attendance_sum where workspace_id = ${db.workspaceId} group by date having count(*) > 1)
      returning *
    ) insert into attendance_sum (workspace_id, date, ${listed})
    select workspace_id, date, ${totals} from part group by workspace_id, date
    having ${isNotZero(names.map(name => `sum(${name})`))}`.execute(db)
}

const isNotZero = (values: readonly string[]) =>
  sql.raw(`(${values.map(value => `${value} <> 0`).join(' or ')})`)
