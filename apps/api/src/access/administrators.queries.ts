// Who has full access to a workspace (P6): employees by their account or the reserved id, and the owner.
import { sql } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'
import { countRows } from '#api/http/count-rows.queries.ts'
import { isEmployed } from '#api/people/valid-on.ts'
import { hasSecondStep } from '#api/session/second-step/second-step.store.ts'
import { ePersonColumns } from '#api/people/person.ts'

/** Active employees with an active sign-in and full access. */
export async function listAdministratorIds(
  db: Scope,
  fullAccessEmployeeId: number | null,
): Promise<number[]> {
  const rows = await administrators(db, fullAccessEmployeeId).select('e.id').orderBy('e.id').execute()
  return rows.map(row => row.id)
}

/** With the columns of their list. */
export const listAdministrators = (db: Scope, fullAccessEmployeeId: number | null) =>
  administrators(db, fullAccessEmployeeId)
    .select([...ePersonColumns, 'a.username', 'a.is_admin', 'a.full_access_since', 'a.created_at'])
    .orderBy('e.sort_name')
    .orderBy('e.id')
    .execute()

/** Employees and owners. */
export async function countAdministratorsWithoutSecondStep(
  db: Scope,
  fullAccessEmployeeId: number | null,
): Promise<number> {
  const employees = administrators(db, fullAccessEmployeeId).where(eb => eb.not(hasSecondStep('a.id')))
  const ofOwners = owners(db).where(eb => eb.not(hasSecondStep('a.id')))
  return (await countRows(db, employees)) + (await countRows(db, ofOwners))
}

export function administrators(db: Scope, fullAccessEmployeeId: number | null) {
  return db
    .from('account as a')
    .innerJoin('employee as e', join =>
      join.onRef('e.workspace_id', '=', 'a.workspace_id').onRef('e.id', '=', 'a.employee_id'),
    )
    .where('a.status', '=', 'active')
    .where(isEmployed('e'))
    .where(eb =>
      eb.or([
        eb('a.is_admin', '=', true),
        eb.and([
          eb('a.full_access_revoked', '=', false),
          eb('a.employee_id', '=', sql<number>`${fullAccessEmployeeId}::integer`),
        ]),
      ]),
    )
}

const owners = (db: Scope) =>
  db
    .selectFrom('account as a')
    .innerJoin('workspace as w', 'w.space_id', 'a.space_id')
    .where('w.id', '=', db.workspaceId)
    .where('a.kind', '=', 'space')
    .where('a.status', '=', 'active')

export const listOwners = (db: Scope) =>
  owners(db)
    .select(['a.id', 'a.first_name', 'a.last_name', 'a.username', 'a.created_at'])
    .orderBy('a.username')
    .execute()
