// All SQL of the company profile (N4).
import type { Insertable, Kysely } from 'kysely'
import type { Tables } from '#api/db/schema/tables.ts'

type Db = Kysely<Tables>

/** Throws when the workspace has no profile; every workspace is made with one. */
export function getCompanyProfile(db: Db, workspaceId: string) {
  return db
    .selectFrom('company_profile')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirstOrThrow()
}

export async function insertCompanyProfile(
  db: Db,
  row: Insertable<Tables['company_profile']>,
): Promise<void> {
  await db.insertInto('company_profile').values(row).execute()
}
