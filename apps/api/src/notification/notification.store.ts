// All SQL of notifications (N1). Reading one is not audited: it does not change the company's data.
import type { Language } from '@hr/contract/messages/text.ts'
import type { NotificationKind } from '@hr/domain/notification/channel.ts'
import { sql } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'
import { countRows } from '#api/http/count-rows.queries.ts'
import type { NewestKey, PageWindow } from '#api/http/list-page.ts'
import { newestPage } from '#api/http/newest-page.queries.ts'
import type { Ending } from './ending-text.ts'

type Filter = { readonly q: 'ALL' | 'UNREAD'; readonly kind?: NotificationKind | undefined }

const inBell = (db: Scope, employeeId: number, { q, kind }: Filter) =>
  db
    .from('notification')
    .where('employee_id', '=', employeeId)
    .where('in_bell', '=', true)
    .$if(q === 'UNREAD', query => query.where('read_at', 'is', null))
    .$if(kind !== undefined, query => query.where('kind', '=', kind ?? 'LEAVE'))

/** Newest first. */
export function listNotificationRows(
  db: Scope,
  employeeId: number,
  filter: Filter,
  window: PageWindow<NewestKey>,
) {
  return inBell(db, employeeId, filter)
    .select([
      'id',
      'code',
      'parameters',
      'link',
      'created_at as createdAt',
      'read_at as readAt',
      'kind',
      'asks_for as asksFor',
      'ending',
    ])
    .$call(newestPage('created_at', 'id', window))
    .execute()
}

export const countNotifications = (db: Scope, employeeId: number, filter: Filter): Promise<number> =>
  countRows(db, inBell(db, employeeId, filter))

export async function listKinds(db: Scope, employeeId: number): Promise<NotificationKind[]> {
  const rows = await inBell(db, employeeId, { q: 'ALL' }).select('kind').distinct().execute()
  return rows.map(({ kind }) => kind)
}

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

/** Not an ended one: it stays read. */
export async function markUnread(db: Scope, employeeId: number, id: string): Promise<number> {
  const result = await db
    .update('notification')
    .set({ read_at: null })
    .where('employee_id', '=', employeeId)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return Number(result.numUpdatedRows)
}

/** Who works here, with the address and the language of their sign-in. */
export const listReaders = (db: Scope, employeeIds: readonly number[]) =>
  db
    .from('employee')
    .leftJoin('account', join =>
      join
        .onRef('account.workspace_id', '=', 'employee.workspace_id')
        .onRef('account.employee_id', '=', 'employee.id'),
    )
    .select(eb => [
      'employee.id',
      'employee.email',
      eb.fn.coalesce('account.language', eb.val<Language>('en')).as('language'),
    ])
    .where(sql<boolean>`employee.id = any(${employeeIds}::integer[])`)
    .where('employee.status', 'in', ['active', 'probation'])
    .execute()

type Ended = { readonly asksFor: string; readonly ending: Ending; readonly keep?: readonly number[] }

/** Ends what asks for a decision, except for those who are still to decide. */
export const endedAsks = (db: Scope, { asksFor, ending, keep = [] }: Ended) =>
  db
    .update('notification')
    .set(eb => ({
      ended_at: db.now,
      ending: JSON.stringify(ending),
      read_at: eb.fn.coalesce('read_at', eb.val(db.now)),
    }))
    .where('asks_for', '=', asksFor)
    .where('ended_at', 'is', null)
    .where(sql<boolean>`employee_id <> all(${keep}::integer[])`)
