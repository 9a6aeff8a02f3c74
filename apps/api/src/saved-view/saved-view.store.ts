// All SQL of saved views.
import { sql } from 'kysely'
import { newId } from '#api/db/new-id.ts'
import type { Scope } from '#api/db/connect/scope.ts'

export type ViewRow = {
  readonly id: string
  readonly employeeId: number
  readonly list: string
  readonly name: string
  readonly query: string
  readonly isShared: boolean
}

const views = (db: Scope) =>
  db
    .from('saved_view')
    .select(['id', 'employee_id as employeeId', 'list', 'name', 'query', 'is_shared as isShared'])

/** Own and shared ones, by name. */
export const listViews = (db: Scope, list: string, employeeId: number | null): Promise<ViewRow[]> =>
  views(db)
    .where('list', '=', list)
    .where(eb => eb.or([eb('is_shared', '=', true), eb('employee_id', '=', employeeId)]))
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute()

export const listOwnViews = (db: Scope, list: string, employeeId: number): Promise<ViewRow[]> =>
  views(db).where('list', '=', list).where('employee_id', '=', employeeId).execute()

export const findView = (db: Scope, id: string): Promise<ViewRow | undefined> =>
  views(db).where('id', '=', id).executeTakeFirst()

export async function insertView(db: Scope, view: Omit<ViewRow, 'id'>): Promise<ViewRow> {
  const { employeeId, list, name, query, isShared } = view
  const id = newId()
  const row = { id, employee_id: employeeId, list, name, query, is_shared: isShared }
  await db
    .insertInto('saved_view')
    .values({ workspace_id: db.workspaceId, ...row })
    .execute()
  return { id, ...view }
}

export async function renameView(db: Scope, id: string, name: string): Promise<void> {
  await db.update('saved_view').set({ name }).where('id', '=', id).execute()
}

export async function deleteView(db: Scope, id: string): Promise<void> {
  await db.delete('saved_view').where('id', '=', id).execute()
}
