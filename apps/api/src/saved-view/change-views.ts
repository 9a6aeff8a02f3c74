// People save, rename and delete views of a list (docs/decisions/0100-lists-of-many-rows.md).
import * as contract from '@hr/contract/saved-view.ts'
import { canChangeView, canShareViews } from '@hr/domain/saved-view/can-change-view.ts'
import { auditCreate, auditDelete, auditUpdate } from '#api/audit/write-audit.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { AppCaller } from '#api/http/caller.ts'
import type { Handler } from '#api/http/context.ts'
import { ownEmployeeId } from '#api/http/own-employee-id.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import { lockEmployee } from '#api/people/lock-employees.ts'
import { deleteView, findView, insertView, listOwnViews, listViews, renameView } from './saved-view.store.ts'
import type { ViewRow } from './saved-view.store.ts'

const entity = 'saved_view'

export const listSavedViews: Handler<typeof contract.listSavedViews> = async ({ db, caller, input }) => {
  const rows = await listViews(db, input.list, caller.employeeId)
  return {
    rows: rows.map(row => toSavedView(row, caller)),
    mayAdd: caller.employeeId !== null,
    mayShare: canShareViews(caller.access),
  }
}

/** NO_EMPLOYEE_RECORD, FORBIDDEN, TOO_MANY_VIEWS or ALREADY_EXISTS. */
export const createSavedView: Handler<typeof contract.createSavedView> = async ({ db, caller, input }) => {
  const employeeId = ownEmployeeId(caller)
  if (input.isShared && !canShareViews(caller.access)) throw new Refusal('FORBIDDEN')
  const own = await lockOwnViews(db, { ...input, employeeId })
  if (own.length >= contract.mostViews) throw new Refusal('TOO_MANY_VIEWS', { most: contract.mostViews })
  const row = await insertView(db, { ...input, employeeId })
  await auditCreate(db, entity, row.id, { name: row.name })
  return toSavedView(row, caller)
}

export const renameSavedView: Handler<typeof contract.renameSavedView> = async ({ db, caller, input }) => {
  const before = await changeableView(db, caller, input.id)
  await lockOwnViews(db, { ...before, name: input.name })
  await renameView(db, before.id, input.name)
  await auditUpdate(db, entity, before.id, { before: { name: before.name }, after: { name: input.name } })
  return toSavedView({ ...before, name: input.name }, caller)
}

export const deleteSavedView: Handler<typeof contract.deleteSavedView> = async ({ db, caller, input }) => {
  const { id, name } = await changeableView(db, caller, input.id)
  await deleteView(db, id)
  await auditDelete(db, entity, id, { name })
  return {}
}

/** Somebody else's own view does not exist for the caller. */
async function changeableView(db: Scope, caller: AppCaller, id: string): Promise<ViewRow> {
  const view = orNotFound(await findView(db, id))
  if (canChangeView(caller.access, caller.employeeId, view)) return view
  throw new Refusal(view.isShared ? 'FORBIDDEN' : 'NOT_FOUND')
}

type Named = Pick<ViewRow, 'employeeId' | 'list' | 'name'> & { readonly id?: string }

/** Two windows of one person save one after the other. ALREADY_EXISTS for a name of another view. */
async function lockOwnViews(db: Scope, { employeeId, list, name, id }: Named): Promise<ViewRow[]> {
  await lockEmployee(db, employeeId)
  const own = await listOwnViews(db, list, employeeId)
  if (own.some(view => view.id !== id && view.name.toLowerCase() === name.toLowerCase()))
    throw new Refusal('ALREADY_EXISTS', {}, [{ path: 'name', code: 'ALREADY_EXISTS', parameters: {} }])
  return own
}

const toSavedView = (view: ViewRow, { access, employeeId }: AppCaller): contract.SavedView => ({
  id: view.id,
  name: view.name,
  query: view.query,
  isShared: view.isShared,
  mayChange: canChangeView(access, employeeId, view),
})
