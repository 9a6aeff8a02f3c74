// The audit log and the log of reads of sensitive data, newest first.
import type { CheckedInputOf } from '@hr/contract/endpoint.ts'
import type { listAllSensitiveReads, listAudit } from '@hr/contract/audit.ts'
import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import { searchParts } from '#api/people/search-text.ts'
import { countRows } from '#api/http/count-rows.queries.ts'
import { personEntities } from './entry-label.ts'
import { namedTables } from './named-things.queries.ts'
import type { NewestKey, PageWindow } from '#api/http/list-page.ts'
import { newestPage } from '#api/http/newest-page.queries.ts'
import type { Scope } from '#api/db/connect/scope.ts'

/** From the first instant of a day until the first instant after the last day. */
export type Period = { readonly from: Date | undefined; readonly until: Date | undefined }
type AuditFilter = Period &
  Pick<CheckedInputOf<typeof listAudit>, 'actor' | 'operation' | 'entity' | 'entityId' | 'search'>

function entries(db: Scope, filter: AuditFilter) {
  const { from, until, actor, operation, entity, entityId, search } = filter
  return db
    .from('audit_entry as a')
    .$if(from !== undefined, query => query.where('a.at', '>=', from ?? new Date(0)))
    .$if(until !== undefined, query => query.where('a.at', '<', until ?? new Date(0)))
    .$if(actor !== undefined, query => query.where('a.employee_id', '=', actor ?? 0))
    .$if(operation !== undefined, query => query.where('a.operation', '=', operation ?? 'CREATE'))
    .$if(entity !== '', query => query.where('a.entity', '=', entity))
    .$if(entityId !== '', query => query.where('a.entity_id', '=', entityId))
    .$if(search !== '', query => query.where(found(db.workspaceId, search)))
}

/** Matches people, both as actor and as subject, by name; things by name; and the raw text. */
function found(workspaceId: string, search: string) {
  const words = search.toLowerCase()
  const people = searchParts(search).map(part => sql<SqlBool>`strpos(e.search_text, ${part}) > 0`)
  const named = people.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`${sql.join(people, sql` and `)}`
  const employees = sql`from employee e where e.workspace_id = ${workspaceId} and ${named}`
  const things = namedTables.map(
    table => sql`select id::text from ${sql.table(table)}
      where workspace_id = ${workspaceId} and strpos(lower(name || ' ' || name_lo), ${words}) > 0`,
  )
  return sql<SqlBool>`(
    a.employee_id in (select e.id ${employees})
    or a.entity ~ ${personEntities} and a.entity_id in (select e.id::text ${employees})
    or a.entity_id in (${sql.join(things, sql` union all `)})
    or strpos(lower(coalesce(a.before::text, '') || coalesce(a.after::text, '')), ${words}) > 0
    or a.entity_id = ${search})`
}

export function listAuditEntries(db: Scope, filter: AuditFilter, window: PageWindow<NewestKey>) {
  return entries(db, filter)
    .leftJoin('account as c', 'c.id', 'a.account_id')
    .select([
      'a.id',
      'a.at as createdAt',
      'a.operation',
      'a.entity',
      'a.entity_id as entityId',
      'a.employee_id as employeeId',
      'a.before',
      'a.after',
      'c.first_name as firstName',
      'c.last_name as lastName',
    ])
    .$call(newestPage('a.at', 'a.id', window))
    .execute()
}

export const countAuditEntries = (db: Scope, filter: AuditFilter): Promise<number> =>
  countRows(db, entries(db, filter))

type ReadFilter = Period & Pick<CheckedInputOf<typeof listAllSensitiveReads>, 'reader' | 'employee'>

const reads = (db: Scope, { from, until, reader, employee }: ReadFilter) =>
  db
    .from('sensitive_read as r')
    .$if(from !== undefined, query => query.where('r.at', '>=', from ?? new Date(0)))
    .$if(until !== undefined, query => query.where('r.at', '<', until ?? new Date(0)))
    .$if(reader !== undefined, query => query.where('r.reader_id', '=', reader ?? 0))
    .$if(employee !== undefined, query => query.where('r.employee_id', '=', employee ?? 0))

export const listReads = (db: Scope, filter: ReadFilter, window: PageWindow<NewestKey>) =>
  reads(db, filter)
    .leftJoin('account as c', 'c.id', 'r.account_id')
    .select([
      'r.id',
      'r.at as createdAt',
      'r.reader_id as readerId',
      'r.employee_id as employeeId',
      'r.what',
      'c.first_name as firstName',
      'c.last_name as lastName',
    ])
    .$call(newestPage('r.at', 'r.id', window))
    .execute()

export const countReads = (db: Scope, filter: ReadFilter): Promise<number> => countRows(db, reads(db, filter))
