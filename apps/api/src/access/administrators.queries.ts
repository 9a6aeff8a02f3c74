// Who has full access to a workspace (P6): employees by their account or the reserved id, and the owner.
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Tables } from '#api/db/schema/tables.ts'

type Db = Kysely<Tables>

/** Active employees with an active sign-in and full access. */
export async function listAdministratorIds(
  db: Db,
  workspaceId: string,
  fullAccessEmployeeId: number | null,
): Promise<number[]> {
  const rows = await administrators(db, workspaceId, fullAccessEmployeeId)
    .select('e.id')
    .orderBy('e.id')
    .execute()
  return rows.map(row => row.id)
}

/** With the columns of their list. */
export const listAdministrators = (db: Db, workspaceId: string, fullAccessEmployeeId: number | null) =>
  administrators(db, workspaceId, fullAccessEmployeeId)
    .select([
      'e.id',
      'e.first_name',
      'e.last_name',
      'e.first_name_lo',
      'e.last_name_lo',
      'e.profile_image',
      'a.username',
      'a.is_admin',
      'a.full_access_since',
      'a.created_at',
    ])
    .orderBy('e.sort_name')
    .orderBy('e.id')
    .execute()

function administrators(db: Db, workspaceId: string, fullAccessEmployeeId: number | null) {
  return db
    .selectFrom('account as a')
    .innerJoin('employee as e', join =>
      join.onRef('e.workspace_id', '=', 'a.workspace_id').onRef('e.id', '=', 'a.employee_id'),
    )
    .where('a.workspace_id', '=', workspaceId)
    .where('a.status', '=', 'active')
    .where('e.status', 'in', ['active', 'probation'])
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

export const listOwners = (db: Db, workspaceId: string) =>
  db
    .selectFrom('account as a')
    .innerJoin('workspace as w', 'w.space_id', 'a.space_id')
    .select(['a.id', 'a.first_name', 'a.last_name', 'a.username', 'a.created_at'])
    .where('w.id', '=', workspaceId)
    .where('a.kind', '=', 'space')
    .where('a.status', '=', 'active')
    .orderBy('a.username')
    .execute()
