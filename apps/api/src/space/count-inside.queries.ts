// Counts for those who see companies from outside: the owner of the space and the operator (P1, P3).
import { sql } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'
import { isEmployed } from '#api/people/valid-on.ts'

export type Inside = { readonly employees: number; readonly requestsWaiting: number }

/** The transaction is inside the workspace. */
export async function countInside(db: Scope): Promise<Inside> {
  const id = db.workspaceId
  const waiting = (table: string) =>
    sql`(select count(*)::integer from ${sql.table(table)} where workspace_id = ${id} and status = 'PENDING')`
  const { rows } = await sql<Inside>`
    select (select count(*)::integer from employee e where workspace_id = ${id} and ${isEmployed('e')}) as employees,
      ${waiting('leave_request')} + ${waiting('attendance_request')} + ${waiting('ot_request')} as "requestsWaiting"`.execute(
    db,
  )
  return rows[0] ?? { employees: 0, requestsWaiting: 0 }
}
