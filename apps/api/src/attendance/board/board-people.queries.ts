// The people of today's board: everybody by name, best match of a search first, and those of a page with their unit of today.
import type { Language } from '@hr/contract/messages/text.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { SqlBool } from 'kysely'
import { sql } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'
import { peopleWithJob } from '#api/people/people-with-job.queries.ts'
import { ePersonColumns } from '#api/people/person.ts'
import { matchOrder } from '#api/people/list-order.ts'
import { matching } from '#api/people/search-text.ts'
import { sortNames } from '#api/people/sort-names.ts'
import { unitsBelow } from '#api/people/units-below.ts'

/** A night shift of yesterday's last day ends with the employment. */
const isEmployedOn = (today: LocalDate) =>
  sql<SqlBool>`e.started_on <= ${today} and (e.ended_on is null or e.ended_on >= ${today})`

/** Those of them who are employed on the day. */
export const listBoardPeople = (db: Scope, ids: readonly number[], today: LocalDate) =>
  peopleWithJob(db, today)
    .where(sql<SqlBool>`e.id = any(${ids}::int[])`)
    .where(isEmployedOn(today))
    .select(['e.id', 'e.started_on', 'e.ended_on', 'e.sort_name', 'e.sort_name_lo'])
    .select('j.unit_id')
    .execute()
export type BoardPerson = Awaited<ReturnType<typeof listBoardPeople>>[number]

/** The ids of everybody who is employed on the day, by name in each language. */
export function listBoardOrder(db: Scope, today: LocalDate) {
  const by = (name: keyof typeof sortNames) =>
    sql<number[]>`coalesce(array_agg(e.id order by ${sql.ref(sortNames[name])}, e.id), '{}')`.as(name)
  return db
    .from('employee as e')
    .where(isEmployedOn(today))
    .select([by('en'), by('lo')])
    .executeTakeFirstOrThrow()
}

/** The ids of those whom a search finds, best match first; also of former employees. */
export async function listFoundIds(db: Scope, search: string, language: Language): Promise<number[]> {
  const found = db.from('employee as e').select('e.id').$call(matching(search))
  return (await found.orderBy(matchOrder(language, search).by).execute()).map(({ id }) => id)
}

export async function listUnitsBelow(db: Scope, unitId: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`${unitsBelow(db.workspaceId, unitId)}`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** With the unit they work in on the day. */
export async function listShownPeople(
  db: Scope,
  ids: readonly number[],
  today: LocalDate,
): Promise<ReadonlyMap<number, ShownPerson>> {
  const rows = await shownPeople(db, ids, today)
  return new Map(rows.map(row => [row.id, row]))
}

const shownPeople = (db: Scope, ids: readonly number[], today: LocalDate) =>
  peopleWithJob(db, today)
    .where(sql<SqlBool>`e.id = any(${ids}::int[])`)
    .select(ePersonColumns)
    .select(['e.staff_id', 'u.name as unit', 'u.name_lo as unitLo'])
    .execute()
export type ShownPerson = Awaited<ReturnType<typeof shownPeople>>[number]
