// The people of today's board: everybody by name, best match of a search first, and those of a page with their unit of today.
import type { Language } from '@hr/contract/messages/text.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { SqlBool } from 'kysely'
import { sql } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'
import { searchParts } from '#api/people/search-text.ts'
import { peopleWithJob } from '#api/people/people-with-job.queries.ts'
import { personColumns } from '#api/people/person.ts'
import { matchOrder } from '#api/people/list-order.ts'
import { unitsBelow } from '#api/people/units-below.ts'

export type BoardPeople = {
  readonly today: LocalDate
  readonly whose: 'all' | readonly number[]
  readonly search: string
  readonly unitId: string | undefined
}

/** Employees on the day; a night shift of yesterday's last day ends with the employment. */
export function listBoardPeople(db: Scope, people: BoardPeople, language: Language) {
  const { today, whose, search, unitId } = people
  return searchParts(search)
    .reduce(
      (query, part) => query.where(sql<SqlBool>`strpos(e.search_text, ${part}) > 0`),
      peopleWithJob(db, today)
        .where('e.started_on', '<=', today)
        .where(eb => eb.or([eb('e.ended_on', 'is', null), eb('e.ended_on', '>=', today)])),
    )
    .$if(whose !== 'all', query =>
      query.where(sql<SqlBool>`e.id = any(${[...(whose === 'all' ? [] : whose)]}::int[])`),
    )
    .$if(unitId !== undefined, query =>
      query.where(sql<SqlBool>`j.unit_id = any (array(${unitsBelow(db.workspaceId, unitId ?? '')}))`),
    )
    .select(['e.id', 'e.started_on', 'e.ended_on'])
    .orderBy(matchOrder(language, search).by)
    .execute()
}

/** With the unit they work in on the day. */
export async function listShownPeople(
  db: Scope,
  ids: readonly number[],
  today: LocalDate,
): Promise<ReadonlyMap<number, BoardPerson>> {
  const rows = await boardPeople(db, ids, today)
  return new Map(rows.map(row => [row.id, row]))
}

const boardPeople = (db: Scope, ids: readonly number[], today: LocalDate) =>
  peopleWithJob(db, today)
    .where(sql<SqlBool>`e.id = any(${ids}::int[])`)
    .select(personColumns.map(column => `e.${column}` as const))
    .select(['e.staff_id', 'u.name as unit', 'u.name_lo as unitLo'])
    .execute()
export type BoardPerson = Awaited<ReturnType<typeof boardPeople>>[number]
