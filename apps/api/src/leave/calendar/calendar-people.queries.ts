// The people of the leave calendar: oneself, the team by name, then everybody else by unit and name.
import type { Language } from '@hr/contract/messages/text.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { Kysely, SqlBool } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from '#api/db/schema/tables.ts'
import { searchParts } from '#api/employee/employee-search-text.ts'
import { personColumns } from '#api/employee/person.ts'
import { sortNames } from '#api/employee/sort-names.ts'
import { countRows } from '#api/http/count-rows.queries.ts'
import type { PageWindow } from '#api/http/list-page.ts'
import { unitsBelow } from '#api/organization/units-below.ts'
import { effectiveLeave } from './leave-calendar.queries.ts'
import type { CalendarFilter } from './leave-calendar.queries.ts'

type Db = Kysely<Tables>
export type PeopleFilter = CalendarFilter & {
  /** The day whose units people are shown in. */
  readonly date: LocalDate
  readonly search: string
  readonly onlyAway: boolean
  readonly team: readonly number[]
}
export type CalendarPersonRow = Awaited<ReturnType<typeof listCalendarPeople>>[number]

/** rank 0 oneself, 1 the team, 2 others with a unit, 3 others without one. */
export type PlaceKey = readonly [rank: string, unit: string, name: string, id: string]
export const isPlaceKey = (key: readonly string[]): key is PlaceKey =>
  key.length === 4 && /^[0-3]$/.test(key[0] ?? '') && /^\d{1,9}$/.test(key[3] ?? '')
export const placeKey = ({ rank, unit_key, sort_name, id }: CalendarPersonRow): PlaceKey => [
  String(rank),
  unit_key,
  sort_name,
  String(id),
]

function people(db: Db, filter: PeopleFilter) {
  const { workspaceId, from, to, date, employeeIds, unit, search, onlyAway } = filter
  return searchParts(search)
    .reduce(
      (query, part) => query.where(sql<SqlBool>`strpos(e.search_text, ${part}) > 0`),
      db
        .selectFrom('employee as e')
        .leftJoin('employee_job as j', join =>
          join
            .onRef('j.workspace_id', '=', 'e.workspace_id')
            .onRef('j.employee_id', '=', 'e.id')
            .on('j.valid_from', '<=', date)
            .on(eb => eb.or([eb('j.valid_to', 'is', null), eb('j.valid_to', '>=', date)])),
        )
        .leftJoin('org_node as u', join =>
          join.onRef('u.workspace_id', '=', 'j.workspace_id').onRef('u.id', '=', 'j.unit_id'),
        )
        .where('e.workspace_id', '=', workspaceId)
        .where('e.started_on', '<=', to)
        .where(eb =>
          eb.or([
            eb('e.ended_on', '>=', from),
            eb.and([eb('e.ended_on', 'is', null), eb('e.status', 'in', ['active', 'probation'])]),
          ]),
        ),
    )
    .$if(employeeIds !== 'all', query =>
      query.where(sql<SqlBool>`e.id = any(${[...(employeeIds === 'all' ? [] : employeeIds)]}::int[])`),
    )
    .$if(unit !== undefined, query =>
      query.where(sql<SqlBool>`j.unit_id = any (array(${unitsBelow(workspaceId, unit?.id ?? '')}))`),
    )
    .$if(onlyAway, query => query.where('e.id', 'in', effectiveLeave(db, filter).select('r.employee_id')))
}

export const countCalendarPeople = (db: Db, filter: PeopleFilter): Promise<number> =>
  countRows(db, people(db, filter))

export function listCalendarPeople(
  db: Db,
  filter: PeopleFilter,
  language: Language,
  { limit, offset, after }: PageWindow<PlaceKey>,
) {
  const { team, seenBy } = filter
  const rank = sql<number>`case when e.id = ${seenBy.employeeId}::int then 0
    when e.id = any(${[...team]}::int[]) then 1 when u.id is null then 3 else 2 end`
  const unitName = language === 'lo' ? sql`coalesce(nullif(u.name_lo, ''), u.name)` : sql`u.name`
  // The id keeps two units of one name apart.
  const unitKey = sql<string>`(case when (${rank}) = 2 then ${unitName} || ' ' || u.id::text else '' end)
    collate "und-x-icu"`
  const name = sql.ref<string>(sortNames[language])
  return people(db, filter)
    .select(personColumns.map(column => `e.${column}` as const))
    .select(['u.id as unitId', 'u.name as unitName', 'u.name_lo as unitNameLo'])
    .select([rank.as('rank'), unitKey.as('unit_key'), name.as('sort_name')])
    .$if(after !== undefined, query =>
      query.where(
        sql<SqlBool>`(${rank}, ${unitKey}, ${name}, e.id) > (${Number(after?.[0])}::int, ${after?.[1] ?? ''},
          ${after?.[2] ?? ''}, ${Number(after?.[3])}::int)`,
      ),
    )
    .orderBy(rank)
    .orderBy(unitKey)
    .orderBy(name)
    .orderBy('e.id')
    .limit(limit)
    .offset(offset)
    .execute()
}
