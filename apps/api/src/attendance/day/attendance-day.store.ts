// All SQL of stored days (A12).
import type { DayFacts } from '@hr/domain/attendance/day-facts.ts'
import { dayRulesVersion } from '@hr/domain/attendance/day-rules-version.ts'
import type { DayRecord } from '@hr/domain/attendance/day-record.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { inBatches } from '#api/db/in-batches.ts'
import { preparedForOne } from '#api/db/connect/prepared.ts'
import { sendWrite } from '#api/db/connect/scope.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { AttendanceDay, StoredFacts } from '#api/db/schema/attendance-tables.ts'
import type { Dates } from './day-facts.queries.ts'
import { addSums, summedOfDay } from './day-sums.store.ts'
import { daySplitter } from './day-splitter.ts'
import { storedFacts, storedRecord } from './stored-day.queries.ts'

export type ComputedDay = { readonly facts: StoredFacts; readonly record: DayRecord }
/** Days per statement: a few megabytes of JSON. */
const batch = 2000

type DayToStore = {
  readonly employeeId: number
  readonly day: { readonly facts: DayFacts; readonly record: DayRecord }
}

/** Makes these the only stored days of these people on these dates. A day that is stored already is not written. */
export async function replaceDays(
  db: Scope,
  { employeeIds, from, to }: Dates & { readonly employeeIds: readonly number[] },
  computed: readonly DayToStore[],
): Promise<void> {
  const daysOf = Map.groupBy(computed, ({ employeeId }) => employeeId)
  const peopleAtOnce = Math.max(1, Math.floor((batch * employeeIds.length) / Math.max(computed.length, 1)))
  for (const people of inBatches(employeeIds, peopleAtOnce)) {
    const within = sql<boolean>`employee_id = any(${people}::integer[])
      and date between ${from}::date and ${to}::date`
    await storeDays(
      db,
      { people, within },
      people.flatMap(id => daysOf.get(id) ?? []),
    )
  }
}

/** The same for separate dates of one person. */
export const replaceDaysOn = (
  db: Scope,
  { employeeId, dates }: { readonly employeeId: number; readonly dates: readonly LocalDate[] },
  computed: readonly DayToStore[],
): Promise<void> =>
  storeDays(
    db,
    { people: [employeeId], within: sql`employee_id = ${employeeId} and date = any(${dates}::date[])` },
    computed.filter(one => one.employeeId === employeeId),
  )

/** Typed, because JSON has no dates. */
const columns = {
  employee_id: 'integer',
  date: 'date',
  status: 'text',
  statuses: 'jsonb',
  is_provisional: 'boolean',
  late_minutes: 'smallint',
  early_minutes: 'smallint',
  worked_minutes: 'smallint',
  penalty_amount: 'integer',
  rules_version: 'smallint',
  facts: 'jsonb',
  figures: 'text',
} as const satisfies Partial<Record<keyof AttendanceDay, string>>
const names = Object.keys(columns)
const typed = sql.raw(names.map(name => `${name} ${columns[name as keyof typeof columns]}`).join(', '))
const stored = [...names, 'plan_id', 'form_id', 'window_from', 'window_to']
const listed = sql.raw(stored.join(', '))
const updated = sql.raw(
  stored
    .slice(2)
    .map(name => `${name} = excluded.${name}`)
    .join(', '),
)

const ofDay = (day: string) =>
  sql.raw(
    stored
      .slice(2)
      .map(name => `${day}.${name}`)
      .join(', '),
  )

/**
 * One statement, because most of them store the days around a single punch. With the lock of the people its snapshot has
 * the days that it replaces, which the kept sums lose. Adds in one order, against deadlocks. A day that
 * is not final, as after a later end of work, reopens the dates from it on: the hourly job handles them again.
 */
async function storeDays(
  db: Scope,
  { people, within }: { readonly people: readonly number[]; readonly within: RawBuilder<boolean> },
  computed: readonly DayToStore[],
): Promise<void> {
  const { plans, forms, split } = daySplitter()
  const days = computed.map(one => toRow(one, split))
  const statement = sql`
    with plan as materialized (
      select place - 1 as plan, md5(facts::text)::uuid as plan_id, facts as shared_facts,
        to_timestamp((facts #>> '{window,fromAt}')::double precision / 1000) as window_from,
        to_timestamp((facts #>> '{window,toAt}')::double precision / 1000) as window_to
      from jsonb_array_elements(${JSON.stringify(plans)}::jsonb) with ordinality as one(facts, place)
    ), form as materialized (
      select place - 1 as form, md5(record)::uuid as form_id, record
      from jsonb_array_elements_text(${JSON.stringify(forms)}::jsonb) with ordinality as one(record, place)
    ), added_plan as (
      insert into attendance_plan (workspace_id, id, facts)
      select ${db.workspaceId}, plan_id, shared_facts from plan order by plan_id
      on conflict do nothing
    ), added_form as (
      insert into attendance_form (workspace_id, id, record)
      select ${db.workspaceId}, form_id, record from form order by form_id
      on conflict do nothing
    ), computed as materialized (
      select ${listed} from jsonb_to_recordset(${JSON.stringify(days)}::jsonb)
        as c(plan integer, form integer, ${typed}) join plan using (plan) join form using (form)
    ), removed as (
      delete from attendance_day d where d.workspace_id = ${db.workspaceId} and ${within}
        and not exists (select from computed c where c.employee_id = d.employee_id and c.date = d.date)
      returning ${summedOfDay}
    ), reopened as (
      update company_profile set attendance_closed_to = open.first - 1
      from (select min(date) as first from computed where is_provisional) open
      where workspace_id = ${db.workspaceId} and attendance_closed_to >= open.first
    ), stored as (
      insert into attendance_day as d (workspace_id, ${listed})
      select ${db.workspaceId}, ${listed} from computed c
      where not exists (
        select from attendance_day d
        where d.workspace_id = ${db.workspaceId} and ${within} and d.employee_id = c.employee_id and d.date = c.date
          and (${ofDay('d')}) is not distinct from (${ofDay('c')}))
      on conflict (workspace_id, employee_id, date) do update set ${updated}
      returning d.employee_id, ${summedOfDay}
    ) ${addSums(
      db,
      sql`select 1 as sign, ${summedOfDay} from stored d
        union all select -1, ${summedOfDay} from removed d
        union all select -1, ${summedOfDay} from attendance_day d join stored using (employee_id, date)
          where d.workspace_id = ${db.workspaceId} and ${within}`,
    )} ${preparedForOne(people)}`
  await sendWrite(db, statement.compile(db))
}

/** Of everybody. */
export const deleteDaysAfter = (db: Scope, date: LocalDate): Promise<void> =>
  deleteDays(db, sql`d.date > ${date}::date`)

/** Requires the lock of the people. */
export async function deleteDays(db: Scope, which: RawBuilder<boolean>): Promise<void> {
  await sql`
    with removed as (
      delete from attendance_day d where d.workspace_id = ${db.workspaceId} and ${which} returning ${summedOfDay}
    ) ${addSums(db, sql`select -1 as sign, ${summedOfDay} from removed d`)}`.execute(db)
}

const toRow = (
  { employeeId, day: { facts, record } }: DayToStore,
  split: ReturnType<typeof daySplitter>['split'],
) => ({
  employee_id: employeeId,
  date: record.date,
  status: record.status,
  statuses: record.statuses,
  is_provisional: record.isProvisional,
  late_minutes: record.lateTime,
  early_minutes: record.earlyOutTime,
  worked_minutes: record.workedMinutes,
  penalty_amount: record.penalty.amount === 'NO_RATE' ? null : record.penalty.amount,
  rules_version: dayRulesVersion,
  ...split(facts, record),
})

export function listDays(db: Scope, employeeId: number, { from, to }: Dates) {
  return db
    .from('attendance_day as d')
    .select(['d.date', storedRecord.as('record'), storedFacts.as('facts')])
    .where('employee_id', '=', employeeId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .orderBy('date')
    .execute()
}

/** People who were employed on the date and have no final day. */
export async function listOpenPeople(db: Scope, date: LocalDate): Promise<number[]> {
  const rows = await db
    .from('employee as e')
    .leftJoin('attendance_day as d', join =>
      join
        .onRef('d.workspace_id', '=', 'e.workspace_id')
        .onRef('d.employee_id', '=', 'e.id')
        .on('d.date', '=', date),
    )
    .select('e.id')
    .where('e.started_on', '<=', date)
    .where(eb => eb.or([eb('e.ended_on', 'is', null), eb('e.ended_on', '>=', date)]))
    .where(eb => eb.or([eb('d.date', 'is', null), eb('d.is_provisional', '=', true)]))
    .orderBy('e.id')
    .execute()
  return rows.map(({ id }) => id)
}
