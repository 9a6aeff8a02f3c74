// Entries of one thing in the audit log of the installation, newest first.
import type { Db } from '#api/db/schema/tables.ts'
import { countRows } from '#api/http/count-rows.queries.ts'
import type { NewestKey, PageWindow } from '#api/http/list-page.ts'
import { newestPage } from '#api/http/newest-page.queries.ts'

type About = { readonly entity: string; readonly entityId: string }

const entries = (db: Db, { entity, entityId }: About) =>
  db
    .selectFrom('installation_audit_entry as a')
    .where('a.entity', '=', entity)
    .where('a.entity_id', '=', entityId)

export const listInstallationEntries = (db: Db, about: About, window: PageWindow<NewestKey>) =>
  entries(db, about)
    .leftJoin('account as c', 'c.id', 'a.account_id')
    .select([
      'a.id',
      'a.at as createdAt',
      'a.operation',
      'a.before',
      'a.after',
      'c.first_name as firstName',
      'c.last_name as lastName',
    ])
    .$call(newestPage('a.at', 'a.id', window))
    .execute()

export const countInstallationEntries = (db: Db, about: About): Promise<number> =>
  countRows(db, entries(db, about))
