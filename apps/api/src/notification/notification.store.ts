// All SQL of notifications (N1). Reading one is not audited: it does not change the company's data.
import type { Insertable, Kysely } from 'kysely'
import { sendWrite } from '#api/db/connect/scope.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Tables } from '#api/db/schema/tables.ts'
import { countRows } from '#api/http/count-rows.queries.ts'
import type { NewestKey, PageWindow } from '#api/http/list-page.ts'

type Db = Kysely<Tables>

export async function insertNotifications(
  db: Db,
  rows: readonly Insertable<Tables['notification']>[],
): Promise<void> {
  // PostgreSQL allows 65,535 parameters per statement.
  for (let start = 0; start < rows.length; start += 2000)
    await sendWrite(
      db,
      db
        .insertInto('notification')
        .values(rows.slice(start, start + 2000))
        .compile(),
    )
}

/** Newest first. */
export function listNotificationRows(
  db: Scope,
  employeeId: number,
  { limit, offset, after }: PageWindow<NewestKey>,
) {
  return db
    .from('notification')
    .select(['id', 'code', 'parameters', 'link', 'created_at as createdAt', 'read_at as readAt'])
    .where('employee_id', '=', employeeId)
    .$if(after !== undefined, query =>
      query.where(eb =>
        eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(new Date(after?.[0] ?? ''), after?.[1] ?? '')),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export const countNotifications = (db: Scope, employeeId: number, which: 'all' | 'unread'): Promise<number> =>
  countRows(
    db,
    db
      .from('notification')
      .where('employee_id', '=', employeeId)
      .$if(which === 'unread', query => query.where('read_at', 'is', null)),
  )

/** Marks one or all as read; a second time changes nothing. Returns how many of the reader's match. */
export async function markRead(
  db: Scope,
  employeeId: number,
  { id, now }: { readonly id?: string; readonly now: Date },
): Promise<number> {
  const result = await db
    .update('notification')
    .set(eb => ({ read_at: eb.fn.coalesce('read_at', eb.val(now)) }))
    .where('employee_id', '=', employeeId)
    .where(eb => (id === undefined ? eb('read_at', 'is', null) : eb('id', '=', id)))
    .executeTakeFirst()
  return Number(result.numUpdatedRows)
}
