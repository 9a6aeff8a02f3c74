// Holders of a work shift: today, planned and past (A1, P8).
import type { Language } from '@hr/contract/messages/text.ts'
import type { holderTimes } from '@hr/contract/shift-holder.ts'
import { isLocalDate } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import { isAnyText, isKeyOf, isNumberText } from '#api/http/page-key.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { validOn } from '#api/people/valid-on.ts'
import { matching } from '#api/people/search-text.ts'
import { ePersonColumns } from '#api/people/person.ts'
import { sortNames } from '#api/people/sort-names.ts'
import { countRows } from '#api/http/count-rows.queries.ts'
import type { PageWindow } from '#api/http/list-page.ts'

type HolderFilter = {
  readonly workShiftId: string
  readonly today: LocalDate
  readonly time: (typeof holderTimes)[number]
  readonly search: string
}
/** The sort name, id and first day of the last row seen; the first day is '' for the default. */
type HolderKey = readonly [name: string, id: string, from: string]
export const isHolderKey = isKeyOf<HolderKey>(
  isAnyText,
  isNumberText,
  from => from === '' || isLocalDate(from),
)

type Held = { employee_id: number; valid_from: string | null; valid_to: string | null }

const dated = (db: Scope, { workShiftId, today, time }: HolderFilter) => sql<Held>`
  select employee_id, valid_from, valid_to from employee_shift
  where workspace_id = ${db.workspaceId} and work_shift_id = ${workShiftId} and ${
    {
      now: validOn('employee_shift', today),
      planned: sql`valid_from > ${today}`,
      past: sql`valid_to < ${today}`,
    }[time]
  }`

/** People without an assigned shift today, if this is the default. */
const byDefault = (db: Scope, { workShiftId, today }: HolderFilter) => sql<Held>`
  select e.id, null::date, (
    select min(n.valid_from) - 1 from employee_shift n
    where n.workspace_id = e.workspace_id and n.employee_id = e.id and n.valid_from > ${today}
  )
  from employee e
    join company_profile c on c.workspace_id = e.workspace_id and c.default_work_shift_id = ${workShiftId}
  where e.workspace_id = ${db.workspaceId} and not exists (
    select from employee_shift h where h.workspace_id = e.workspace_id and h.employee_id = e.id
      and ${validOn('h', today)})`

function holders(db: Scope, filter: HolderFilter) {
  const { today, time } = filter
  const held =
    time === 'now' ? sql<Held>`${dated(db, filter)} union all ${byDefault(db, filter)}` : dated(db, filter)
  const all = db
    .from('employee as e')
    .innerJoin(sql<Held>`(${held})`.as<'h'>(sql`h(employee_id, valid_from, valid_to)`), join =>
      join.onRef('h.employee_id', '=', 'e.id'),
    )
    .$if(time === 'now', people =>
      people.where(sql<SqlBool>`${today}::date between e.started_on and coalesce(e.ended_on, 'infinity')`),
    )
  return all.$call(matching(filter.search))
}

/** By name, collated for the reader's language. */
export function listHolders(
  db: Scope,
  filter: HolderFilter,
  language: Language,
  { limit, offset, after }: PageWindow<HolderKey>,
) {
  const sortName = sortNames[language]
  const from = sql<string>`coalesce(h.valid_from::text, '')`
  return holders(db, filter)
    .select(eb => [
      ...ePersonColumns,
      'e.staff_id',
      'h.valid_from',
      'h.valid_to',
      eb.ref(sortName).as('sort_name'),
    ])
    .$if(after !== undefined, query =>
      query.where(
        sql<SqlBool>`(${sql.ref(sortName)}, e.id, ${from}) > (${after?.[0] ?? ''}, ${Number(after?.[1] ?? 0)}::integer, ${after?.[2] ?? ''})`,
      ),
    )
    .orderBy(sortName)
    .orderBy('e.id')
    .orderBy(from)
    .limit(limit)
    .offset(offset)
    .execute()
}

export const countHolderRows = (db: Scope, filter: HolderFilter): Promise<number> =>
  countRows(db, holders(db, filter))

/** Everybody with the shift on the day or later, by assignment or default. */
export async function listHolderIds(
  db: Scope,
  { workShiftId, from }: { readonly workShiftId: string; readonly from: LocalDate },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select e.id from employee e join company_profile c on c.workspace_id = e.workspace_id
    where e.workspace_id = ${db.workspaceId} and (c.default_work_shift_id = ${workShiftId} or exists (
      select from employee_shift h where h.workspace_id = e.workspace_id and h.employee_id = e.id
        and h.work_shift_id = ${workShiftId} and coalesce(h.valid_to, 'infinity') >= ${from}))
    order by e.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Everybody employed on the day or later, with the first such day. */
export async function listPeopleAtWorkFrom(
  db: Scope,
  from: LocalDate,
): Promise<{ id: number; firstDay: LocalDate }[]> {
  const { rows } = await sql<{ id: number; firstDay: LocalDate }>`
    select id, greatest(started_on, ${from}::date) as "firstDay" from employee
    where workspace_id = ${db.workspaceId} and coalesce(ended_on, 'infinity') >= ${from}
    order by id`.execute(db)
  return rows
}

/** The number of people with a past, present or planned assignment. */
export async function countEverHeld(db: Scope, workShiftId: string): Promise<number> {
  const row = await db
    .from('employee_shift')
    .select(eb => eb.fn.count<number>('employee_id').distinct().as('people'))
    .where('work_shift_id', '=', workShiftId)
    .executeTakeFirstOrThrow()
  return Number(row.people)
}

/** Everybody of the company, former employees included. */
export async function listEmployeeIds(db: Scope): Promise<number[]> {
  const rows = await db.from('employee').select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

export async function isUnit(db: Scope, id: string): Promise<boolean> {
  const row = await db.from('org_node').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}
