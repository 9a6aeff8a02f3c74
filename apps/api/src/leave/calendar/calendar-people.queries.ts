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
import { shownRequests } from './leave-calendar.queries.ts'
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

type Unit = Pick<Tables['org_node'], 'id' | 'name' | 'name_lo'> & {
  readonly key: string
  readonly place: number
}

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

/** Without their units: counting needs none. */
function people(db: Db, filter: PeopleFilter) {
  const { workspaceId, from, to, employeeIds, search, onlyAway } = filter
  return searchParts(search)
    .reduce(
      (query, part) => query.where(sql<SqlBool>`strpos(e.search_text, ${part}) > 0`),
      db
        .selectFrom('employee as e')
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
    .$if(onlyAway, query => query.where('e.id', 'in', shownRequests(db, filter).select('r.employee_id')))
}

export const countCalendarPeople = (db: Db, filter: PeopleFilter): Promise<number> =>
  countRows(db, people(db, filter))

export function listCalendarPeople(
  db: Db,
  filter: PeopleFilter,
  language: Language,
  { limit, offset, after }: PageWindow<PlaceKey>,
) {
  const { workspaceId, team, seenBy, date } = filter
  const group = sql<{ rank: number }>`(select case when e.id = ${seenBy.employeeId}::int then 0
    when e.id = any(${[...team]}::int[]) then 1 when u.id is null then 3 else 2 end as rank)`
  const unitName = language === 'lo' ? sql`coalesce(nullif(name_lo, ''), name)` : sql`name`
  // The id keeps two units of one name apart. Units are put in order by themselves: people compare a number, not a name.
  const units = sql<Unit>`(
    select id, name, name_lo, key, row_number() over (order by key) as place
    from (select id, name, name_lo, (${unitName} || ' ' || id::text) collate "und-x-icu" as key
      from org_node where workspace_id = ${workspaceId}) named)`
  const unitKey = sql<string>`(case when g.rank = 2 then u.key else '' end)`
  const name = sql.ref<string>(sortNames[language])
  return people(db, filter)
    .leftJoin('employee_job as j', join =>
      join
        .onRef('j.workspace_id', '=', 'e.workspace_id')
        .onRef('j.employee_id', '=', 'e.id')
        .on('j.valid_from', '<=', date)
        .on(eb => eb.or([eb('j.valid_to', 'is', null), eb('j.valid_to', '>=', date)])),
    )
    .leftJoin(units.as('u'), join => join.onRef('u.id', '=', 'j.unit_id'))
    .crossJoinLateral(group.as('g'))
    .select(personColumns.map(column => `e.${column}` as const))
    .select(['u.id as unitId', 'u.name as unitName', 'u.name_lo as unitNameLo'])
    .select(['g.rank', unitKey.as('unit_key'), name.as('sort_name')])
    .$if(after !== undefined, query =>
      query.where(
        sql<SqlBool>`(g.rank, ${unitKey}, ${name}, e.id) > (${Number(after?.[0])}::int, ${after?.[1] ?? ''},
          ${after?.[2] ?? ''}, ${Number(after?.[3])}::int)`,
      ),
    )
    .orderBy('g.rank')
    .orderBy(sql`case when g.rank = 2 then u.place end`)
    .orderBy('sort_name')
    .orderBy('e.id')
    .limit(limit)
    .offset(offset)
    .execute()
}
