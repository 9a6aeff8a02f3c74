// The people with a day in the report (A15), by name. Sums nothing, so that a page by name only sums the days of its
// own people.
import type { Language } from '@hr/contract/messages/text.ts'
import type { RawBuilder, SqlBool } from 'kysely'
import { sql } from 'kysely'
import { matching } from '#api/people/search-text.ts'
import { sortNames } from '#api/people/sort-names.ts'
import { prepared } from '#api/db/connect/prepared.ts'
import { isUsualPage } from '#api/db/connect/row-limit.ts'
import { countOfPage, countRows } from '#api/http/count-rows.queries.ts'
import type { PageWindow } from '#api/http/list-page.ts'
import { isOf, isPlaced } from '../day/day-list.queries.ts'
import type { DayFilter } from '../day/day-list.queries.ts'
import type { ValueKey } from '#api/people/by-value.ts'
import type { Scope } from '#api/db/connect/scope.ts'

/** From splitDates: final days are stored; on open dates every employed person has a day. */
export type ReportDates = { readonly final: DayFilter; readonly open: DayFilter | null }

/** "offset 0": person by person in the order of the page, and no day after the page is full. */
const hasStored = (db: Scope, filter: DayFilter) => sql<SqlBool>`exists (
  select from attendance_day d where d.workspace_id = e.workspace_id and d.employee_id = e.id
    and d.date between ${filter.from} and ${filter.to} and ${isPlaced(db, filter)} offset 0)`

/** For everybody. Nearly all have a day on the last date, which one index has in a row; only the others are looked up. */
export const hasStoredOfAll = (db: Scope, filter: DayFilter) => sql<SqlBool>`(e.id in (
  select d.employee_id from attendance_day d where d.workspace_id = ${db.workspaceId}
    and d.date = ${filter.to} and d.date >= ${filter.from}) or ${hasStored(db, filter)})`

const isEmployed = (db: Scope, filter: DayFilter) => sql<SqlBool>`exists (
  select from generate_series(
    greatest(e.started_on, ${filter.from}::date), least(e.ended_on, ${filter.to}::date), '1 day') day,
    lateral (select e.id as employee_id, day::date as date) d
  where ${isPlaced(db, filter)})`

function reportPeople(db: Scope, { final, open }: ReportDates, isStored: RawBuilder<SqlBool>) {
  const { whose, search } = final
  const has = open ? sql<SqlBool>`(${isStored} or ${isEmployed(db, open)})` : isStored
  return db
    .from('employee as e')
    .where(sql<SqlBool>`${isOf(whose, 'e.id')}`)
    .where(has)
    .$call(matching(search))
}

export const isOfAll = ({ whose, unitId, positionId }: DayFilter) =>
  whose === 'all' && unitId === undefined && positionId === undefined

const counted = (db: Scope, dates: ReportDates) =>
  reportPeople(db, dates, isOfAll(dates.final) ? hasStoredOfAll(db, dates.final) : hasStored(db, dates.final))

export const countReportPeople = (db: Scope, dates: ReportDates): Promise<number> =>
  countRows(db, counted(db, dates))

export async function listReportPeople(
  db: Scope,
  dates: ReportDates,
  { isDown, language }: { readonly isDown: boolean; readonly language: Language },
  window: PageWindow<ValueKey>,
): Promise<{ readonly ids: readonly number[]; readonly count: number | null }> {
  const { limit, offset, after } = window
  const place = sql`(${sql.ref(sortNames[language])}, e.id)`
  const isPlain = isOfAll(dates.final) && after === undefined && isUsualPage({ limit, offset })
  const page = reportPeople(db, dates, hasStored(db, dates.final))
    .select('e.id')
    .$if(after !== undefined, query =>
      query.where(
        sql<SqlBool>`${place} ${sql.raw(isDown ? '<' : '>')} (${after?.[1] ?? ''}, ${Number(after?.[2])}::integer)`,
      ),
    )
    .orderBy(sortNames[language], isDown ? 'desc' : 'asc')
    .orderBy('e.id', isDown ? 'desc' : 'asc')
    .limit(limit)
    .offset(offset)
  const rows = await db
    .selectFrom(page.as('page'))
    .select(['id', countOfPage(counted(db, dates), window).as('count')])
    .modifyEnd(isPlain ? prepared : sql``)
    .execute()
  return { ids: rows.map(({ id }) => id), count: rows[0]?.count ?? null }
}
