// What positions and job grades share: the list, one of them, its holders, and the effect of a merge.
import type { HeldBy } from '@hr/contract/position.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { todayIn } from '#api/company/today.ts'
import { listPeople } from '#api/people/person.ts'
import type { AppCaller } from '#api/http/caller.ts'
import type { Context } from '#api/http/context.ts'
import { listPage } from '#api/http/list-page.ts'
import type { PageInput } from '#api/http/list-page.ts'
import { orNotFound } from '#api/http/refusal.ts'
import { pageOfRows } from './page-of-rows.ts'
import {
  countHolders,
  isFoundBy,
  isHolderKey,
  listCounted,
  listHolders,
  listStaffIds,
} from './position.queries.ts'
import type { NamedRow } from './position.queries.ts'
import type { NamedTable } from './position.store.ts'

type Of<Input> = Context<Input, AppCaller>
type Sort = 'sortOrder' | 'name' | '-name' | 'employeeCount' | '-employeeCount'

export async function namedPage(
  table: NamedTable,
  { db, input, language }: Of<PageInput & { search: string; sort: Sort }>,
) {
  const rows = await listCounted(db, table, await todayIn(db))
  const rankOf: Record<Sort, (row: NamedRow) => number> = {
    sortOrder: row => row.sortOrder,
    name: () => 0,
    '-name': () => 0,
    employeeCount: row => row.employeeCount,
    '-employeeCount': row => -row.employeeCount,
  }
  return pageOfRows(input, rows.filter(isFoundBy(input.search)), {
    language,
    keyOf: row => [String(rankOf[input.sort](row)), nameIn(row, language), row.id],
    namesDown: input.sort === '-name',
  })
}

/** Throws NOT_FOUND. */
export async function namedRow(table: NamedTable, { db, input }: Of<{ id: string }>): Promise<NamedRow> {
  const rows = await listCounted(db, table, await todayIn(db))
  return orNotFound(rows.find(row => row.id === input.id))
}

/** Latest first. */
export async function holdersPage(table: NamedTable, context: Of<PageInput & { id: string }>) {
  const { db, caller, input } = context
  const { workspaceId } = caller
  const { id } = await namedRow(table, context)
  const today = await todayIn(db)
  const of = { table, workspaceId, id }
  const page = await listPage(input, {
    rows: window => listHolders(db, of, window),
    total: () => countHolders(db, of),
    keyOf: row => [row.valid_from, String(row.employee_id)] as const,
    isKey: isHolderKey,
  })
  const ids = page.rows.map(row => row.employee_id)
  const people = await listPeople(db, ids)
  const staffIds = await listStaffIds(db, ids)
  const rows = page.rows.map(({ employee_id, valid_from, valid_to }): HeldBy => ({
    employee: orNotFound(people.get(employee_id)),
    staffId: staffIds.get(employee_id) ?? '',
    from: valid_from,
    to: valid_to,
    isCurrent: valid_from <= today && (valid_to === null || valid_to >= today),
  }))
  return { ...page, rows }
}
