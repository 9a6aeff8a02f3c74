// The history of overrules (A8): what was entered, by whom and why, and what was undone.
import type { OverruleEntry } from '@hr/contract/attendance.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'
import { matching } from '#api/people/search-text.ts'
import { personColumns } from '#api/people/person.ts'
import { countRows } from '#api/http/count-rows.queries.ts'
import type { NewestKey, PageWindow } from '#api/http/list-page.ts'
import { newestPage } from '#api/http/newest-page.queries.ts'
import { unitsBelow } from '#api/people/units-below.ts'
import { overruleEntries } from './overrule.store.ts'

export type OverruleFilter = {
  readonly from: LocalDate | undefined
  readonly to: LocalDate | undefined
  readonly employeeId: number | undefined
  readonly unitId: string | undefined
  readonly type: OverruleEntry['type'] | undefined
  readonly byId: number | undefined
  readonly search: string
}

const shown = [
  'o.id',
  'o.action_id as actionId',
  'o.date',
  'o.type',
  'o.time_in as timeIn',
  'o.time_out as timeOut',
  'o.reason',
  'o.at as createdAt',
  'o.overruled_by as byId',
  'u.at as undoneAt',
  'u.undone_by as undoneById',
] as const

/** Of one day, earliest first. */
export const listDayOverrules = (
  db: Scope,
  { employeeId, date }: { readonly employeeId: number; readonly date: LocalDate },
) =>
  overruleEntries(db)
    .select(shown)
    .where('o.employee_id', '=', employeeId)
    .where('o.date', '=', date)
    .orderBy('o.sequence')
    .execute()

function filtered(db: Scope, filter: OverruleFilter) {
  const { from, to, employeeId, unitId, type, byId, search } = filter
  const query = overruleEntries(db)
    .innerJoin('employee as e', join =>
      join.onRef('e.workspace_id', '=', 'o.workspace_id').onRef('e.id', '=', 'o.employee_id'),
    )
    .$if(from !== undefined, all => all.where('o.date', '>=', from ?? ''))
    .$if(to !== undefined, all => all.where('o.date', '<=', to ?? ''))
    .$if(employeeId !== undefined, all => all.where('o.employee_id', '=', employeeId ?? 0))
    .$if(type !== undefined, all => all.where('o.type', '=', type ?? 'LATE'))
    .$if(byId !== undefined, all => all.where('o.overruled_by', '=', byId ?? 0))
    .$if(unitId !== undefined, all =>
      all.where(
        sql<SqlBool>`exists (select from employee_job j
          where j.workspace_id = o.workspace_id and j.employee_id = o.employee_id
            and o.date between j.valid_from and coalesce(j.valid_to, 'infinity')
            and j.unit_id = any (array(${unitsBelow(db.workspaceId, unitId ?? '')})))`,
      ),
    )
  return query.$call(matching(search))
}

export const countOverrules = (db: Scope, filter: OverruleFilter): Promise<number> =>
  countRows(db, filtered(db, filter))

export function listOverruleRows(db: Scope, filter: OverruleFilter, window: PageWindow<NewestKey>) {
  return filtered(db, filter)
    .select(personColumns.filter(name => name !== 'id').map(name => `e.${name}` as const))
    .select(['e.staff_id', 'o.employee_id as employeeId'])
    .select(shown)
    .$call(newestPage('o.at', 'o.id', window))
    .execute()
}

/** The number of entries of each action that still apply. */
export async function countActionDays(
  db: Scope,
  actionIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await overruleEntries(db)
    .select(['o.action_id as actionId', sql<number>`count(*)::integer`.as('days')])
    .where(sql<SqlBool>`o.action_id = any(${actionIds}::uuid[])`)
    .where('u.overrule_id', 'is', null)
    .groupBy('o.action_id')
    .execute()
  return new Map(rows.map(({ actionId, days }) => [actionId, days]))
}
