// An employee created by mistake can be deleted while only data created with them refers to them (P7).
import type { deleteEmployee as deleteCall } from '@hr/contract/employee-change.ts'
import { covers } from '@hr/domain/access/covers.ts'
import { deleteRolesOf } from '#api/access/delete-roles-of.ts'
import { refuseLastAdministrator } from '#api/access/last-administrator.ts'
import { auditDelete } from '#api/audit/write-audit.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import { removePictureLater } from '#api/http/stored-picture.ts'
import { publishLive } from '#api/live/publish-live.ts'
import { deleteNotificationsOf } from '#api/notification/delete-notifications-of.ts'
import { deleteAccountOf } from '#api/session/delete-account-of.ts'
import { accessOfEmployee, findEmployeeAccount } from '#api/access/employee-account.queries.ts'
import { deleteEmployeeRow } from './record/record.store.ts'
import { lockRecord } from './record/stored-record.ts'

type DeleteContext = Parameters<Handler<typeof deleteCall>>[0]

/** Refuses oneself and people with more permissions. Throws EMPLOYEE_IN_USE if they have records or have acted. */
export const deleteEmployee: Handler<typeof deleteCall> = async context => {
  const { db, caller, input, services } = context
  const { workspaceId } = caller
  const { id } = input
  const { row } = orNotFound(await lockRecord(db, id))
  const account = await findEmployeeAccount(db, id)
  if (account?.id === caller.accountId) throw new Refusal('FORBIDDEN')
  if (account) {
    const access = await accessOfEmployee(db, services.config, account)
    if (!covers(caller.access, access)) throw new Refusal('FORBIDDEN')
    if (await hasActed(db, account.id)) throw new Refusal('EMPLOYEE_IN_USE')
  }
  await refuseLastAdministrator(db, services.config, [id])
  const files = await db
    .selectFrom('employee_document')
    .select('file_key as key')
    .where('workspace_id', '=', workspaceId)
    .where('employee_id', '=', id)
    .execute()
  await deleteBeginning(context, id)
  await removePictureLater(db, services, row.profile_image)
  for (const { key } of files) await services.jobs.add(db, 'file.remove', { key })
  await auditDelete(db, 'employee', id, {
    staffId: row.staff_id,
    firstName: row.first_name,
    lastName: row.last_name,
  })
  await publishLive(db, { topic: 'employee', employeeIds: [] })
  return {}
}

async function hasActed(db: Scope, accountId: string): Promise<boolean> {
  const act = await db.from('audit_entry').select('id').where('account_id', '=', accountId).executeTakeFirst()
  return act !== undefined
}

/** Deletes what was created with the person; a foreign key fails if anything else refers to them. */
async function deleteBeginning(context: DeleteContext, id: number): Promise<void> {
  const { db, services } = context
  try {
    await deleteRolesOf(db, id)
    await deleteNotificationsOf(db, id)
    await services.reactions.employeeDeleted(context, id)
    await deleteAccountOf(db, id)
    await deleteEmployeeRow(db, id)
  } catch (error) {
    throw isStillReferred(error) ? new Refusal('EMPLOYEE_IN_USE') : error
  }
}

const isStillReferred = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23503'
