// The SQL of pending changes of e-mail (P7).
import type { EmailChange } from '@hr/domain/employee/email-change.ts'
import type { Kysely, Updateable } from 'kysely'
import type { Tables } from '#api/db/schema/tables.ts'

type Db = Kysely<Tables>
type Row = Tables['employee_email_change']
export type WaitingChange = EmailChange & {
  readonly employeeId: number
  readonly askedById: number | null
  readonly askedAt: Date
}

const changes = (db: Db, workspaceId: string) =>
  db.selectFrom('employee_email_change').selectAll().where('workspace_id', '=', workspaceId)

const toChange = (row: Row): WaitingChange => ({
  employeeId: row.employee_id,
  newEmail: row.new_email,
  newConfirmed: row.new_confirmed,
  oldAgreed: row.old_agreed,
  endsAt: row.ends_at.getTime(),
  askedById: row.asked_by_employee_id,
  askedAt: row.asked_at,
})

export async function findEmailChange(
  db: Db,
  workspaceId: string,
  employeeId: number,
): Promise<WaitingChange | undefined> {
  const row = await changes(db, workspaceId).where('employee_id', '=', employeeId).executeTakeFirst()
  return row && toChange(row)
}

/** Employees with a change past its deadline, at most `limit`. */
export async function listOverdueEmailChanges(
  db: Db,
  workspaceId: string,
  now: Date,
  limit: number,
): Promise<number[]> {
  const rows = await changes(db, workspaceId)
    .where('ends_at', '<=', now)
    .orderBy('ends_at')
    .orderBy('employee_id')
    .limit(limit)
    .execute()
  return rows.map(row => row.employee_id)
}

export async function insertEmailChange(db: Db, workspaceId: string, change: WaitingChange): Promise<void> {
  await db
    .insertInto('employee_email_change')
    .values({
      workspace_id: workspaceId,
      employee_id: change.employeeId,
      new_email: change.newEmail,
      new_confirmed: change.newConfirmed,
      old_agreed: change.oldAgreed,
      asked_by_employee_id: change.askedById,
      asked_at: change.askedAt,
      ends_at: new Date(change.endsAt),
    })
    .execute()
}

export async function updateEmailChange(
  db: Db,
  workspaceId: string,
  employeeId: number,
  values: Pick<Updateable<Row>, 'new_confirmed' | 'old_agreed' | 'ends_at'>,
): Promise<void> {
  await db
    .updateTable('employee_email_change')
    .set(values)
    .where('workspace_id', '=', workspaceId)
    .where('employee_id', '=', employeeId)
    .execute()
}

export async function deleteEmailChange(db: Db, workspaceId: string, employeeId: number): Promise<void> {
  await db
    .deleteFrom('employee_email_change')
    .where('workspace_id', '=', workspaceId)
    .where('employee_id', '=', employeeId)
    .execute()
}
