// Reads of a person's sensitive data, for HR and the person (P7).
import type { listSensitiveReads as listCall } from '@hr/contract/employee-record.ts'
import { sensitiveReads } from '@hr/contract/employee-record.ts'
import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Handler } from '#api/http/context.ts'
import { countRows } from '#api/http/count-rows.queries.ts'
import { listPage, newestFirst } from '#api/http/list-page.ts'
import type { NewestKey, PageWindow } from '#api/http/list-page.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import { listPeople } from '#api/people/person.ts'
import { maySeeSensitive } from '#api/access/sensitive-scope.ts'

export const listSensitiveReads: Handler<typeof listCall> = async ({ db, caller, input }) => {
  if (!maySeeSensitive(caller, input.id)) throw new Refusal('NOT_FOUND')
  orNotFound((await listPeople(db, [input.id])).get(input.id))
  const page = await listPage(input, {
    rows: window => listReads(db, input.id, window),
    total: () => countRows(db, readsOf(db, input.id)),
    ...newestFirst,
  })
  const people = await listPeople(
    db,
    page.rows.map(row => row.readerId),
  )
  const rows = page.rows.map(({ id, createdAt, readerId, readerName, what }) => ({
    id,
    at: createdAt.toISOString(),
    reader: people.get(readerId ?? 0) ?? null,
    readerName,
    what: sensitiveReads.find(known => known === what) ?? 'record',
  }))
  return { ...page, rows }
}

function readsOf(db: Scope, employeeId: number) {
  return db.from('sensitive_read as s').where('s.employee_id', '=', employeeId)
}

function listReads(db: Scope, employeeId: number, { limit, offset, after }: PageWindow<NewestKey>) {
  const query = readsOf(db, employeeId)
    .leftJoin('account as a', 'a.id', 's.account_id')
    .select(eb => [
      's.id',
      's.at as createdAt',
      's.reader_id as readerId',
      's.what',
      eb.fn.coalesce(sql<string>`a.first_name || ' ' || a.last_name`, sql<string>`''`).as('readerName'),
    ])
    .orderBy('s.at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(limit)
    .offset(offset)
  return (
    after ? query.where(sql<SqlBool>`(s.at, s.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`) : query
  ).execute()
}
