// The SQL of pending changes of e-mail (P7).
import type { EmailChange } from '@hr/domain/employee/email-change.ts'
import type { Updateable } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Tables } from '#api/db/schema/tables.ts'

type Row = Tables['employee_email_change']
export type WaitingChange = EmailChange & {
  readonly employeeId: number
  readonly askedById: number | null
  readonly askedAt: Date
}

const changes = (db: Scope) => db.from('employee_email_change').selectAll()

const toChange = (row: Row): WaitingChange => ({
  employeeId: row.employee_id,
  newEmail: row.new_email,
  newConfirmed: row.new_confirmed,
  oldAgreed: row.old_agreed,
  endsAt: row.ends_at.getTime(),
  askedById: row.asked_by_employee_id,
  askedAt: row.asked_at,
})

export async function findEmailChange(db: Scope, employeeId: number): Promise<WaitingChange | undefined> {
  const row = await changes(db).where('employee_id', '=', employeeId).executeTakeFirst()
  return row && toChange(row)
}

/** Employees with a change past its deadline, at most `limit`. */
export async function listOverdueEmailChanges(db: Scope, limit: number): Promise<number[]> {
  const rows = await changes(db)
    .where('ends_at', '<=', db.now)
    .orderBy('ends_at')
    .orderBy('employee_id')
    .limit(limit)
    .execute()
  return rows.map(row => row.employee_id)
}

export async function insertEmailChange(db: Scope, change: WaitingChange): Promise<void> {
  await db
    .insertInto('employee_email_change')
    .values({
      workspace_id: db.workspaceId,
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
  db: Scope,
  employeeId: number,
  values: Pick<Updateable<Row>, 'new_confirmed' | 'old_agreed' | 'ends_at'>,
): Promise<void> {
  await db.update('employee_email_change').set(values).where('employee_id', '=', employeeId).execute()
}

export async function deleteEmailChange(db: Scope, employeeId: number): Promise<void> {
  await db.delete('employee_email_change').where('employee_id', '=', employeeId).execute()
}
