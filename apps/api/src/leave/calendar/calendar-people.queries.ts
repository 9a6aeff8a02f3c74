// The people of the leave calendar: oneself, the team by name, then everybody else by unit and name. One statement per
// group, each in the order of an index, so that a page reads only its own people.
import type { Language } from '@hr/contract/messages/text.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { SqlBool } from 'kysely'
import { sql } from 'kysely'
import { isAnyText, isKeyOf, isNumberText } from '#api/http/page-key.ts'
import type { Tables } from '#api/db/schema/tables.ts'
import { matching } from '#api/people/search-text.ts'
import { isJobOn, isUnitOfJob } from '#api/people/people-with-job.queries.ts'
import { ePersonColumns } from '#api/people/person.ts'
import { sortNames } from '#api/people/sort-names.ts'
import { countRows } from '#api/http/count-rows.queries.ts'
import type { PageWindow } from '#api/http/list-page.ts'
import { visibleRequests } from './leave-calendar.queries.ts'
import type { CalendarFilter } from './leave-calendar.queries.ts'
import { isEmployed } from '#api/people/valid-on.ts'
import type { Scope } from '#api/db/connect/scope.ts'

type PeopleFilter = CalendarFilter & {
  /** The day that decides people's units. */
  readonly date: LocalDate
  readonly search: string
  readonly onlyAway: boolean
  readonly team: readonly number[]
}
export type CalendarPersonRow = Awaited<ReturnType<ReturnType<typeof byName>['execute']>>[number]

/** 0 oneself, 1 the team, 2 others with a unit, 3 others without a unit. */
type Rank = 0 | 1 | 2 | 3
type Unit = Pick<Tables['org_node'], 'id' | 'name' | 'name_lo'> & { readonly key: string }
/** The last person of the previous page, if of the same rank. */
type Behind = { readonly unitKey: string; readonly name: string; readonly id: number } | undefined

type Part = { readonly language: Language; readonly behind: Behind; readonly room: number }

type PlaceKey = readonly [rank: string, unit: string, name: string, id: string]
export const isPlaceKey = isKeyOf<PlaceKey>(rank => /^[0-3]$/.test(rank), isAnyText, isAnyText, isNumberText)
export const placeKey = ({ rank, unit_key, sort_name, id }: CalendarPersonRow): PlaceKey => [
  String(rank),
  unit_key,
  sort_name,
  String(id),
]

/** Without units: counting does not need them. */
function people(db: Scope, filter: PeopleFilter) {
  const { from, to, employeeIds, search, onlyAway } = filter
  return db
    .from('employee as e')
    .where('e.started_on', '<=', to)
    .where(eb =>
      eb.or([eb('e.ended_on', '>=', from), eb.and([eb('e.ended_on', 'is', null), isEmployed('e')])]),
    )
    .$call(matching(search))
    .$if(employeeIds !== 'all', query =>
      query.where(sql<SqlBool>`e.id = any(${[...(employeeIds === 'all' ? [] : employeeIds)]}::int[])`),
    )
    .$if(onlyAway, query => query.where('e.id', 'in', visibleRequests(db, filter).select('r.employee_id')))
}

export const countCalendarPeople = (db: Scope, filter: PeopleFilter): Promise<number> =>
  countRows(db, people(db, filter))

export async function listCalendarPeople(
  db: Scope,
  filter: PeopleFilter,
  language: Language,
  { limit, offset, after }: PageWindow<PlaceKey>,
): Promise<CalendarPersonRow[]> {
  const [firstRank = '0', unitKey = '', name = '', id = ''] = after ?? []
  const behind = after && { unitKey, name, id: Number(id) }
  const room = offset + limit
  const found: CalendarPersonRow[] = []
  const listOf = (rank: Rank) => {
    const part = { language, room, behind: rank === Number(firstRank) ? behind : undefined }
    return (rank === 2 ? byUnit(db, filter, part) : byName(db, filter, { ...part, rank })).execute()
  }
  for (const ranks of ranksOf(filter, room)) {
    if (found.length >= room) break
    const lists = await Promise.all(ranks.filter(rank => rank >= Number(firstRank)).map(listOf))
    found.push(...lists.flat())
  }
  return found.slice(offset, room)
}

/**
 * In the order of the page; those in one list are read together. A team that fills the page needs nobody else, and if all
 * people are in the team there are no others.
 */
function ranksOf(filter: PeopleFilter, room: number): readonly (readonly Rank[])[] {
  const named = new Set(namedIds(filter))
  const hasOthers = filter.employeeIds === 'all' || filter.employeeIds.some(id => !named.has(id))
  if (!hasOthers) return [[0, 1]]
  return named.size < room ? [[0, 1, 2], [3]] : [[0, 1], [2], [3]]
}

const namedIds = ({ seenBy, team }: PeopleFilter): number[] => [seenBy.employeeId ?? 0, ...team]

/** Limits the page before joining units: a team may be everybody. */
function byName(
  db: Scope,
  filter: PeopleFilter,
  { language, rank, behind, room }: Part & { readonly rank: 0 | 1 | 3 },
) {
  const { seenBy, team, date } = filter
  const isOfRank = {
    0: sql<SqlBool>`e.id = ${seenBy.employeeId}::int`,
    1: sql<SqlBool>`e.id = any(${[...team]}::int[]) and e.id is distinct from ${seenBy.employeeId}::int`,
    3: sql<SqlBool>`e.id <> all(${namedIds(filter)}::int[])
      and not exists (select from employee_job j where ${isJobOn(date)} and j.unit_id is not null)`,
  }
  const name = sql.ref<string>(sortNames[language])
  const page = people(db, filter)
    .where(isOfRank[rank])
    .$if(behind !== undefined, query =>
      query.where(sql<SqlBool>`(${name}, e.id) > (${behind?.name ?? ''}, ${behind?.id ?? 0}::int)`),
    )
    .select(['e.workspace_id', 'e.started_on', name.as('sort_name')])
    .select(ePersonColumns)
    .orderBy('sort_name')
    .orderBy('e.id')
    .limit(room)
  return (
    db
      .selectFrom(page.as('e'))
      // A lateral join looks people up by index; a plain join would read the jobs of everybody.
      .leftJoinLateral(
        eb =>
          eb
            .selectFrom('employee_job as j')
            .where(isJobOn(date))
            .select(['workspace_id', 'unit_id'])
            .limit(1)
            .as('j'),
        join => join.onTrue(),
      )
      .leftJoin('org_node as u', join => join.on(isUnitOfJob))
      .select(ePersonColumns)
      .select(['u.id as unitId', 'u.name as unitName', 'u.name_lo as unitNameLo', 'e.sort_name'])
      .select([sql<Rank>`${rank}::int`.as('rank'), sql<string>`''`.as('unit_key')])
      .orderBy('e.sort_name')
      .orderBy('e.id')
  )
}

/** Unit by unit ("offset 0" keeps the planner from flattening it) until the page is full. */
function byUnit(db: Scope, filter: PeopleFilter, { language, behind, room }: Part) {
  const unitName = language === 'lo' ? sql`coalesce(nullif(name_lo, ''), name)` : sql`name`
  // The id distinguishes units with the same name.
  const units = sql<Unit>`(
    select id, name, name_lo, key from (select id, name, name_lo, (${unitName} || ' ' || id::text) collate "und-x-icu" as key
      from org_node where workspace_id = ${db.workspaceId}) named
    where key >= ${behind?.unitKey ?? ''} order by key)`
  const name = sql.ref<string>(sortNames[language])
  const ofUnit = people(db, filter)
    .innerJoin('employee_job as j', join => join.on(isJobOn(filter.date)))
    .where(sql<SqlBool>`j.unit_id = u.id and e.id <> all(${namedIds(filter)}::int[])`)
    .select(ePersonColumns)
    .select(name.as('sort_name'))
    .offset(0)
  return db
    .selectFrom(units.as('u'))
    .innerJoinLateral(ofUnit.as('e'), join => join.onTrue())
    .$if(behind !== undefined, query =>
      query.where(
        sql<SqlBool>`(u.key, e.sort_name, e.id) > (${behind?.unitKey ?? ''}, ${behind?.name ?? ''},
          ${behind?.id ?? 0}::int)`,
      ),
    )
    .select(ePersonColumns)
    .select(['u.id as unitId', 'u.name as unitName', 'u.name_lo as unitNameLo', 'e.sort_name'])
    .select([sql<Rank>`2`.as('rank'), 'u.key as unit_key'])
    .orderBy('u.key')
    .orderBy('e.sort_name')
    .orderBy('e.id')
    .limit(room)
}
