// The days of a list (A15): final ones as stored; for later dates everybody who was employed, because those days are
// computed on reading.
import type { DayStatus } from '@hr/domain/attendance/attendance-status.ts'
import { isLocalDate } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { isAnyText, isKeyOf, isNumberText } from '#api/http/page-key.ts'
import { matching } from '#api/people/search-text.ts'
import { sortNames } from '#api/people/sort-names.ts'
import { countRows } from '#api/http/count-rows.queries.ts'
import type { PageWindow } from '#api/http/list-page.ts'
import { unitsBelow } from '#api/people/units-below.ts'
import type { Dates } from './day-facts.queries.ts'
import type { SeenPeople } from './day-scope.ts'
import { storedFacts, storedRecord } from './stored-day.queries.ts'
import type { Scope } from '#api/db/connect/scope.ts'

export type DayFilter = Dates & {
  readonly whose: SeenPeople
  /** At least one of them applies to the day. */
  readonly statuses: readonly DayStatus[] | undefined
  /** Their unit on the day, including its descendants. */
  readonly unitId: string | undefined
  /** Their position on the day. */
  readonly positionId?: string | undefined
  readonly search: string
}
/** Date, sort name and id of the last row of the previous page. */
export type DayKey = readonly [date: LocalDate, name: string, id: string]
export const isDayKey = isKeyOf<DayKey>(isLocalDate, isAnyText, isNumberText)

export type DayRow = { employee_id: number; date: string }

export const isOf = (whose: SeenPeople, column: string) =>
  whose === 'all' ? sql`true` : sql`${sql.ref(column)} = any(${whose}::integer[])`

/** On one date, people are read in the order of their names; on several, PostgreSQL sorts everybody. */
const isIn = ({ from, to }: Dates) =>
  from === to ? sql`date = ${from}` : sql`date between ${from} and ${to}`

const stored = (db: Scope, { from, to, whose, statuses }: DayFilter) => sql<DayRow>`(
  select employee_id, date from attendance_day
  where workspace_id = ${db.workspaceId} and ${isIn({ from, to })} and ${isOf(whose, 'employee_id')}
    and ${statuses === undefined ? sql`true` : sql`jsonb_exists_any(statuses, ${statuses}::text[])`})`

const employed = (db: Scope, { from, to, whose }: DayFilter) => sql<DayRow>`(
  select e.id, day::date from employee e,
    generate_series(greatest(e.started_on, ${from}::date), least(e.ended_on, ${to}::date), '1 day') day
  where e.workspace_id = ${db.workspaceId} and ${isOf(whose, 'e.id')})`

/** Rows per person and date, filtered; `e` is the person. */
function filteredDays(db: Scope, days: RawBuilder<DayRow>, filter: DayFilter) {
  const query = db
    .selectFrom(days.as<'d'>(sql`d(employee_id, date)`))
    .innerJoin('employee as e', join =>
      join.on(sql<SqlBool>`e.id = d.employee_id`).on('e.workspace_id', '=', db.workspaceId),
    )
    .where(isPlaced(db, filter))
  return query.$call(matching(filter.search))
}

/** Whether the person of `d` had the filter's unit and position on the date. */
export function isPlaced(db: Scope, { unitId, positionId }: DayFilter) {
  if (unitId === undefined && positionId === undefined) return sql<SqlBool>`true`
  const unit = sql`j.unit_id = any (array(${unitsBelow(db.workspaceId, unitId ?? '')}))`
  return sql<SqlBool>`exists (select from employee_job j
    where j.workspace_id = ${db.workspaceId} and j.employee_id = d.employee_id
      and d.date between j.valid_from and coalesce(j.valid_to, 'infinity')
      and ${unitId === undefined ? sql`true` : unit}
      and ${positionId === undefined ? sql`true` : sql`j.position_id = ${positionId}`})`
}

const filteredStored = (db: Scope, filter: DayFilter) => filteredDays(db, stored(db, filter), filter)

export const countStoredDays = (db: Scope, filter: DayFilter): Promise<number> =>
  countRows(db, filteredStored(db, filter))

/** Whether more than `most` of them are on Mondays to Fridays. */
export async function hasMoreWeekdays(db: Scope, filter: DayFilter, most: number): Promise<boolean> {
  const rows = await filteredStored(db, filter)
    .where(sql<SqlBool>`extract(isodow from d.date) < 6`)
    .select('d.date')
    .offset(most)
    .limit(1)
    .execute()
  return rows.length > 0
}

/** Whether the row comes after this key. */
const isBehind = (language: Language, [date, name, id]: DayKey) =>
  sql<boolean>`(d.date < ${date}::date or (d.date = ${date}::date
    and (${sql.ref(sortNames[language])}, e.id) > (${name}, ${Number(id)}::integer)))`

/** Newest date first, then by name. A page of everybody is mostly within one date, which is read first. */
export async function listStoredDays(
  db: Scope,
  filter: DayFilter,
  language: Language,
  window: PageWindow<DayKey>,
): ReturnType<typeof storedPage> {
  const date = newestDate(filter, window)
  const first =
    date === null ? [] : await storedPage(db, { ...filter, from: date, to: date }, language, window)
  return first.length === window.limit ? first : storedPage(db, filter, language, window)
}

/** Null where a narrower filter leaves few people on it. */
function newestDate(
  { from, to, whose, statuses, unitId, search }: DayFilter,
  { offset, after }: PageWindow<DayKey>,
) {
  if (whose !== 'all' || statuses || unitId !== undefined || search !== '' || offset > 0) return null
  const newest = after !== undefined && after[0] < to ? after[0] : to
  return newest < from ? null : newest
}

/** The page is found in the index alone; the days are read for the page only. */
function storedPage(
  db: Scope,
  filter: DayFilter,
  language: Language,
  { limit, offset, after }: PageWindow<DayKey>,
) {
  const onPage = filteredStored(db, filter)
    .select(['d.date', 'd.employee_id as employeeId', `${sortNames[language]} as sortName`])
    .$if(after !== undefined, query => query.where(isBehind(language, after ?? ['', '', '0'])))
    .orderBy('d.date', 'desc')
    .orderBy(sortNames[language])
    .orderBy('e.id')
    .limit(limit)
    .offset(offset)
  return db
    .selectFrom(onPage.as('p'))
    .innerJoin('attendance_day as d', join =>
      join
        .on('d.workspace_id', '=', db.workspaceId)
        .onRef('d.employee_id', '=', 'p.employeeId')
        .onRef('d.date', '=', 'p.date'),
    )
    .select(['p.date', 'p.employeeId', 'p.sortName', storedRecord.as('record'), storedFacts.as('facts')])
    .orderBy('p.date', 'desc')
    .orderBy('p.sortName')
    .orderBy('p.employeeId')
    .execute()
}

/** In the same order; `isBehind` = after the key `after`. */
export function listEmployedDays(
  db: Scope,
  filter: DayFilter,
  language: Language,
  after: DayKey | undefined,
) {
  return filteredDays(db, employed(db, filter), filter)
    .select([
      'd.date',
      'e.id as employeeId',
      `${sortNames[language]} as sortName`,
      (after ? isBehind(language, after) : sql<boolean>`true`).as('isBehind'),
    ])
    .orderBy('d.date', 'desc')
    .orderBy(sortNames[language])
    .orderBy('e.id')
    .execute()
}
