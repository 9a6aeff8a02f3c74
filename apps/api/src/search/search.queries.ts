// Reads for the global search: people with what they do today, and a request by its number.
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { Kysely, RawBuilder, SqlBool } from 'kysely'
import { sql } from 'kysely'
import { personColumns } from '#api/employee/person.ts'
import type { Tables } from '#api/db/schema/tables.ts'

type Db = Kysely<Tables>
export type PeopleScope = {
  readonly workspaceId: string
  readonly today: LocalDate
  /** People who left are found only by those who manage employees. */
  readonly withFormer: boolean
}

function people(db: Db, { workspaceId, today, withFormer }: PeopleScope) {
  return db
    .selectFrom('employee as e')
    .leftJoin('employee_job as j', join =>
      join
        .onRef('j.workspace_id', '=', 'e.workspace_id')
        .onRef('j.employee_id', '=', 'e.id')
        .on('j.valid_from', '<=', today)
        .on(eb => eb.or([eb('j.valid_to', 'is', null), eb('j.valid_to', '>=', today)])),
    )
    .leftJoin('org_node as u', join =>
      join.onRef('u.workspace_id', '=', 'j.workspace_id').onRef('u.id', '=', 'j.unit_id'),
    )
    .leftJoin('position as p', join =>
      join.onRef('p.workspace_id', '=', 'j.workspace_id').onRef('p.id', '=', 'j.position_id'),
    )
    .select(personColumns.map(name => `e.${name}` as const))
    .select([
      'e.staff_id',
      'e.search_text',
      'u.name as unit',
      'u.name_lo as unit_lo',
      'p.name as position',
      'p.name_lo as position_lo',
    ])
    .where('e.workspace_id', '=', workspaceId)
    .$if(!withFormer, query => query.where('e.status', 'in', ['active', 'probation']))
}
export type PersonFound = Awaited<ReturnType<typeof listPeopleWith>>[number]

/** Everybody in whose names and numbers all parts occur; the earlier a word begins with the first part, the better. */
export function listPeopleWith(db: Db, scope: PeopleScope, parts: readonly string[], limit: number) {
  const place = sql`nullif(strpos(' ' || e.search_text, ${` ${parts[0] ?? ''}`}), 0)`
  return parts
    .reduce((query, part) => query.where(sql<SqlBool>`strpos(e.search_text, ${part}) > 0`), people(db, scope))
    .orderBy(sql`${place} nulls last`)
    .orderBy('e.sort_name')
    .orderBy('e.id')
    .limit(limit)
    .execute()
}

/** Everybody with words that look like the parts, the likest first: to be judged letter by letter. */
export function listPeopleLike(db: Db, scope: PeopleScope, parts: readonly string[], limit: number) {
  const likeness = parts.map(part => sql<number>`word_similarity(${part}, e.search_text)`)
  const least: RawBuilder<number> = sql`least(${sql.join(likeness)})`
  return people(db, scope)
    .where(sql<SqlBool>`${least} >= 0.25`)
    .orderBy(sql`${least} desc`)
    .orderBy('e.id')
    .limit(limit)
    .execute()
}

export function findRequestByNumber(db: Db, workspaceId: string, number: number) {
  return db
    .selectFrom('leave_request')
    .select(['id', 'number', 'employee_id', 'status', 'from_date', 'to_date'])
    .where('workspace_id', '=', workspaceId)
    .where('number', '=', number)
    .executeTakeFirst()
}
